import { builtInLanguage } from '@reflectory/contracts/languages';
import { feelingName } from '@reflectory/domain/feelings';
import type { TFunction } from 'i18next';
import { type CheckIn, degreeOf } from './model/check-in.ts';

/** A check-in in words: the two scales, and the word that was chosen. */
export function moodWords(
  { pleasantness, energy, feeling }: CheckIn,
  { t, language }: { t: TFunction<'journal'>; language: string },
): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format([
    ...(feeling ? [feelingName(feeling, builtInLanguage(language))] : []),
    t(`mood.pleasantness.${degreeOf(pleasantness)}`),
    t(`mood.energy.${degreeOf(energy)}`),
  ]);
}
