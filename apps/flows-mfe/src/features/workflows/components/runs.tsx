import type { ListedWorkflow, WorkflowRun } from '@reflectory/contracts/workflows';
import { allSteps, stepOfKey } from '@reflectory/domain/workflows';
import { Button, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import { useFailureText } from '../../../service/use-scope.ts';
import type { Places } from '../api/use-places.ts';
import { useDeed, useRuns } from '../api/use-workflows.ts';
import { groupByThing } from '../model/group-by-thing.ts';
import { useSentences } from '../model/use-sentences.ts';
import { Things } from './things.tsx';
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
  const { t } = useTranslation('flows');
  const moment = useMoments();
  return (
    <li className={classes.row}>
      <p className={classes.sentence}>
        {moment(run.started_at)} ·{' '}
        {t(`workflows.runs.states.${run.state}`, {
          when: run.due_at ? moment(run.due_at) : '',
        })}
        {run.failure && ` · ${t(`workflows.failures.${run.failure}`)}`}
      </p>
      {run.about && (
        <p className={classes.quiet}>
          <Link href={run.about}>{t('workflows.runs.about')}</Link>
        </p>
      )}
      {run.steps.length > 0 && <RunSteps run={run} workflow={workflow} places={places} />}
      <RunActs run={run} onShow={() => onShow(run.id)} />
    </li>
  );
}

type RunStepsProps = Omit<RunRowProps, 'onShow'>;

/** What a run did, step by step; what it went through is counted, and named by its place: a run keeps no words. */
function RunSteps({ run, workflow, places }: RunStepsProps) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const known = allSteps([...(workflow.published?.steps ?? []), ...(workflow.draft?.steps ?? [])]);
  const lineOf = ({ step_id: key, kind, state, output, failure }: WorkflowRun['steps'][number]) => {
    const step = known.find((one) => one.id === stepOfKey(key).id);
    return (
      <>
        {output.is_left_out
          ? t('workflows.each.leftOut')
          : step
            ? say.step(step)
            : t(`workflows.stepKinds.${kind as 'notify'}`)}
        {state === 'failed' && ` · ${t(`workflows.failures.${failure ?? 'unavailable'}`)}`}
        {output.path && (
          <>
            {' · '}
            <Link href={output.path}>{t('workflows.runs.open')}</Link>
          </>
        )}
      </>
    );
  };
  return (
    <ol aria-label={t('workflows.runs.steps')}>
      {groupByThing(run.steps, ({ step_id: key }) => stepOfKey(key).at).map(({ item, things }) => (
        <li key={item.step_id}>
          {lineOf(item)}
          {item.output.things && (
            <Things
              count={item.output.things.length}
              total={item.output.total ?? 0}
              things={things.map(({ at, items }) => ({
                at,
                title: t('workflows.each.thing', { at: at + 1, total: item.output.things?.length ?? 0 }),
                lines: items.map(lineOf),
              }))}
            />
          )}
        </li>
      ))}
    </ol>
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
