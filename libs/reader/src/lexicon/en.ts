import { pleasantWords } from './en/pleasant-words.ts';
import { sadWords } from './en/sad-words.ts';
import { uneasyWords } from './en/uneasy-words.ts';
import type { FeelingWords } from './feeling-words.ts';

export const en: FeelingWords = { ...pleasantWords, ...uneasyWords, ...sadWords };
