import { featuresOf } from './features.ts';
import { loudestWindow, weightiestWords } from './score.ts';
import { weights } from './weights.ts';

/** All that was learned of hearing, in one piece that is fetched after a page is there. */
export const learned = { featuresOf, loudestWindow, weightiestWords, weights };
export type Learned = typeof learned;
