/** The worker that looks for positions in games which it plays: the page never waits for it. */
import { serve } from '../../wire/worker/serve';
import { DeviceDealer, type DealCalls } from './deals';
import { theReferee } from './referee';

serve<DealCalls>(self, {
  next: async (kind) => new DeviceDealer(await theReferee()).next(kind),
});
