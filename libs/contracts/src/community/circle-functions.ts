import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** Members of the smallest and of the largest circle. */
export const CIRCLE_SIZES = { least: 3, most: 12 } as const;

/** How people come into a circle. */
export const circleJoinings = ['invitation', 'request', 'open'] as const;
export type CircleJoining = (typeof circleJoinings)[number];

/** Whether members read each other, or each shares with who facilitates it alone. */
export const circleKinds = ['together', 'coach'] as const;
export type CircleKind = (typeof circleKinds)[number];

/** Days for which a link to join may hold. */
export const circleLinkDays = [1, 7, 30] as const;

const done = z.object({});

const circleFieldsSchema = z.object({
  name: z.string().trim().min(1).max(80),
  about: z.string().trim().max(500),
  rules: z.string().trim().max(2000),
  /** What everybody is asked at the moment. */
  question: z.string().trim().max(300),
  joining: z.enum(circleJoinings),
  most_members: z.int().min(CIRCLE_SIZES.least).max(CIRCLE_SIZES.most),
});
export type CircleFields = z.infer<typeof circleFieldsSchema>;

/** What is said at the beginning of a circle and never changes. */
const circlePromiseSchema = z.object({
  kind: z.enum(circleKinds),
  /** Whether members of a coach circle read the names of the others; true of all other circles. */
  are_members_shown: z.boolean(),
});
export type CirclePromise = z.infer<typeof circlePromiseSchema>;

const circleSchema = z.object({
  ...circleFieldsSchema.shape,
  ...circlePromiseSchema.shape,
  id: z.uuid(),
  /** Null, as `members` is, where the caller is not told how many others are in a coach circle. */
  most_members: circleFieldsSchema.shape.most_members.nullable(),
  members: z.int().nullable(),
  /** Names of who reads what members share in a coach circle; empty of all other circles. */
  coaches: z.array(z.string()),
  /** Null for whoever is not in it. */
  mine: z
    .object({
      role: z.enum(['facilitator', 'member']),
      state: z.enum(['member', 'asked']),
      is_followed: z.boolean(),
    })
    .nullable(),
});
export type Circle = z.infer<typeof circleSchema>;

const circlePersonSchema = z.object({
  /** Of the membership; nobody is told ids of people. */
  id: z.uuid(),
  name: z.string(),
  role: z.enum(['facilitator', 'member']),
  state: z.enum(['member', 'asked']),
  is_me: z.boolean(),
});
export type CirclePerson = z.infer<typeof circlePersonSchema>;

/** Token of a link to join. */
const tokenSchema = z.string().min(20).max(100);

/** Functions of circles. */
export const circleFunctions = {
  /** The caller's circles, and those that everybody may find. */
  'list-circles': { input: z.object({}), output: z.object({ circles: z.array(circleSchema) }) },
  /** One circle; `people` is empty for whoever is not in it, and tells of those of a coach circle whom the caller may know. */
  'get-circle': {
    input: z.object({ id: z.uuid() }),
    output: z.object({ circle: z.object({ ...circleSchema.shape, people: z.array(circlePersonSchema) }) }),
  },
  /** What a link leads to; null when it is over. */
  'find-circle-by-link': {
    input: z.object({ token: tokenSchema }),
    output: z.object({ circle: circleSchema.nullable() }),
  },
  /** Makes a circle; left out, it is one of `together`. */
  'create-circle': {
    input: z.object({
      ...circleFieldsSchema.shape,
      ...circlePromiseSchema.partial().shape,
    }),
    output: z.object({ id: z.uuid() }),
  },
  'change-circle': { input: z.object({ id: z.uuid(), ...circleFieldsSchema.shape }), output: done },
  /** Joins a circle, or asks to; its rules were shown. */
  'join-circle': {
    input: z.union([z.object({ id: z.uuid() }), z.object({ token: tokenSchema })]),
    output: z.object({ outcome: z.enum(['member', 'asked', 'already', 'full', 'gone']) }),
  },
  /** What one wrote there stays, or is taken back. */
  'leave-circle': { input: z.object({ id: z.uuid(), keeps_posts: z.boolean() }), output: done },
  /** Lets somebody in who asked; declines, or ends a membership. False where there is none, or no place. */
  'answer-circle-member': {
    input: z.object({ membership_id: z.uuid(), accept: z.boolean() }),
    output: z.object({ is_done: z.boolean() }),
  },
  'follow-circle': { input: z.object({ id: z.uuid(), follow: z.boolean() }), output: done },
  /** A link to join: its token is told once. */
  'create-circle-link': {
    input: z.object({ id: z.uuid(), days: z.literal(circleLinkDays) }),
    output: z.object({ token: tokenSchema, expires_at: z.iso.datetime({ offset: true }) }),
  },
  /** Ends all links of a circle. */
  'end-circle-links': { input: z.object({ id: z.uuid() }), output: done },
} as const satisfies Record<string, FunctionContract>;
type CircleFunctions = typeof circleFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends CircleFunctions {}
}
