import type { Suggestion } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { quotedTerms } from './quoted-terms.ts';
import type { SuggestionKey } from './reading-texts.ts';
import { en } from './texts/en.ts';
import { texts } from './texts.ts';

/** A suggestion and why it is made, with the quoted words that it rests on. */
export const suggestionIn = (
  language: Language,
  key: SuggestionKey,
  words: string,
): Pick<Suggestion, 'text' | 'reason'> => {
  const { text, because } = texts[language].suggestions[key];
  return { text, reason: `${because}${language === 'fr' ? '\u00a0:' : ':'} ${words}.` };
};

const isKey = (key: string | undefined): key is SuggestionKey =>
  key !== undefined && Object.hasOwn(en.suggestions, key);

/** Rule of a suggestion; those of earlier readings are known by their text. */
const keyOf = ({ key, text }: Suggestion): SuggestionKey | undefined =>
  isKey(key)
    ? key
    : Object.keys(en.suggestions)
        .filter(isKey)
        .find((known) => en.suggestions[known].text === text);

/** A suggestion as it is shown: in the language asked for where it is one of our own, else as the engine wrote it. */
export const shownSuggestion = (
  suggestion: Suggestion,
  language: Language,
): Pick<Suggestion, 'text' | 'reason'> & { isTranslated: boolean } => {
  const key = keyOf(suggestion);
  if (!key) return { text: suggestion.text, reason: suggestion.reason, isTranslated: false };
  return {
    ...suggestionIn(language, key, quotedTerms(suggestion.evidence, 4, language)),
    isTranslated: true,
  };
};
