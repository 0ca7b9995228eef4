import type { ListedWorkflow, WorkflowRun } from '@reflectory/contracts/workflows';
import { allSteps } from '@reflectory/domain/workflows';
import { Button, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import type { Places } from '../api/use-places.ts';
import { useDeed, useRuns } from '../api/use-workflows.ts';
import { useSentences } from '../model/use-sentences.ts';
import classes from './workflows.module.css';

type RunsProps = { workflow: ListedWorkflow; places: Places; onShow(runId: string): void };

/** What a routine did, step by step, and ways to run it again. */
export function Runs({ workflow, places, onShow }: RunsProps) {
  const { t } = useTranslation('flows');
  const { data: runs = [] } = useRuns(workflow.id);
  return (
    <section aria-labelledby="workflow-runs" className={classes.section}>
      <h2 id="workflow-runs" className={classes.heading}>
        {t('workflows.runs.title')}
      </h2>
      {runs.length === 0 && <p className={classes.quiet}>{t('workflows.runs.none')}</p>}
      {runs.length > 0 && (
        <ul className={classes.list}>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} workflow={workflow} places={places} onShow={onShow} />
          ))}
        </ul>
      )}
    </section>
  );
}

type RunRowProps = RunsProps & { run: WorkflowRun };

function RunRow({ run, workflow, places, onShow }: RunRowProps) {
  const { t, i18n } = useTranslation('flows');
  const say = useSentences(places);
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const known = allSteps([...(workflow.published?.steps ?? []), ...(workflow.draft?.steps ?? [])]);
  const sentenceOf = (id: string, kind: string) => {
    const step = known.find((one) => one.id === id);
    return step ? say.step(step) : t(`workflows.stepKinds.${kind as 'notify'}`);
  };
  return (
    <li className={classes.row}>
      <p className={classes.sentence}>
        {moment.format(new Date(run.started_at))} ·{' '}
        {t(`workflows.runs.states.${run.state}`, {
          when: run.due_at ? moment.format(new Date(run.due_at)) : '',
        })}
        {run.failure && ` · ${t(`workflows.failures.${run.failure}`)}`}
      </p>
      {run.about && (
        <p className={classes.quiet}>
          <Link href={run.about}>{t('workflows.runs.about')}</Link>
        </p>
      )}
      {run.steps.length > 0 && (
        <ol aria-label={t('workflows.runs.steps')}>
          {run.steps.map(({ step_id: id, kind, state, output, failure }) => (
            <li key={id}>
              {sentenceOf(id, kind)}
              {state === 'failed' && ` · ${t(`workflows.failures.${failure ?? 'unavailable'}`)}`}
              {output.path && (
                <>
                  {' · '}
                  <Link href={output.path}>{t('workflows.runs.open')}</Link>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <RunActs run={run} onShow={() => onShow(run.id)} />
    </li>
  );
}

function RunActs({ run, onShow }: { run: WorkflowRun; onShow(): void }) {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const cancel = useDeed('cancel-workflow-run');
  const rerun = useDeed('rerun-workflow');
  const onError = (error: Error) => toasts.error(failureText(error));
  const isOver = run.state !== 'waiting';
  return (
    <div className={classes.acts}>
      <Button size="small" onPress={onShow}>
        {t('workflows.drawing.showRun')}
      </Button>
      {!isOver && (
        <Button size="small" onPress={() => cancel.mutate({ run_id: run.id }, { onError })}>
          {t('workflows.runs.cancel')}
        </Button>
      )}
      {run.state === 'failed' && (
        <Button size="small" onPress={() => rerun.mutate({ run_id: run.id, from: 'failed' }, { onError })}>
          {t('workflows.runs.fromFailed')}
        </Button>
      )}
      {isOver && (
        <Button size="small" onPress={() => rerun.mutate({ run_id: run.id, from: 'start' }, { onError })}>
          {t('workflows.runs.again')}
        </Button>
      )}
    </div>
  );
}
