import type { FocusEvent, FocusStart } from '@reflectory/contracts/focus';
import { compareEvents } from './event-order.ts';

/** Hours after which a session is over, whatever was forgotten. */
const MOST_HOURS = 16;
/** Milliseconds that a session lasts at most. */
export const MOST_MS = MOST_HOURS * 3_600_000;

export type TimerPhase = 'focus' | 'paused' | 'break' | 'ended';

/** From and until, in milliseconds. */
export type Span = readonly [from: number, until: number];

/** A session as it is after its events. Moments are milliseconds by the service's clock. */
export type Timer = Omit<FocusStart, 'planned'> & {
  id: string;
  phase: TimerPhase;
  startedAt: number;
  endedAt: number | null;
  /** Seconds of this round with what was added to it; null where it flows. */
  planned: number | null;
  /** Time of focus that is over. */
  spans: readonly Span[];
  /** Since when the present phase lasts. */
  since: number;
  /** Milliseconds of focus before this round. */
  beforeRound: number;
  /** Rounds that were ended by a break. */
  rounds: number;
  /** Milliseconds beyond what rounds were planned for, in rounds that are over. */
  overtime: number;
  /** Seconds of the break that is on, or was last. */
  breakSeconds: number;
  interruptions: readonly { id: string; at: number; note: string }[];
  note: string;
  moodBefore: number | null;
  moodAfter: number | null;
  isRemoved: boolean;
};

type Happened = Exclude<FocusEvent, { kind: 'start' }>;
type Event<Kind extends FocusEvent['kind']> = Extract<FocusEvent, { kind: Kind }>;
type Handlers = {
  [Kind in Happened['kind']]: (timer: Timer, at: number, event: Event<Kind>) => Timer;
};

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, [from, until]) => sum + until - from, 0);

/** The timer with what it focuses on at a moment put among its spans. */
const closed = (timer: Timer, at: number): Timer =>
  timer.phase === 'focus' && at > timer.since
    ? { ...timer, spans: [...timer.spans, [timer.since, at]] }
    : timer;

/** Milliseconds beyond the plan in the round that ends with these spans. */
const overtimeOf = ({ planned, spans, beforeRound }: Timer): number =>
  planned === null ? 0 : Math.max(0, lengthOf(spans) - beforeRound - planned * 1000);

function withRoundOver(timer: Timer): Timer {
  return { ...timer, overtime: timer.overtime + overtimeOf(timer), beforeRound: lengthOf(timer.spans) };
}

function endAt(timer: Timer, at: number): Timer {
  if (timer.phase === 'ended') return timer;
  const over = withRoundOver(closed(timer, at));
  return { ...over, phase: 'ended', endedAt: at, since: at };
}

/** What each kind of event does; one that makes no sense at its moment does nothing. */
const handlers: Handlers = {
  pause: (timer, at) =>
    timer.phase === 'focus' ? { ...closed(timer, at), phase: 'paused', since: at } : timer,
  resume: (timer, at) => (timer.phase === 'paused' ? { ...timer, phase: 'focus', since: at } : timer),
  interrupt: (timer, at, { id, data: { note, of } }) => {
    const { interruptions } = timer;
    if (of !== undefined) {
      return {
        ...timer,
        interruptions: interruptions.map((one) => (one.id === of ? { ...one, note } : one)),
      };
    }
    if (timer.phase === 'ended') return timer;
    return { ...timer, interruptions: [...interruptions, { id, at, note }] };
  },
  break: (timer, at, { data }) => {
    if (timer.phase !== 'focus' && timer.phase !== 'paused') return timer;
    const over = withRoundOver(closed(timer, at));
    return { ...over, phase: 'break', since: at, rounds: timer.rounds + 1, breakSeconds: data.seconds };
  },
  back: (timer, at) => (timer.phase === 'break' ? { ...timer, phase: 'focus', since: at } : timer),
  extend: (timer, _at, { data }) =>
    timer.phase === 'ended' || timer.planned === null
      ? timer
      : { ...timer, planned: timer.planned + data.seconds },
  end: endAt,
  say: (timer, _at, { data }) => ({
    ...timer,
    intention: data.intention ?? timer.intention,
    note: data.note ?? timer.note,
    moodBefore: data.mood_before === undefined ? timer.moodBefore : data.mood_before,
    moodAfter: data.mood_after === undefined ? timer.moodAfter : data.mood_after,
  }),
  remove: (timer) => ({ ...timer, isRemoved: true }),
  restore: (timer) => ({ ...timer, isRemoved: false }),
};

const begin = ({ session_id: id, at, data }: Event<'start'>): Timer => ({
  ...data,
  id,
  phase: 'focus',
  startedAt: Date.parse(at),
  endedAt: null,
  spans: [],
  since: Date.parse(at),
  beforeRound: 0,
  rounds: 0,
  overtime: 0,
  breakSeconds: 0,
  interruptions: [],
  note: '',
  moodBefore: null,
  moodAfter: null,
  isRemoved: false,
});

/** Applies an event to a timer, at a moment that may not be the event's own. */
function apply(timer: Timer, at: number, event: Happened): Timer {
  const handle = handlers[event.kind] as (of: Timer, when: number, what: Happened) => Timer;
  return handle(timer, at, event);
}

type FoldOptions = {
  /** When the next session began, which ends this one; null where none did. */
  until: number | null;
  now: number;
};

/**
 * A session after all that happened to it, in whatever order its events are given; null without its start. What a clock that
 * goes wrong put before the start happens with it, and what comes after the end changes only what is said.
 */
export function foldTimer(events: readonly FocusEvent[], { until, now }: FoldOptions): Timer | null {
  const inOrder = events.toSorted(compareEvents);
  const start = inOrder.find((event) => event.kind === 'start');
  if (!start) return null;
  let timer = begin(start);
  const over = Math.min(until ?? Infinity, timer.startedAt + MOST_MS);
  for (const event of inOrder) {
    if (event.kind === 'start') continue;
    const at = Math.max(Date.parse(event.at), timer.startedAt);
    if (at >= over) timer = endAt(timer, over);
    timer = apply(timer, at, event);
  }
  return over <= now ? endAt(timer, over) : timer;
}

/** What a timer shows at a moment, in whole seconds. */
export type TimerReading = {
  /** Of this round. */
  round: number;
  /** Until the plan of this round is fulfilled, negative beyond it; null where it flows. */
  left: number | null;
  /** Of all rounds. */
  focused: number;
  /** Until the break is over, negative beyond it; null where there is none. */
  breakLeft: number | null;
};

/** Reads a timer. */
export function readTimer(timer: Timer, now: number): TimerReading {
  const running = timer.phase === 'focus' ? Math.max(0, now - timer.since) : 0;
  const all = lengthOf(timer.spans) + running;
  const round = Math.floor((all - timer.beforeRound) / 1000);
  return {
    round,
    left: timer.planned === null ? null : timer.planned - round,
    focused: Math.floor(all / 1000),
    breakLeft:
      timer.phase === 'break' ? timer.breakSeconds - Math.floor(Math.max(0, now - timer.since) / 1000) : null,
  };
}
