/** The worker that reads studies: each change means reading the whole text again, and the page does not wait for it. */
import { study } from '../../../wire/module/study';
import { serve } from '../../../wire/worker/serve';
import { readerOf, type ReaderCalls } from './reader';

const reader = async () => readerOf(await study());

serve<ReaderCalls>(self, {
  tree: async (text) => (await reader()).tree(text),
  position: async (text) => (await reader()).position(text),
  replay: async (text) => (await reader()).replay(text),
  judge: async (trid) => (await reader()).judge(trid),
});
