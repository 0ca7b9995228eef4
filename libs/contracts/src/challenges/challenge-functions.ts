import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { languageSchema } from '../instance/instance.ts';
import { zoneSchema } from '../timeline/days.ts';

export const CHALLENGE_LIMITS = {
  days: 60,
  catchUp: 14,
  pool: 10_000,
  prompt: 300,
  name: 80,
  about: 500,
  focus: { least: 5, most: 120 },
} as const;

const done = z.object({});
const textsUpTo = (characters: number) =>
  z
    .partialRecord(languageSchema, z.string().trim().min(1).max(characters))
    .refine((texts) => Object.keys(texts).length > 0);

/** A day as a calendar shows it where the person is, for instance `2026-12-01`. */
export const challengeDaySchema = z.iso.date();

/** By what a day counts: that one wrote, did a habit, focused for `focus_minutes`, or took a step towards a goal. */
export const CHALLENGE_COUNTS = ['entries', 'habits', 'focus', 'goals'] as const;
export type ChallengeCounts = (typeof CHALLENGE_COUNTS)[number];

/** What a challenge asks for: a prompt for each day, and what goes with them. */
export const challengeDocumentSchema = z
  .strictObject({
    name: textsUpTo(CHALLENGE_LIMITS.name),
    about: textsUpTo(CHALLENGE_LIMITS.about),
    prompts: z.array(textsUpTo(CHALLENGE_LIMITS.prompt)).min(1).max(CHALLENGE_LIMITS.days),
    /** A framework of the library to walk in place of a prompt, where one likes. */
    framework: z.string().max(60).optional(),
    /** A small thing to do each day. */
    habit: textsUpTo(120).optional(),
    focus_minutes: z.int().min(CHALLENGE_LIMITS.focus.least).max(CHALLENGE_LIMITS.focus.most).optional(),
    /** Entries where it is left out. */
    counts: z.enum(CHALLENGE_COUNTS).optional(),
  })
  .refine(
    ({ counts, focus_minutes: minutes }) => counts !== 'focus' || minutes !== undefined,
    'For how long is missing',
  );
export type ChallengeDocument = z.infer<typeof challengeDocumentSchema>;

/** Where a template comes from; its key names it. */
const challengeTemplateSchema = z.object({
  key: z.string().min(1).max(60),
  version: z.int(),
  source: z.enum(['product', 'instance', 'circle']),
  /** Of the circle that it belongs to. */
  circle_id: z.uuid().nullable(),
  may_change: z.boolean(),
  document: challengeDocumentSchema,
});
export type ChallengeTemplate = z.infer<typeof challengeTemplateSchema>;

/** How far somebody is: counted from the days on which they did what is asked, never from what that was. */
const challengeMembershipSchema = z.object({
  /** Days that count. */
  written: z.int(),
  is_today_written: z.boolean(),
  state: z.enum(['waiting', 'running', 'paused', 'finished', 'over']),
  started_on: challengeDaySchema,
  /** The last day that counts, catch-up days and pauses included. */
  last_on: challengeDaySchema,
  is_pooled: z.boolean(),
  is_on_board: z.boolean(),
});
export type ChallengeMembership = z.infer<typeof challengeMembershipSchema>;

const challengeSchema = z.object({
  id: z.uuid(),
  name: textsUpTo(CHALLENGE_LIMITS.name),
  about: textsUpTo(CHALLENGE_LIMITS.about),
  days: z.int(),
  audience: z.enum(['own', 'circle', 'instance']),
  circle_id: z.uuid().nullable(),
  /** The circle or the instance; null for one's own. */
  place: z.string().nullable(),
  starts_on: challengeDaySchema,
  catch_up: z.int(),
  has_board: z.boolean(),
  pool_goal: z.int().nullable(),
  /** Null where fewer than five take part and the caller does not. */
  members: z.int().nullable(),
  may_end: z.boolean(),
  mine: challengeMembershipSchema.nullable(),
});
export type Challenge = z.infer<typeof challengeSchema>;

const openChallengeSchema = z.object({
  ...challengeSchema.shape,
  document: challengeDocumentSchema,
  /** Days that those who agreed have together; null for whoever does not take part. */
  pooled: z.int().nullable(),
  /** Names of those who asked to be on it, for these alone. */
  board: z.array(z.object({ name: z.string(), written: z.int(), is_me: z.boolean() })),
  /** The caller's own entries of the days that count, the latest first. */
  entry_ids: z.array(z.uuid()),
});
export type OpenChallenge = z.infer<typeof openChallengeSchema>;

const consent = { is_pooled: z.boolean(), is_on_board: z.boolean() };
const today = { today: challengeDaySchema };
/** The day and the clock of who takes part. */
const own = { ...today, zone: zoneSchema };

/** Functions of challenges. */
export const challengeFunctions = {
  /** Templates, challenges to join and one's own, and where one may begin a common one. */
  'list-challenges': {
    input: z.object(today),
    output: z.object({
      templates: z.array(challengeTemplateSchema),
      challenges: z.array(challengeSchema),
      circles: z.array(z.object({ id: z.uuid(), name: z.string() })),
      may_write: z.boolean(),
    }),
  },
  'get-challenge': {
    input: z.object({ id: z.uuid(), ...today }),
    output: z.object({ challenge: openChallengeSchema }),
  },
  /** Begins one with the template as it is now; a later version of it changes nothing. */
  'start-challenge': {
    input: z.object({
      template: z.string().min(1).max(60),
      audience: z.enum(['own', 'circle', 'instance']),
      circle_id: z.uuid().nullable(),
      starts_on: challengeDaySchema,
      catch_up: z.int().min(0).max(CHALLENGE_LIMITS.catchUp),
      has_board: z.boolean(),
      pool_goal: z.int().min(1).max(CHALLENGE_LIMITS.pool).nullable(),
      ...consent,
      ...own,
    }),
    output: z.object({ id: z.uuid() }),
  },
  'join-challenge': {
    input: z.object({ id: z.uuid(), ...consent, ...own }),
    output: z.object({ outcome: z.enum(['member', 'already', 'over']) }),
  },
  'change-challenge': {
    input: z.object({ id: z.uuid(), is_paused: z.boolean(), ...consent, ...today }),
    output: done,
  },
  /** Leaves it; the journal keeps everything that was written. */
  'leave-challenge': { input: z.object({ id: z.uuid() }), output: done },
  /** Ends a common one for everybody. */
  'end-challenge': { input: z.object({ id: z.uuid() }), output: done },
  /** A new template, or the next version of one. */
  'save-challenge-template': {
    input: z.object({
      key: z.uuid().nullable(),
      circle_id: z.uuid().nullable(),
      document: challengeDocumentSchema,
    }),
    output: z.object({ key: z.uuid() }),
  },
  'remove-challenge-template': { input: z.object({ key: z.uuid() }), output: done },
} as const satisfies Record<string, FunctionContract>;
type ChallengeFunctions = typeof challengeFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ChallengeFunctions {}
}
