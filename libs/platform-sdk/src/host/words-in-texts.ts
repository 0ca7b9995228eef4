import { directionOf } from '@reflectory/contracts/languages';
import { isolateForeign } from '@reflectory/domain/bidi';

/**
 * How i18next puts names and titles into texts: React escapes what it draws, so that here a name is only kept from
 * turning the sentence around it.
 */
export const wordsInTexts = (language: () => string) => ({
  escapeValue: true,
  escape: (words: string) => isolateForeign(words, directionOf(language())),
});
