// A script of its own before all others (tools/early.ts): the sentences are fetched while the page itself comes.
import { chosenLang, sentencesIn } from './sentences';

void sentencesIn(chosenLang());
