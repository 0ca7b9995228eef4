import { boardShape } from '@reflectory/contracts/cards';
import { useMemo } from 'react';
import { type EditedObject, useObject } from '../../../shared/objects/use-object.ts';
import { createBoardSession } from '../model/board-session.ts';

export type EditedBoard = EditedObject<typeof boardShape>;

/** Where something lies: two who move it have both seen where it went. */
export const QUIET_FIELDS: readonly string[] = ['rank', 'settings', 'document'];

/** A board for as long as a page shows it; null for the moment until this device was asked. */
export function useBoard(id: string, linkToken: string | null) {
  const object = useObject(boardShape, id, QUIET_FIELDS, linkToken);
  return useMemo(() => object && { object, session: createBoardSession(object) }, [object]);
}
