import { Button, PageHeader } from '@reflectory/design-system';
import { rowOfHabit } from '@reflectory/domain/habits';
import { lazy, Suspense, useState } from 'react';
import { ObjectNotices } from '../../../../shared/objects/components/object-notices.tsx';
import { ObjectStatus } from '../../../../shared/objects/components/object-status.tsx';
import { useObjectState } from '../../../../shared/objects/use-object.ts';
import { usePeople } from '../../../../shared/objects/use-people.ts';
import type { EditedHabit } from '../api/use-habit.ts';
import { draftOf, fieldsOf } from '../model/habit-draft.ts';
import { changeOfDay, type Said } from '../model/say-day.ts';
import { type HabitFacts, useHabitFacts } from '../model/use-habit-facts.ts';
import { useHabitNotices } from '../model/use-habit-notices.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import { DayForm } from './day-form.tsx';
import classes from './habit-room.module.css';
import { History } from './history.tsx';
import { HabitYear } from './habit-year.tsx';

const HabitFormDialog = lazy(() => import('./habit-form.dialog.tsx'));

/** An open habit: how it sits, any of its days, its years. */
export function HabitRoom({ object, today }: { object: EditedHabit; today: number }) {
  const facts = useHabitFacts(object, today);
  const people = usePeople(object);
  const notices = useHabitNotices(object);
  const [day, setDay] = useState(today);
  if (!facts) return null;
  const { row } = facts;
  const set = (fields: Parameters<typeof fieldsToChange>[1]) =>
    object.change([fieldsToChange(row.id, fields)]);
  const say = (at: number, said: Said & { note?: string }) => {
    const isKnown =
      object
        .tables()
        .get('habit_days')
        ?.has(changeOfDay(row.id, at, said, true).id) ?? false;
    object.change([changeOfDay(row.id, at, said, isKnown)]);
  };
  return (
    <>
      <Head object={object} facts={facts} onChange={set} />
      <ObjectStatus object={object} people={people} />
      <ObjectNotices object={object} people={people} words={notices} />
      {row.archived_on !== null && <Away onTakeUp={() => set({ archived_on: null })} />}
      {facts.suggestion && row.archived_on === null && <Suggestion facts={facts} onTake={set} />}
      <DayForm key={day} facts={facts} day={day} today={today} onDay={setDay} onSay={say} />
      <Score facts={facts} />
      <HabitYear facts={facts} today={today} chosen={day} onChoose={setDay} />
      <History facts={facts} />
    </>
  );
}

type HeadProps = {
  object: EditedHabit;
  facts: HabitFacts;
  onChange(fields: Partial<HabitFacts['row']>): void;
};

function Head({ object, facts, onChange }: HeadProps) {
  const { t, number } = useHabitWords();
  const canUndo = useObjectState(object, 'canUndo');
  const [isEditing, setEditing] = useState(false);
  const actions = (
    <div className={classes.acts}>
      {canUndo && (
        <Button variant="bare" icon="rotate-back" onPress={object.undo}>
          {t('editing.undo')}
        </Button>
      )}
      <Button icon="pencil" onPress={() => setEditing(true)}>
        {t('habits.edit')}
      </Button>
    </div>
  );
  return (
    <>
      <PageHeader
        title={facts.row.name}
        lead={<Lead facts={facts} />}
        back={{ href: '/goals/habits', label: t('habits.all') }}
        actions={actions}
      />
      {isEditing && (
        <Suspense fallback={null}>
          <HabitFormDialog
            isNew={false}
            draft={draftOf(facts.row, number)}
            onKeep={(draft) => {
              onChange(fieldsOf(draft));
              setEditing(false);
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Away({ onTakeUp }: { onTakeUp(): void }) {
  const { t } = useHabitWords();
  return (
    <p className={classes.note}>
      {t('habits.isAway')}{' '}
      <Button size="small" onPress={onTakeUp}>
        {t('habits.takeUp')}
      </Button>
    </p>
  );
}

const fieldsToChange = (id: string, fields: Partial<HabitFacts['row']>) =>
  ({ kind: 'set', table: 'habits', id, fields }) as const;

function Lead({ facts: { row, rule } }: { facts: HabitFacts }) {
  const words = useHabitWords();
  const wanted = words.rule(rule, row.unit);
  return row.cue === '' ? (
    wanted
  ) : (
    <>
      <bdi>{row.cue}</bdi> · {wanted}
    </>
  );
}

/** How well it sits, in words and as a number, with what the number is made of. */
function Score({ facts: { score } }: { facts: HabitFacts }) {
  const { t, score: word, percent } = useHabitWords();
  return (
    <section aria-labelledby="habit-score" className={classes.section}>
      <h2 id="habit-score" className={classes.heading}>
        {t('habits.scoreTitle')}
      </h2>
      <p className={classes.statement}>
        {t('habits.scoreIs', { word: word(score.score), score: percent(score.score) })}
      </p>
      <p className={classes.quiet}>{t('habits.scoreText')}</p>
    </section>
  );
}

type SuggestionProps = { facts: HabitFacts; onTake(fields: Partial<HabitFacts['row']>): void };

/** A smaller plan, where this one did not fit for weeks. */
function Suggestion({ facts: { row, suggestion }, onTake }: SuggestionProps) {
  const { t, rule } = useHabitWords();
  const [isLeft, setLeft] = useState(false);
  if (!suggestion || isLeft) return null;
  return (
    <div className={classes.suggestion}>
      <p>{t('habits.suggestion', { plan: rule(suggestion, row.unit) })}</p>
      <div className={classes.acts}>
        <Button size="small" variant="primary" onPress={() => onTake(takenFields(suggestion))}>
          {t('habits.takeSuggestion')}
        </Button>
        <Button size="small" variant="bare" onPress={() => setLeft(true)}>
          {t('habits.leaveSuggestion')}
        </Button>
      </div>
    </div>
  );
}

function takenFields(rule: NonNullable<HabitFacts['suggestion']>): Partial<HabitFacts['row']> {
  const { weekdays, ...fields } = rowOfHabit(rule);
  return { ...fields, ...(weekdays && { weekdays: [...weekdays] }) };
}
