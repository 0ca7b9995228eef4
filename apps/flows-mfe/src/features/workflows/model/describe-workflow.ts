import type { WorkflowDocument, WorkflowStep } from '@reflectory/contracts/workflows';
import { waysOf } from '@reflectory/domain/workflows';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { useSentences } from './use-sentences.ts';

/** Says a whole routine in words, as a text that stands for its drawing. */
export function useDescription(places: Places): (document: WorkflowDocument) => string {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const listOf = (steps: readonly WorkflowStep[]): string =>
    steps.length === 0 ? t('workflows.drawing.nothing') : steps.map(partOf).join('; ');
  const partOf = (step: WorkflowStep): string => [say.step(step), ...withinOf(step)].join(' ');
  const withinOf = (step: WorkflowStep): string[] => {
    const ways = waysOf(step).map(({ way, steps }) => `${t(`workflows.ways.${way}`)}: ${listOf(steps)}`);
    return ways.length > 0 ? [`(${ways.join(' / ')})`] : [];
  };
  return ({ trigger, conditions, steps }) =>
    [
      say.trigger(trigger),
      ...(conditions ? [`${t('workflows.parts.if')}: ${say.condition(conditions)}`] : []),
      `${t('workflows.parts.then')}: ${listOf(steps)}`,
    ].join('. ');
}
