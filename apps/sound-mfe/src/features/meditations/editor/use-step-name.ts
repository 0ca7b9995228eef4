import type { MeditationStep } from '@reflectory/contracts/sound';
import { useTranslation } from 'react-i18next';

const MOST = 40;

/** What a step is called in sentences: its words, or those of its picture, else its kind. */
export function useStepName() {
  const { t } = useTranslation('sound');
  return (step: MeditationStep): string => {
    const words = 'text' in step ? step.text.trim() : 'alt' in step ? step.alt.trim() : '';
    if (words === '') return t(`editor.kinds.${step.kind}`);
    return words.length > MOST ? `${words.slice(0, MOST).trimEnd()} …` : words;
  };
}
