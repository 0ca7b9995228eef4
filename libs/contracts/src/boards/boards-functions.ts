import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { BOARD_COLORS } from './board-values.ts';

const moment = z.iso.datetime({ offset: true });

const listedBoardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  about: z.string(),
  color: z.enum(BOARD_COLORS),
  is_template: z.boolean(),
  is_owner: z.boolean(),
  /** Whether anybody else may see it. */
  is_shared: z.boolean(),
  is_starred: z.boolean(),
  archived_at: moment.nullable(),
  deleted_at: moment.nullable(),
  /** When anything on it was changed last. */
  changed_at: moment,
  /** Cards that are on it, those of them that are done, and those that are late. */
  cards: z.int().nonnegative(),
  done: z.int().nonnegative(),
  late: z.int().nonnegative(),
});
export type ListedBoard = z.infer<typeof listedBoardSchema>;

const foundCardSchema = z.object({
  id: z.uuid(),
  board_id: z.uuid(),
  board: z.string(),
  title: z.string(),
  due_on: z.iso.date().nullable(),
  is_done: z.boolean(),
  /** Whether it is on no board any more, for now. */
  is_archived: z.boolean(),
});
export type FoundCard = z.infer<typeof foundCardSchema>;

const staySchema = z.object({
  card_id: z.uuid(),
  column_id: z.uuid(),
  from: moment,
  /** Null where it is there still. */
  to: moment.nullable(),
});

/** Boards beside the editing of one. */
export const boardFunctions = {
  /** Boards that the caller may see, those of the bin as well that they manage; starred ones and the last changed first. */
  'list-boards': {
    input: z.object({ today: z.iso.date() }),
    output: z.object({ boards: z.array(listedBoardSchema) }),
  },
  /** Cards of all boards whose words have those of the query; with `ids` these, as far as the caller may see them. */
  'find-cards': {
    input: z.union([
      z.object({ query: z.string().min(1).max(200) }),
      z.object({ ids: z.array(z.uuid()).min(1).max(200) }),
    ]),
    output: z.object({ cards: z.array(foundCardSchema) }),
  },
  /** Cards of all boards that somebody works on and that are not done, or that are due; what is due first comes first. */
  'list-own-cards': {
    input: z.object({}),
    output: z.object({ cards: z.array(foundCardSchema) }),
  },
  /** In which column each card of a board was, from when to when, since a day. */
  'get-board-flow': {
    input: z.object({ id: z.uuid(), since: z.iso.date() }),
    output: z.object({ stays: z.array(staySchema) }),
  },
} as const satisfies Record<string, FunctionContract>;
type BoardFunctions = typeof boardFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends BoardFunctions {}
}
