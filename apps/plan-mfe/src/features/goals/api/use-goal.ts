import { goalShape } from '@reflectory/contracts/goals';
import { type EditedObject, useObject } from '../../../shared/objects/use-object.ts';
import { QUIET_FIELDS } from './use-change-object.ts';

export type EditedGoal = EditedObject<typeof goalShape>;
export type GoalChange = Parameters<EditedGoal['change']>[0][number];

/** A goal for as long as a page shows it; a `linkToken` opens one that is shared by a link. */
export const useGoal = (id: string, linkToken: string | null): EditedGoal | null =>
  useObject(goalShape, id, QUIET_FIELDS, linkToken);
