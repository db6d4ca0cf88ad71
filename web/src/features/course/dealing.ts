/** The worker that finds positions in its own games and looks ahead in them, so that the page never waits. */
import { serve } from '../../wire/worker/serve';
import { DeviceDealer, type DealCalls } from './deals';
import { theReferee } from './referee';

const dealer = async () => new DeviceDealer(await theReferee());

serve<DealCalls>(self, {
  next: async (order) => (await dealer()).next(order),
  hint: async (trid) => (await dealer()).hint(trid),
  outlook: async (trid) => (await dealer()).outlook(trid),
});
