import type { HabitSummary } from '@reflectory/contracts/habits';
import {
  Button,
  EmptyState,
  ErrorState,
  type MenuItem,
  PageHeader,
  Skeleton,
} from '@reflectory/design-system';
import { dayOfNumber } from '@reflectory/domain/days';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../features/goals/api/use-failure-text.ts';
import { useChangeHabits } from '../features/goals/habits/api/use-change-habits.ts';
import { useHabits } from '../features/goals/habits/api/use-habits.ts';
import { ExampleHabit } from '../features/goals/habits/components/example-habit.tsx';
import { HabitList } from '../features/goals/habits/components/habit-list.tsx';
import classes from '../features/goals/habits/components/habits.module.css';
import { PutAwayHabits } from '../features/goals/habits/components/put-away-habits.tsx';
import {
  draftOf,
  emptyDraft,
  fieldsOf,
  type HabitDraft,
  newHabit,
} from '../features/goals/habits/model/habit-draft.ts';
import { useHabitWords } from '../features/goals/habits/model/use-habit-words.ts';
import { goalPlaces } from '../features/goals/model/goal-places.ts';
import { useReminderClock } from '../features/goals/reminders/use-reminder.ts';
import { useToday } from '../shared/own-day.ts';

const HabitFormDialog = lazy(() => import('../features/goals/habits/components/habit-form.dialog.tsx'));
const RemindersDialog = lazy(() => import('../features/goals/reminders/reminders.dialog.tsx'));

/** A habit that is changed in the form, a new one, or the reminders. */
type Open = HabitSummary | 'new' | 'reminders' | null;

/** What somebody wants to do again and again, with today first. */
export default function HabitsPage() {
  const { t } = useHabitWords();
  const today = useToday();
  const habits = useHabits(today);
  const change = useChangeHabits(today);
  const [open, setOpen] = useState<Open>(null);
  const [removed, setRemoved] = useState<HabitSummary | null>(null);
  const { items } = useHabitItems({ today, change, onEdit: setOpen, onRemoved: setRemoved });
  const list = habits.data;
  useReminderClock(list?.some(({ remind_at: at }) => at !== null) ?? false);

  function keep(draft: HabitDraft) {
    const last = list?.at(-1)?.rank ?? null;
    if (open === 'new') void change.add(newHabit(draft, { id: crypto.randomUUID(), today, last }));
    else if (open !== null && open !== 'reminders') void change.set(open.id, fieldsOf(draft));
    setOpen(null);
  }

  const add = (
    <Button variant="primary" icon="plus" onPress={() => setOpen('new')}>
      {t('habits.add')}
    </Button>
  );
  const actions = list && list.length > 0 && (
    <div className={classes.acts}>
      <Button onPress={() => setOpen('reminders')}>{t('habits.reminders')}</Button>
      {add}
    </div>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('habits.title')}
        lead={t('habits.lead')}
        places={goalPlaces(t, 'habits')}
        actions={actions}
      />
      {!list && <NoList habits={habits} />}
      {list?.length === 0 && <NoHabits today={today} add={add} />}
      <output>
        {removed && (
          <Removed
            habit={removed}
            onBringBack={() => {
              void change.remove(removed.id, false);
              setRemoved(null);
            }}
          />
        )}
      </output>
      {list && <HabitList habits={list} today={today} onSay={change.say} items={items} />}
      {list && <PutAwayHabits today={today} />}
      <Dialogs open={open} onKeep={keep} onClose={() => setOpen(null)} />
    </div>
  );
}

/** While the list is not known, and where it cannot be had. */
function NoList({ habits }: { habits: ReturnType<typeof useHabits> }) {
  const { t } = useHabitWords();
  const failureText = useFailureText();
  if (!habits.isError) return <Skeleton lines={6} label={t('common:loading')} />;
  return (
    <ErrorState
      title={t('habits.failed')}
      action={<Button onPress={() => void habits.refetch()}>{t('common:retry')}</Button>}
    >
      {failureText(habits.error)}
    </ErrorState>
  );
}

function NoHabits({ today, add }: { today: number; add: ReactNode }) {
  const { t } = useHabitWords();
  return (
    <EmptyState
      title={t('habits.empty.title')}
      action={add}
      example={<ExampleHabit today={today} />}
      exampleLabel={t('habits.empty.example')}
    >
      {t('habits.empty.text')}
    </EmptyState>
  );
}

function Removed({ habit, onBringBack }: { habit: HabitSummary; onBringBack(): void }) {
  const { t } = useHabitWords();
  return (
    <span className={classes.line}>
      {t('habits.deleted', { name: habit.name })}
      <Button size="small" onPress={onBringBack}>
        {t('habits.bringBack')}
      </Button>
    </span>
  );
}

type DialogsProps = { open: Open; onKeep(draft: HabitDraft): void; onClose(): void };

function Dialogs({ open, onKeep, onClose }: DialogsProps) {
  const { number } = useHabitWords();
  if (open === null) return null;
  const isNew = open === 'new';
  return (
    <Suspense fallback={null}>
      {open === 'reminders' ? (
        <RemindersDialog onClose={onClose} />
      ) : (
        <HabitFormDialog
          isNew={isNew}
          draft={isNew ? emptyDraft : draftOf(open, number)}
          onKeep={onKeep}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

type ItemsOptions = {
  today: number;
  change: ReturnType<typeof useChangeHabits>;
  onEdit(habit: HabitSummary): void;
  onRemoved(habit: HabitSummary): void;
};

/** What may be done with a habit besides saying something of today. */
function useHabitItems({ today, change, onEdit, onRemoved }: ItemsOptions) {
  const { t } = useHabitWords();
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const items = useCallback(
    (habit: HabitSummary): MenuItem[] => [
      {
        id: 'open',
        label: t('habits.look'),
        icon: 'eye',
        onAction: () => void navigate(`/goals/habits/${habit.id}`),
      },
      { id: 'edit', label: t('habits.edit'), icon: 'pencil', onAction: () => onEdit(habit) },
      {
        id: 'archive',
        label: t('habits.archive'),
        icon: 'archive',
        onAction() {
          void change.set(habit.id, { archived_on: dayOfNumber(today) });
          toasts.info(t('habits.archived', { name: habit.name }));
        },
      },
      {
        id: 'delete',
        label: t('habits.delete'),
        icon: 'trash',
        isDestructive: true,
        onAction() {
          void change.remove(habit.id, true);
          onRemoved(habit);
        },
      },
    ],
    [t, toasts, navigate, change, today, onEdit, onRemoved],
  );
  return { items };
}
