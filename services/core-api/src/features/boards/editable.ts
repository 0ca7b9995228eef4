import {
  BOARD_COLORS,
  CARD_PRIORITIES,
  ESTIMATE_UNITS,
  FIELD_KINDS,
  VIEW_KINDS,
} from '@reflectory/contracts/boards';
import { documentSchema } from '@reflectory/contracts/document';
import type { EditableObject } from '@reflectory/contracts/editing';
import * as z from 'zod';

const rank = z
  .string()
  .regex(/^[0-9A-Za-z]{1,200}$/)
  .default('V');
const named = (most: number) => z.string().max(most).regex(/\S/);
const written = (most: number) => z.string().max(most).default('');
const day = z.iso.date().nullable().default(null);
const moment = z.iso.datetime({ offset: true }).nullable().default(null);
const id = z.uuid();
const optionalId = z.uuid().nullable().default(null);
const color = z.enum(BOARD_COLORS);

const filter = z.strictObject({
  text: z.string().max(200).optional(),
  labels: z.array(id).max(100).optional(),
  people: z.array(id).max(100).optional(),
  priorities: z.array(z.enum(CARD_PRIORITIES)).max(CARD_PRIORITIES.length).optional(),
  due: z.enum(['overdue', 'today', 'week', 'none']).optional(),
  isOpen: z.boolean().optional(),
});
const settings = z.strictObject({
  filter: filter.optional(),
  sort: z.enum(['rank', 'title', 'due', 'priority', 'estimate', 'created']).optional(),
  isDescending: z.boolean().optional(),
  hasLanes: z.boolean().optional(),
});

const cardFields = {
  column_id: id,
  lane_id: optionalId,
  parent_id: optionalId,
  title: named(500),
  rank,
  body: written(50_000),
  document: documentSchema.nullable().default(null),
  starts_on: day,
  due_on: day,
  due_time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null),
  estimate: z.number().min(0).max(100_000).nullable().default(null),
  priority: z.enum(CARD_PRIORITIES).default('none'),
  repeat_rule: z.string().max(300).nullable().default(null),
  repeat_from: z.enum(['schedule', 'completion']).default('schedule'),
  cover_file_id: optionalId,
  cover_color: color.nullable().default(null),
  completed_at: moment,
  archived_at: moment,
};

/** Tables below a board, each with what is written into it. */
const below = (fields: Record<string, z.ZodType>, reads: readonly string[] = []) => ({
  parent: 'board_id',
  fields,
  reads,
});

/** A board with all that belongs to it. */
export const editableBoard: EditableObject = {
  type: 'board',
  tables: {
    boards: {
      parent: null,
      fields: {
        title: named(200),
        about: written(4000),
        color: color.default('grey'),
        estimate_unit: z.enum(ESTIMATE_UNITS).default('points'),
        is_template: z.boolean().default(false),
        archived_at: moment,
      },
      reads: ['user_id', 'created_at'],
    },
    board_columns: below({
      title: named(200),
      rank,
      card_limit: z.int().min(1).max(1000).nullable().default(null),
      is_done: z.boolean().default(false),
    }),
    board_lanes: below({ title: named(200), rank }),
    board_labels: below({ title: written(100), color: color.default('grey'), rank }),
    board_fields: below({
      title: named(100),
      kind: z.enum(FIELD_KINDS),
      choices: z.array(z.string().max(200)).max(50).default([]),
      rank,
    }),
    board_views: below({
      title: named(100),
      kind: z.enum(VIEW_KINDS).default('board'),
      settings: settings.default({}),
      rank,
    }),
    cards: below(cardFields, ['created_at']),
    card_labels: below({ card_id: id, label_id: id }),
    card_people: below({ card_id: id, person_id: id }),
    card_checklists: below({ card_id: id, title: written(200), rank }),
    card_checklist_items: below({
      checklist_id: id,
      title: named(500),
      rank,
      is_done: z.boolean().default(false),
    }),
    card_values: below({ card_id: id, field_id: id, value: written(2000) }),
    card_links: below({
      card_id: id,
      kind: z.enum(['card', 'goal', 'map', 'web']),
      target_id: optionalId,
      url: z
        .string()
        .max(2000)
        .regex(/^https?:\/\//)
        .nullable()
        .default(null),
      title: written(300),
    }),
    card_comments: below({ card_id: id, body: named(10_000), mentions: z.array(id).max(50).default([]) }, [
      'author_id',
      'created_at',
    ]),
    card_files: below({ card_id: id, name: z.string().min(1).max(255) }, [
      'author_id',
      'type',
      'bytes',
      'width',
      'height',
      'path',
      'created_at',
    ]),
  },
};
