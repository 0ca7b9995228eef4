import { habitShape } from '@reflectory/contracts/habits';
import { type EditedObject, useObject } from '../../../../shared/objects/use-object.ts';
import { QUIET_FIELDS } from '../../api/use-change-object.ts';

export type EditedHabit = EditedObject<typeof habitShape>;

/** A habit for as long as a page shows it; null for the moment until this device was asked. */
export const useHabit = (id: string): EditedHabit | null => useObject(habitShape, id, QUIET_FIELDS);
