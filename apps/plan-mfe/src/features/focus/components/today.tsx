import { focusLimits } from '@reflectory/contracts/focus';
import { Button, ErrorState, SaveState, Skeleton, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOriginOf } from '../../../shared/from-sentence/api/use-links.ts';
import type { Intentions, NewIntention } from '../api/use-intentions.ts';
import type { Intention } from '../store/day-store.ts';
import { IntentionRow, RemovedLine } from './intention-row.tsx';
import classes from './today.module.css';

const PullDialog = lazy(async () => ({ default: (await import('./pull.dialog.tsx')).PullDialog }));

export type TodayProps = {
  intentions: Intentions;
  /** Begins a session for a line. */
  onBegin: (line: Intention) => void;
};

/** What somebody wants to do today: own lines, what was left, and what comes from goals and boards. */
export function Today({ intentions, onBegin }: TodayProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { hasFeature } = usePlatform();
  const { query, lines, left, add, bring, isWaiting, removed, bringBack } = intentions;
  const [isPulling, setPulling] = useState(false);
  const origins = useOriginOf(
    'intention',
    lines.map(({ id }) => id),
  );
  const isKnown = query.data !== undefined || lines.length > 0;
  return (
    <section aria-labelledby="focus-today" className={classes.today}>
      <h2 id="focus-today" className={classes.heading}>
        {t('focus.day.title')}
      </h2>
      {query.isPending && !isKnown && <Skeleton lines={3} label={t('common:loading')} />}
      {query.isError && !isKnown && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void query.refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {isKnown && lines.length === 0 && <p className={classes.quiet}>{t('focus.day.empty')}</p>}
      {lines.length > 0 && (
        <ul className={classes.list} aria-label={t('focus.day.title')}>
          {lines.map((line) => (
            <IntentionRow
              key={line.id}
              line={line}
              origin={origins.get(line.id)}
              intentions={intentions}
              onBegin={onBegin}
            />
          ))}
        </ul>
      )}
      {removed && <RemovedLine line={removed} onBack={() => bringBack(removed)} />}
      <AddLine onAdd={add} />
      <div className={classes.acts}>
        {(hasFeature('goals') || hasFeature('boards')) && (
          <Button size="small" onPress={() => setPulling(true)}>
            {t('focus.day.pull')}
          </Button>
        )}
        {left.length > 0 && (
          <Button size="small" onPress={bring}>
            {t('focus.day.bring', { count: left.length })}
          </Button>
        )}
      </div>
      {isWaiting && <SaveState state="kept" />}
      <Suspense fallback={null}>
        {isPulling && <PullDialog lines={lines} onAdd={add} onClose={() => setPulling(false)} />}
      </Suspense>
    </section>
  );
}

function AddLine({ onAdd: add }: { onAdd: (line: NewIntention) => void }) {
  const { t } = useTranslation('plan');
  const [title, setTitle] = useState('');
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    add({ title: title.trim() });
    setTitle('');
  };
  return (
    <form className={classes.add} onSubmit={handleAdd}>
      <TextField
        label={t('focus.day.add')}
        value={title}
        maxLength={focusLimits.intention}
        placeholder={t('focus.day.example')}
        onChange={setTitle}
      />
      <Button type="submit" icon="plus">
        {t('focus.day.addIt')}
      </Button>
    </form>
  );
}
