/** Rules of the built-in reader that lead to a suggestion. */
export type SuggestionKey =
  | 'sleep'
  | 'overload'
  | 'money'
  | 'body'
  | 'loss'
  | 'alone'
  | 'anger'
  | 'doubt'
  | 'worry'
  | 'tension'
  | 'tired'
  | 'warmth'
  | 'good';

/** What the built-in reader says, in one language; `{name}` stands for what was found. */
export type ReadingTexts = {
  emotions: Readonly<Record<string, string>>;
  areas: Readonly<Record<string, string>>;
  summary: Readonly<Record<'none' | 'one' | 'most' | 'mixed' | 'about', string>>;
  /** `because` is followed by the words that the suggestion rests on. */
  suggestions: Readonly<Record<SuggestionKey, { text: string; because: string }>>;
};
