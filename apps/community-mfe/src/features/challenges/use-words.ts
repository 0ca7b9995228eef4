import { builtInLanguage } from '@reflectory/contracts/languages';
import type { ChallengeDocument } from '@reflectory/contracts/challenges';
import { textIn } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';

/** Texts of a challenge in the language of the page, or one that they have. */
export function useWords(): (texts: ChallengeDocument['name'] | undefined) => string {
  const { i18n } = useTranslation('community');
  const language = builtInLanguage(i18n.language);
  return (texts) => textIn(texts, language);
}

/** A day as `2026-12-01` in words. */
export function useDayName(): (day: string) => string {
  const { i18n } = useTranslation('community');
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' });
  return (day) => format.format(new Date(`${day}T12:00:00`));
}
