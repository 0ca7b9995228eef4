import type { WorkflowDocument } from '@reflectory/contracts/workflows';
import { SegmentedControl, Skeleton, TextField } from '@reflectory/design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { useView } from '../model/kept-view.ts';
import { useProblems } from '../model/use-problems.ts';
import { useSentences } from '../model/use-sentences.ts';
import { ConditionFields } from './condition-fields.tsx';
import { StepList } from './step-list.tsx';
import { TriggerFields } from './trigger-fields.tsx';
import classes from './workflows.module.css';

const Drawing = lazy(async () => ({ default: (await import('./drawing.tsx')).Drawing }));

export type Draft = { title: string; document: WorkflowDocument };

type EditorProps = {
  draft: Draft;
  places: Places;
  onChange(draft: Draft): void;
};

/** A routine as a list that reads like a sentence, or as the same drawn. */
export function Editor({ draft, places, onChange }: EditorProps) {
  const { t } = useTranslation(['flows', 'common']);
  const [view, setView] = useView();
  const { title, document } = draft;
  const change = (changed: WorkflowDocument) => onChange({ title, document: changed });
  return (
    <div className={classes.sections}>
      <TextField
        label={t('workflows.name')}
        value={title}
        maxLength={120}
        onChange={(typed) => onChange({ title: typed, document })}
      />
      <SegmentedControl
        label={t('workflows.drawing.view')}
        isLabelHidden
        value={view}
        options={[
          { value: 'list', label: t('workflows.drawing.list') },
          { value: 'drawing', label: t('workflows.drawing.title') },
        ]}
        onChange={setView}
      />
      {view === 'list' ? (
        <Parts document={document} places={places} onChange={change} />
      ) : (
        <Suspense fallback={<Skeleton lines={6} label={t('common:loading')} />}>
          <Drawing
            document={document}
            places={places}
            label={t('workflows.drawing.of', { title })}
            onChange={change}
          />
        </Suspense>
      )}
      <Problems document={document} />
    </div>
  );
}

type PartsProps = { document: WorkflowDocument; places: Places; onChange(document: WorkflowDocument): void };

/** When, if, then. */
function Parts({ document, places, onChange }: PartsProps) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const change = (changed: Partial<WorkflowDocument>) => onChange({ ...document, ...changed });
  return (
    <>
      <section aria-labelledby="workflow-when" className={classes.section}>
        <h2 id="workflow-when" className={classes.heading}>
          {t('workflows.parts.when')}
        </h2>
        <p className={classes.sentence}>{say.trigger(document.trigger)}</p>
        <TriggerFields
          trigger={document.trigger}
          places={places}
          onChange={(trigger) => change({ trigger })}
        />
      </section>
      <section aria-labelledby="workflow-if" className={classes.section}>
        <h2 id="workflow-if" className={classes.heading}>
          {t('workflows.parts.if')}
        </h2>
        <ConditionFields condition={document.conditions} onChange={(conditions) => change({ conditions })} />
      </section>
      <section aria-labelledby="workflow-then" className={classes.section}>
        <h2 id="workflow-then" className={classes.heading}>
          {t('workflows.parts.then')}
        </h2>
        <StepList
          steps={document.steps}
          places={places}
          label={t('workflows.parts.then')}
          onChange={(steps) => change({ steps })}
        />
        <p className={classes.quiet}>{t('workflows.placesText')}</p>
      </section>
    </>
  );
}

function Problems({ document }: { document: WorkflowDocument }) {
  const { t } = useTranslation('flows');
  const codes = useProblems(document);
  if (codes.length === 0) return null;
  return (
    <ul className={classes.problems} aria-label={t('workflows.problemsTitle')}>
      {codes.map((code) => (
        <li key={code}>{t(`workflows.problems.${code as 'no-steps'}`)}</li>
      ))}
    </ul>
  );
}
