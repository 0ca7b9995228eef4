import { directionOf } from '@reflectory/contracts/languages';
import type { ListedWorkflow, WorkflowTemplate } from '@reflectory/contracts/workflows';
import { Button, IconButton, Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import type { Places } from '../api/use-places.ts';
import { useSentences } from '../model/use-sentences.ts';
import classes from './workflows.module.css';

type WorkflowListProps = {
  workflows: readonly ListedWorkflow[];
  places: Places;
  onRemove(workflow: ListedWorkflow): void;
};

/** One's own routines: what each does, and how the last runs went. */
export function WorkflowList({ workflows, places, onRemove }: WorkflowListProps) {
  const { t, i18n } = useTranslation('flows');
  const arrow = directionOf(i18n.language) === 'rtl' ? '←' : '→';
  const say = useSentences(places);
  const moment = useMoments();
  return (
    <ul className={classes.list}>
      {workflows.map((workflow) => {
        const { id, title, state, paused_because: why, version } = workflow;
        const document = workflow.published ?? workflow.draft;
        const [last] = workflow.last_runs;
        const facts = [
          t(`workflows.states.${why ?? state}`, { version }),
          workflow.next_at && t('workflows.next', { when: moment(workflow.next_at) }),
          last &&
            t('workflows.lastRun', {
              when: moment(last.started_at),
              state: t(`workflows.runs.states.${last.state}`, { when: '' }),
            }),
        ];
        return (
          <li key={id} className={classes.row}>
            <div className={classes.line}>
              <h2 className={`${classes.title} ${classes.grow}`}>
                <Link href={`/workflows/${id}`}>
                  <bdi>{title}</bdi>
                </Link>
              </h2>
              <IconButton
                icon="trash"
                label={t('workflows.remove', { title })}
                onPress={() => onRemove(workflow)}
              />
            </div>
            {document && (
              <p className={classes.sentence}>
                {[say.trigger(document.trigger), ...document.steps.map(say.step)].join(` ${arrow} `)}
              </p>
            )}
            <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>
          </li>
        );
      })}
    </ul>
  );
}

type TemplateListProps = {
  templates: readonly WorkflowTemplate[];
  onBegin(template: WorkflowTemplate): void;
};

/** Routines that one can begin with. */
export function TemplateList({ templates, onBegin }: TemplateListProps) {
  const { t } = useTranslation('flows');
  return (
    <ul className={classes.list}>
      {templates.map((template) => (
        <li key={template.key} className={classes.row}>
          <div className={classes.line}>
            <div className={classes.grow}>
              <h3 className={classes.title}>{template.title}</h3>
              <p className={classes.quiet}>{template.promise}</p>
            </div>
            <Button
              size="small"
              aria-label={t('workflows.beginThis', { title: template.title })}
              onPress={() => onBegin(template)}
            >
              {t('workflows.begin')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
