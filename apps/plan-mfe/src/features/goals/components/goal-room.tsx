import { againstPlan, plannedShare } from '@reflectory/domain/goals';
import { useMemo } from 'react';
import { ObjectNotices } from '../../../shared/objects/components/object-notices.tsx';
import { ObjectStatus } from '../../../shared/objects/components/object-status.tsx';
import { useObjectState } from '../../../shared/objects/use-object.ts';
import { usePeople } from '../../../shared/objects/use-people.ts';
import { GrownFrom } from '../../../shared/from-sentence/grown-from.tsx';
import type { EditedGoal, GoalChange } from '../api/use-goal.ts';
import { useGoals } from '../api/use-goals.ts';
import { treeOfGoals } from '../model/goal-facts.ts';
import { useGoalFacts } from '../model/use-goal-facts.ts';
import { useGoalNotices } from '../model/use-goal-notices.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import { CheckIns } from './check-ins.tsx';
import type { GoalPart } from './goal-part.ts';
import { GoalHead } from './goal-head.tsx';
import classes from './goal-room.module.css';
import { KeyResults } from './key-results.tsx';
import { Obstacles } from './obstacles.tsx';
import { Relatives } from './relatives.tsx';
import { WayLine } from './way-line.tsx';

export type GoalRoomProps = { object: EditedGoal; today: number; onLeft(): void };

/** An open goal: why, where it stands, what counts, what is in the way, what was said. */
export function GoalRoom({ object, today, onLeft }: GoalRoomProps) {
  const facts = useGoalFacts(object, today);
  const people = usePeople(object);
  const notices = useGoalNotices(object);
  const level = useObjectState(object, 'level');
  if (!facts) return null;
  const canEdit = level === 'edit' || level === 'manage';
  const part: GoalPart = {
    facts,
    today,
    people,
    canEdit,
    change: (...changes: GoalChange[]) => object.change(changes),
  };
  return (
    <>
      <GoalHead object={object} onLeft={onLeft} {...part} />
      <ObjectStatus object={object} people={people} />
      <ObjectNotices object={object} people={people} words={notices} />
      <Standing facts={facts} today={today} />
      <KeyResults {...part} />
      <Obstacles {...part} />
      <CheckIns canSay={canEdit || level === 'comment'} {...part} />
      <Relatives {...part} />
      <GrownFrom type="goal" id={facts.row.id} />
    </>
  );
}

/** The goal's own line, made of its key results and of the goals that serve it. */
function Standing({ facts, today }: Pick<GoalPart, 'facts' | 'today'>) {
  const { t, percent, against, nextLook } = useGoalWords();
  const { data: goals } = useGoals(facts.row.state !== 'open');
  const { row, results, period } = facts;
  const share = useMemo(() => {
    const own = results.flatMap(({ state }) => state.share ?? []);
    const listed = treeOfGoals(goals ?? [], today, new Map([[row.id, own]])).find(
      ({ goal }) => goal.id === row.id,
    );
    return listed
      ? listed.share
      : own.length > 0
        ? own.reduce((sum, one) => sum + one, 0) / own.length
        : null;
  }, [goals, results, row.id, today]);
  const standing = share === null ? null : againstPlan(period, today, share);
  const words = [
    share === null ? t('goals.noWay') : t('goals.far', { share: percent(share) }),
    standing && against(standing),
    facts.nextLook !== null && nextLook(facts.nextLook, today),
  ].filter(Boolean);
  return (
    <div className={classes.standing}>
      <WayLine share={share} planned={plannedShare(period, today)} />
      <p className={classes.quiet}>{words.join(' · ')}</p>
    </div>
  );
}
