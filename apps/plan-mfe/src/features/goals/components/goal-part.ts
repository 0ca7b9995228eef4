import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import type { GoalChange } from '../api/use-goal.ts';
import type { GoalFacts } from '../model/use-goal-facts.ts';

/** What every part of an open goal is given. */
export type GoalPart = {
  facts: GoalFacts;
  today: number;
  people: ObjectPeople;
  canEdit: boolean;
  change(...changes: GoalChange[]): void;
};
