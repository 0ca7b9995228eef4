export {
  builtInLanguage,
  chooseLanguage,
  directionOf,
  findLanguage,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_KEY,
  LANGUAGE_NAMES,
  LANGUAGE_PARAMETER,
  LANGUAGES,
} from './languages.ts';
export {
  languagesTables,
  type TranslationInsert,
  type TranslationRow,
  type TranslationUpdate,
} from './rows.ts';
