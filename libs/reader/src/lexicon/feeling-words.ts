import type { FeelingName } from '../feelings.ts';

/**
 * What speaks of a feeling in one language, separated by commas; `*` at the end of a word stands for any ending.
 * `words` name it, `signs` tell of it without naming it (the body, a situation), `faint` may mean it beside others.
 */
export type FeelingWords = Readonly<Record<FeelingName, { words: string; faint: string; signs: string }>>;
