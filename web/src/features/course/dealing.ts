/** The worker that looks for positions in games which it plays, and ahead in one: the page never waits for it. */
import { serve } from '../../wire/worker/serve';
import { DeviceDealer, type DealCalls } from './deals';
import { theReferee } from './referee';

const dealer = async () => new DeviceDealer(await theReferee());

serve<DealCalls>(self, {
  next: async (order) => (await dealer()).next(order),
  hint: async (trid) => (await dealer()).hint(trid),
  outlook: async (trid) => (await dealer()).outlook(trid),
});
