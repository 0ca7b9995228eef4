import type { Language } from '@reflectory/contracts/languages';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';

/** Language of frameworks and questions: that of the page when we have it, else English. */
export function useFrameworkLanguage(): Language {
  return builtInLanguage(useTranslation('journal').i18n.language);
}
