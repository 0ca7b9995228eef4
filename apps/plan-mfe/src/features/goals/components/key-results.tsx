import { Button } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';
import { KeyResult } from './key-result.tsx';

const KeyResultFormDialog = lazy(() => import('./key-result-form.dialog.tsx'));

/** What counts on the way to a goal. */
export function KeyResults(props: GoalPart) {
  const { facts, canEdit } = props;
  const { t } = useGoalWords();
  const [editing, setEditing] = useState<string | 'new' | null>(null);
  const edited = facts.results.find(({ row }) => row.id === editing);
  return (
    <section aria-labelledby="key-results" className={classes.section}>
      <h2 id="key-results" className={classes.heading}>
        {t('goals.results.title')}
      </h2>
      {facts.results.length === 0 && <p className={classes.quiet}>{t('goals.results.none')}</p>}
      <ul className={classes.results}>
        {facts.results.map((result) => (
          <KeyResult
            key={result.row.id}
            {...props}
            result={result}
            onEdit={() => setEditing(result.row.id)}
          />
        ))}
      </ul>
      {canEdit && (
        <Button size="small" icon="plus" onPress={() => setEditing('new')}>
          {t('goals.results.add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {(editing === 'new' || edited) && (
          <KeyResultFormDialog {...props} result={edited ?? null} onClose={() => setEditing(null)} />
        )}
      </Suspense>
    </section>
  );
}
