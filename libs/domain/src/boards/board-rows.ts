import type {
  BoardColumnRow,
  BoardFieldRow,
  BoardLabelRow,
  BoardLaneRow,
  BoardRow,
} from '@reflectory/contracts/boards';
import type { CardChecklistItemRow, CardChecklistRow, CardRow } from '@reflectory/contracts/cards';

/** Rows of a board without what says whose they are. */
type Bare<Row> = Readonly<Omit<Row, 'instance_id' | 'board_id' | 'deleted_at'>>;
export type Board = Bare<BoardRow>;
export type Card = Bare<CardRow>;
export type BoardColumn = Bare<BoardColumnRow>;
export type BoardLane = Bare<BoardLaneRow>;
export type BoardLabel = Bare<BoardLabelRow>;
export type BoardField = Bare<BoardFieldRow>;
export type Checklist = Bare<CardChecklistRow>;
export type ChecklistItem = Bare<CardChecklistItemRow>;

/** A change of a board, as a store of it takes it. */
export type BoardChange =
  | { kind: 'add' | 'set'; table: string; id: string; fields: Readonly<Record<string, unknown>> }
  | { kind: 'remove' | 'restore'; table: string; id: string };

export const isOnBoard = ({ archived_at: archivedAt }: Pick<Card, 'archived_at'>): boolean =>
  archivedAt === null;
