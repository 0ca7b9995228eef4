import type { ApiScope } from '@reflectory/contracts/api-tokens';
import type { Transaction } from '@reflectory/runtime/database';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { FeaturePorts } from '../../define-feature.ts';
import { toolsRepository as repository } from './tools.repository.ts';

/** What tools ask other features. */
export type Ports = Pick<FeaturePorts, 'searchEntries'>;

/** What a model can do with a token, and what it answers; null where there is nothing of that name. */
export type Tool = {
  name: string;
  scope: ApiScope;
  title: string;
  description: string;
  isAdding: boolean;
  input: z.ZodObject;
  run(tx: Transaction, input: never, ports: Ports): Promise<Record<string, unknown> | null>;
};

const tool = <Input extends z.ZodObject>(
  definition: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(tx: Transaction, input: z.output<Input>, ports: Ports): Promise<Record<string, unknown> | null>;
  },
): Tool => definition;

const limit = z.int().min(1).max(100).default(20);
const day = z.iso.date();
const DAY_MS = 86_400_000;
/** Days of habits that are told. */
const HABIT_DAYS = 30;

/** Every tool; a token has those of its scopes. */
export const tools: readonly Tool[] = [
  tool({
    name: 'search_entries',
    scope: 'journal:read',
    title: 'Search entries',
    description:
      'Finds journal entries by their words, the latest first. Words of the same stem are found, "in quotes" words beside each other, -word excludes.',
    isAdding: false,
    input: z.object({ query: z.string().min(1).max(200), limit: z.int().min(1).max(50).default(20) }),
    async run(tx, { query, limit: most }, ports) {
      const found = await ports.searchEntries(tx, { query, filters: {}, cursor: null, limit: most });
      return {
        entries: found.entries.map(({ id, title, snippet, word_count, entry_at }) => ({
          id,
          title,
          snippet,
          word_count,
          entry_at,
        })),
        has_more: found.next_cursor !== null,
      };
    },
  }),
  tool({
    name: 'list_entries',
    scope: 'journal:read',
    title: 'List entries',
    description: 'Lists journal entries with their beginnings, the latest first, between two days.',
    isAdding: false,
    input: z.object({
      from: day.nullable().default(null).describe('First day, as 2026-11-27'),
      before: day.nullable().default(null).describe('The day after the last one'),
      limit,
    }),
    run: async (tx, { from, before, limit: most }) => ({
      entries: await repository.listEntries(tx, from, before, most),
    }),
  }),
  tool({
    name: 'read_entry',
    scope: 'journal:read',
    title: 'Read an entry',
    description: 'Reads one journal entry with its tags and the feelings that were found in it.',
    isAdding: false,
    input: z.object({ id: z.uuid() }),
    run: async (tx, { id }) => repository.findEntry(tx, id),
  }),
  tool({
    name: 'add_draft',
    scope: 'journal:draft',
    title: 'Add a draft',
    description:
      'Leaves a draft in the journal. Its person reads it, changes it and finishes it, or throws it away; nothing becomes an entry by itself.',
    isAdding: true,
    input: z.object({
      title: z.string().max(200).default(''),
      text: z.string().min(1).max(100_000).regex(/\S/),
    }),
    async run(tx, { title, text }) {
      const id = randomUUID();
      await repository.addDraft(tx, id, title.trim(), text);
      return { id, path: `/journal/session/free/${id}` };
    },
  }),
  tool({
    name: 'list_boards',
    scope: 'plans:read',
    title: 'List boards',
    description: 'Lists boards with their columns.',
    isAdding: false,
    input: z.object({}),
    run: async (tx) => ({ boards: await repository.listBoards(tx) }),
  }),
  tool({
    name: 'list_cards',
    scope: 'plans:read',
    title: 'List cards',
    description: 'Lists cards of one board or of all, what is due first comes first.',
    isAdding: false,
    input: z.object({
      board_id: z.uuid().nullable().default(null),
      is_done: z.boolean().default(false),
      limit,
    }),
    run: async (tx, { board_id: board, is_done: isDone, limit: most }) => ({
      cards: await repository.listCards(tx, board, isDone, most),
    }),
  }),
  tool({
    name: 'add_card',
    scope: 'plans:add',
    title: 'Add a card',
    description: 'Puts a card at the end of a column of a board.',
    isAdding: true,
    input: z.object({
      board_id: z.uuid(),
      column_id: z.uuid(),
      title: z.string().max(500).regex(/\S/),
      body: z.string().max(10_000).default(''),
      due_on: day.nullable().default(null),
    }),
    async run(tx, card) {
      const id = randomUUID();
      const isAdded = await repository.addCard(tx, { ...card, id });
      return isAdded ? { id, path: `/boards/${card.board_id}?card=${id}` } : null;
    },
  }),
  tool({
    name: 'list_goals',
    scope: 'plans:read',
    title: 'List goals',
    description: 'Lists goals with their key results and what was said of them last.',
    isAdding: false,
    input: z.object({}),
    run: async (tx) => ({ goals: await repository.listGoals(tx) }),
  }),
  tool({
    name: 'list_habits',
    scope: 'plans:read',
    title: 'List habits',
    description: `Lists habits with their last ${HABIT_DAYS} days.`,
    isAdding: false,
    input: z.object({}),
    run: async (tx) => ({
      habits: await repository.listHabits(
        tx,
        new Date(Date.now() - HABIT_DAYS * DAY_MS).toISOString().slice(0, 10),
      ),
    }),
  }),
];
