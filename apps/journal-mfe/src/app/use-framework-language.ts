import type { Language } from '@reflectory/contracts';
import { useTranslation } from 'react-i18next';

/** Language of frameworks and questions: those of the page when we have it, else English. */
export function useFrameworkLanguage(): Language {
  const { i18n } = useTranslation('journal');
  return i18n.resolvedLanguage?.startsWith('de') || i18n.language.startsWith('de') ? 'de' : 'en';
}
