import type { FrameworkDocument, LibraryTexts } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';

/** The language that a person reads a document in: their own where it has it, else its first. */
export const readableLanguage = (
  { languages }: Pick<FrameworkDocument, 'languages'>,
  language: Language,
): Language => (languages.includes(language) ? language : (languages[0] ?? language));

/** A text in a language, or in one that there is. */
export const textIn = (texts: LibraryTexts | undefined, language: Language): string =>
  texts?.[language] ?? Object.values(texts ?? {})[0] ?? '';
