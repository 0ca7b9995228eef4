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
  /** `hint` where little speaks of it; the same three ways in every language, of which a text gets one. */
  summary: Readonly<Record<'none' | 'about', string>> &
    Readonly<Record<'hint' | 'one' | 'most' | 'mixed', readonly [string, string, string]>>;
  /** `because` is followed by the words that the suggestion rests on. */
  suggestions: Readonly<Record<SuggestionKey, { text: string; because: string }>>;
};
