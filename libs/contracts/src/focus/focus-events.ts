import * as z from 'zod';

/** How time is measured: down to an end, in rounds with breaks, or as long as it flows. */
export const focusModes = ['countdown', 'pomodoro', 'flow'] as const;

/** What a session or an intention is for. */
export const focusTargetTypes = ['goal', 'card'] as const;

/** Bounds of what is kept. */
export const focusLimits = {
  intention: 300,
  note: 500,
  interruption: 200,
  title: 300,
  /** Seconds of a round. */
  shortestRound: 60,
  longestRound: 4 * 3600,
  /** Seconds of a break. */
  longestBreak: 2 * 3600,
  /** Events that are sent at once. */
  events: 200,
  /** Events of a session, and of a person on one day. */
  eventsOfSession: 500,
  eventsOfDay: 3000,
  /** Lines of one day. */
  intentionsOfDay: 60,
  calendars: 5,
  address: 2000,
} as const;

/** Something that time is spent for; its title is kept, since the thing may be gone. */
export const focusTargetSchema = z.object({
  type: z.enum(focusTargetTypes),
  id: z.uuid(),
  title: z.string().max(focusLimits.title),
});
export type FocusTarget = z.infer<typeof focusTargetSchema>;

/** How somebody was, from −100 to 100, on the scale of check-ins. */
const mood = z.int().min(-100).max(100).nullable();

const nothing = z.object({});
const happened = <Kind extends string, Data extends z.ZodType>(kind: Kind, data: Data) =>
  z.object({
    id: z.uuid(),
    session_id: z.uuid(),
    /** By the clock of the service, as far as the device knows it. */
    at: z.iso.datetime({ offset: true }),
    kind: z.literal(kind),
    data,
  });

const startSchema = z.object({
  mode: z.enum(focusModes),
  /** Seconds of a round; null where it flows. */
  planned: z.int().min(focusLimits.shortestRound).max(focusLimits.longestRound).nullable(),
  intention: z.string().max(focusLimits.intention),
  target: focusTargetSchema.nullable(),
  /** The line of the day's list that it is for. */
  intention_id: z.uuid().nullable(),
});

/** Something that happened to a timer. All that is known of a session is worked out of these. */
export const focusEventSchema = z.discriminatedUnion('kind', [
  happened('start', startSchema),
  happened('pause', nothing),
  happened('resume', nothing),
  happened(
    'interrupt',
    z.object({
      note: z.string().max(focusLimits.interruption),
      /** The interruption that the note is about, where it was noted before. */
      of: z.uuid().optional(),
    }),
  ),
  happened('break', z.object({ seconds: z.int().min(60).max(focusLimits.longestBreak) })),
  happened('back', nothing),
  happened('extend', z.object({ seconds: z.int().min(60).max(3600) })),
  happened('end', nothing),
  happened(
    'say',
    z.object({
      intention: z.string().max(focusLimits.intention).optional(),
      note: z.string().max(focusLimits.note).optional(),
      mood_before: mood.optional(),
      mood_after: mood.optional(),
    }),
  ),
  happened('remove', nothing),
  happened('restore', nothing),
]);
export type FocusEvent = z.infer<typeof focusEventSchema>;
export type FocusStart = z.infer<typeof startSchema>;

/** From and until of a stretch of focus, in milliseconds since 1970. */
export type FocusSpan = [from: number, until: number];
export type FocusEventData = FocusEvent['data'];
