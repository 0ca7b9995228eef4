export type { Corpus, Entry, Sentence } from './corpus.schema.ts';
export {
  FEELINGS,
  type Feeling,
  type Kind,
  KINDS,
  type Theme,
  THEMES,
  type Voice,
  VOICES,
} from './labels.ts';
export { readCorpus } from './read-corpus.ts';
export { type Part, partOf } from './split.ts';
