import { builtInLanguage } from '@reflectory/contracts/languages';
import { feelingName } from '@reflectory/domain/feelings';
import { useTranslation } from 'react-i18next';
import { type CheckIn, degreeOf } from './model/check-in.ts';

/** A check-in in words: the two scales, and the word that was chosen. */
export function useMoodWords(): (checkIn: CheckIn) => string {
  const { t, i18n } = useTranslation('journal');
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return ({ pleasantness, energy, feeling }) =>
    list.format([
      ...(feeling ? [feelingName(feeling, builtInLanguage(i18n.language))] : []),
      t(`mood.pleasantness.${degreeOf(pleasantness)}`),
      t(`mood.energy.${degreeOf(energy)}`),
    ]);
}
