/** The worker that finds positions in its own games and looks ahead in them, so that the page never waits. */
import { serve } from '../../wire/worker/serve';
import { DeviceDealer, type DealCalls } from './deals';
import { theReferee } from './referee';

serve<DealCalls>(self, async () => new DeviceDealer(await theReferee()));
