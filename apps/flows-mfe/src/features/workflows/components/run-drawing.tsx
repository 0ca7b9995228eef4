import type { ListedWorkflow } from '@reflectory/contracts/workflows';
import { Button, Skeleton } from '@reflectory/design-system';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import type { Places } from '../api/use-places.ts';
import { useRuns, useVersions } from '../api/use-workflows.ts';
import classes from './workflows.module.css';

const Drawing = lazy(async () => ({ default: (await import('./drawing.tsx')).Drawing }));

type RunDrawingProps = { workflow: ListedWorkflow; runId: string; places: Places; onClose(): void };

/** The version that a run ran, drawn with what it did, and followed while it goes on. */
export function RunDrawing({ workflow, runId, places, onClose }: RunDrawingProps) {
  const { t } = useTranslation(['flows', 'common']);
  const moment = useMoments();
  const run = useRuns(workflow.id).data?.find(({ id }) => id === runId);
  const versions = useVersions(workflow.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [runId]);
  if (!run) return null;
  const document = versions.data?.find(({ version }) => version === run.version)?.document;
  const title = t('workflows.drawing.run', {
    when: moment(run.started_at),
    version: run.version,
  });
  const until = run.due_at ? moment(run.due_at) : '';
  return (
    <div className={classes.section}>
      <div className={classes.line}>
        <h2 ref={heading} tabIndex={-1} className={`${classes.heading} ${classes.grow}`}>
          {title}
        </h2>
        <Button onPress={onClose}>{t('workflows.drawing.backToDraft')}</Button>
      </div>
      <output className={classes.quiet}>
        {t(`workflows.runs.states.${run.state}`, { when: until })}
        {run.failure && ` · ${t(`workflows.failures.${run.failure}`)}`}
      </output>
      {document && (
        <Suspense fallback={<Skeleton lines={6} label={t('common:loading')} />}>
          <Drawing document={document} places={places} label={title} run={run} />
        </Suspense>
      )}
      {versions.data && !document && <p className={classes.quiet}>{t('workflows.drawing.noVersion')}</p>}
    </div>
  );
}
