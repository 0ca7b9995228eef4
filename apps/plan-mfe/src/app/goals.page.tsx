import type { GoalSummary } from '@reflectory/contracts/goals';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  type MenuItem,
  PageHeader,
  Skeleton,
} from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeGoals } from '../features/goals/api/use-change-goals.ts';
import { useFailureText } from '../features/goals/api/use-failure-text.ts';
import { useGoals } from '../features/goals/api/use-goals.ts';
import { AddGoal } from '../features/goals/components/add-goal.tsx';
import { ExampleGoal } from '../features/goals/components/example-goal.tsx';
import classes from '../features/goals/components/goal-list.module.css';
import { GoalRow } from '../features/goals/components/goal-row.tsx';
import { type ListedGoal, movedRanks, siblingsOf, treeOfGoals } from '../features/goals/model/goal-facts.ts';
import { goalPlaces } from '../features/goals/model/goal-places.ts';
import { useGoalWords } from '../features/goals/model/use-goal-words.ts';
import { useToday } from '../shared/own-day.ts';
import { OwnInvitations } from '../shared/sharing/own-invitations.tsx';

/** All goals that somebody has or works on, in their tree. */
export default function GoalsPage() {
  const { t } = useGoalWords();
  const today = useToday();
  const goals = useGoals();
  const change = useChangeGoals(today);
  const navigate = useNavigate();
  const [above, setAbove] = useState<GoalSummary | null>(null);
  const [removed, setRemoved] = useState<GoalSummary | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const tree = useMemo(() => goals.data && treeOfGoals(goals.data, today), [goals.data, today]);
  const begin = (from: GoalSummary) => {
    setAbove(from);
    field.current?.focus();
  };
  const items = useGoalItems({ tree: tree ?? [], change, onBeneath: begin, onRemoved: setRemoved });

  function add(title: string) {
    const parentId = above?.id ?? null;
    const last = goals.data?.findLast((goal) => goal.parent_id === parentId)?.rank ?? null;
    void change.add(crypto.randomUUID(), { title, why: '', parentId, last, obstacles: [] });
  }

  return (
    <div className={classes.page}>
      <PageHeader
        title={t('goals.title')}
        lead={t('goals.lead')}
        places={goalPlaces(t, 'goals')}
        actions={
          tree && tree.length > 0 && <ButtonLink href="/goals/review">{t('goals.review.begin')}</ButtonLink>
        }
      />
      <OwnInvitations type="goal" onAccepted={(id) => void navigate(`/goals/${id}`)} />
      {!tree && <NoList goals={goals} />}
      {tree && <AddGoal above={above} field={field} onAdd={add} onLeaveAbove={() => setAbove(null)} />}
      {tree?.length === 0 && <NoGoals />}
      <output>
        {removed && (
          <Removed
            goal={removed}
            onBringBack={() => {
              void change.remove(removed.id, false);
              setRemoved(null);
            }}
          />
        )}
      </output>
      {tree && tree.length > 0 && (
        <ul className={classes.list} aria-label={t('goals.title')}>
          {tree.map((listed) => (
            <GoalRow key={listed.goal.id} listed={listed} today={today} items={items(listed)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** While the list is not known, and where it cannot be had. */
function NoList({ goals }: { goals: ReturnType<typeof useGoals> }) {
  const { t } = useGoalWords();
  const failureText = useFailureText();
  if (!goals.isError) return <Skeleton lines={6} label={t('common:loading')} />;
  return (
    <ErrorState
      title={t('goals.failed')}
      action={<Button onPress={() => void goals.refetch()}>{t('common:retry')}</Button>}
    >
      {failureText(goals.error)}
    </ErrorState>
  );
}

function NoGoals() {
  const { t } = useGoalWords();
  return (
    <EmptyState
      title={t('goals.empty.title')}
      example={<ExampleGoal />}
      exampleLabel={t('goals.empty.example')}
    >
      {t('goals.empty.text')}
    </EmptyState>
  );
}

function Removed({ goal, onBringBack }: { goal: GoalSummary; onBringBack(): void }) {
  const { t } = useGoalWords();
  return (
    <span className={classes.removed}>
      {t('goals.deleted', { title: goal.title })}
      <Button size="small" onPress={onBringBack}>
        {t('goals.bringBack')}
      </Button>
    </span>
  );
}

type ItemsOptions = {
  tree: readonly ListedGoal[];
  change: ReturnType<typeof useChangeGoals>;
  onBeneath(goal: GoalSummary): void;
  onRemoved(goal: GoalSummary): void;
};

/** What may be done with a goal of the list. */
function useGoalItems({ tree, change, onBeneath, onRemoved }: ItemsOptions) {
  const { t } = useGoalWords();
  const { id: userId } = useCurrentUser();
  return (listed: ListedGoal): MenuItem[] => {
    const { goal } = listed;
    const siblings = siblingsOf(tree, listed);
    const move = (step: -1 | 1): MenuItem[] => {
      const ranks = movedRanks(siblings, goal.id, step);
      if (!ranks) return [];
      const id = step < 0 ? 'up' : 'down';
      return [
        { id, label: t(`goals.move.${id}`), icon: `chevron-${id}`, onAction: () => void change.rank(ranks) },
      ];
    };
    const beneath: MenuItem = {
      id: 'beneath',
      label: t('goals.addBeneath'),
      icon: 'plus',
      onAction: () => onBeneath(goal),
    };
    if (goal.user_id !== userId) return [beneath];
    return [
      beneath,
      ...move(-1),
      ...move(1),
      {
        id: 'delete',
        label: t('goals.delete'),
        icon: 'trash',
        isDestructive: true,
        onAction() {
          void change.remove(goal.id, true);
          onRemoved(goal);
        },
      },
    ];
  };
}
