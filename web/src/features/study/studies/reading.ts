/** The worker that reads studies: each change means reading the whole text again, and the page does not wait for it. */
import { study } from '../../../wire/module/study';
import { serve } from '../../../wire/worker/serve';
import { readerOf, type ReaderCalls } from './reader';

serve<ReaderCalls>(self, async () => readerOf(await study()));
