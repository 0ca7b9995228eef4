import { languageSchema } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import type { OwnPrompt } from '@reflectory/contracts/library';
import { readableLanguage, textIn } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';

/** Reads a prompt in the language of the screen, or in one that it has; and says in which ones it is written. */
export function usePromptText() {
  const { i18n } = useTranslation();
  const wanted = languageSchema.catch('en').parse(i18n.language);
  return ({
    texts,
  }: Pick<OwnPrompt, 'texts'>): { text: string; language: Language; languages: Language[] } => {
    const languages = languageSchema.options.filter((one) => texts[one] !== undefined);
    const language = readableLanguage({ languages }, wanted);
    return { text: textIn(texts, language), language, languages };
  };
}
