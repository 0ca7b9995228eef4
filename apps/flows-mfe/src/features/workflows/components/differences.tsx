import type { WorkflowDocument, WorkflowStep } from '@reflectory/contracts/workflows';
import { diffWorkflows } from '@reflectory/domain/workflows';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { useSentences } from '../model/use-sentences.ts';
import classes from './workflows.module.css';

type DifferencesProps = { before: WorkflowDocument | null; after: WorkflowDocument; places: Places };

/** What was added, removed and changed from one version to another, in the sentences of the list. */
export function Differences({ before, after, places }: DifferencesProps) {
  const { t } = useTranslation('flows');
  const lines = useLines({ before, after, places });
  if (lines.length === 0) return <p className={classes.quiet}>{t('workflows.publish.same')}</p>;
  return (
    <ul aria-label={t('workflows.publish.changes')}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two steps may say the same
        <li key={place} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

function useLines({ before, after, places }: DifferencesProps): string[] {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const difference = diffWorkflows(before, after);
  const turned = (was: string, is: string) =>
    was === is || was === '' ? is : t('workflows.publish.turned', { was, is });
  const stepLine = (was: WorkflowStep, is: WorkflowStep) =>
    t('workflows.publish.changed', { step: turned(say.step(was), say.step(is)) });
  const trigger = turned(before ? say.trigger(before.trigger) : '', say.trigger(after.trigger));
  const condition = turned(say.condition(before?.conditions ?? null), say.condition(after.conditions));
  return [
    ...(difference.trigger ? [`${t('workflows.publish.when')} ${trigger}`] : []),
    ...(difference.conditions
      ? [after.conditions ? `${t('workflows.publish.if')} ${condition}` : t('workflows.publish.noConditions')]
      : []),
    ...difference.added.map((step) => t('workflows.publish.added', { step: say.step(step) })),
    ...difference.removed.map((step) => t('workflows.publish.gone', { step: say.step(step) })),
    ...difference.changed.map((one) => stepLine(one.before, one.after)),
    ...(difference.isReordered ? [t('workflows.publish.reordered')] : []),
  ];
}
