// A script of its own before all others (tools/early.ts): the sentences are fetched while the page itself comes, and the
// wood of the board, which is the largest thing that a visitor sees first.
import grain from '../../art/grain.webp';
import { chosenLang, sentencesIn } from './sentences';

void sentencesIn(chosenLang());
const wood = new Image();
wood.fetchPriority = 'low';
wood.src = grain;
