import type { FeelingCorrection } from '@reflectory/contracts/journal';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { emotionName } from '@reflectory/domain/reading';
import { useTranslation } from 'react-i18next';

/** Says a correction in one sentence of the page's language. */
export function useCorrectionText(): (correction: FeelingCorrection) => string {
  const { t, i18n } = useTranslation('journal');
  const nameOf = (emotion: string) => emotionName(emotion, builtInLanguage(i18n.language));
  return ({ emotion, term, replacement }) =>
    replacement === null
      ? t('insight.appliedNone', { term, feeling: nameOf(emotion) })
      : t('insight.appliedOther', { term, feeling: nameOf(emotion), replacement: nameOf(replacement) });
}
