import { type FocusEvent, focusLimits, type KnownFocus } from '@reflectory/contracts/focus';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { alignEvents, foldTimers, summariseFocus, type Timer } from '@reflectory/domain/focus';
import { isZone } from '@reflectory/domain/days';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import {
  addEvents,
  addSessions,
  keepSessions,
  listCounted,
  listDayMoods,
  listEventsAround,
  listLastEvents,
  lockFocus,
  type WorkedOut,
} from './focus.repository.ts';

const isStart = (event: FocusEvent) => event.kind === 'start';

/** The timer of the caller, on whichever device it is. */
export async function knownFocus(tx: Transaction, now: number): Promise<KnownFocus> {
  return { now: new Date(now).toISOString(), events: await listLastEvents(tx) };
}

/** Takes what happened on a device, and works out anew what it touches. */
export async function recordFocus(
  tx: Transaction,
  { device_now: deviceNow, events }: FunctionInput<'record-focus'>,
  now: number,
): Promise<KnownFocus> {
  await lockFocus(tx);
  const aligned = alignEvents(events, { device: Date.parse(deviceNow), service: now });
  await addSessions(tx, aligned.filter(isStart));
  await addEvents(tx, aligned);
  const touched = [...new Set(aligned.map(({ session_id: id }) => id))];
  await keepSessions(
    tx,
    foldTimers(await listEventsAround(tx, touched), now).map((timer) => rowOf(timer, now)),
  );
  return knownFocus(tx, now);
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
const moment = (at: number): string => new Date(at).toISOString();

function rowOf(timer: Timer, now: number): WorkedOut {
  const focused = timer.spans.reduce((sum, [from, until]) => sum + until - from, 0);
  return {
    id: timer.id,
    intention: timer.intention,
    planned_seconds: timer.planned,
    state: timer.phase,
    started_at: moment(timer.startedAt),
    ended_at: timer.endedAt === null ? null : moment(timer.endedAt),
    focused_seconds: seconds(focused),
    overtime_seconds: seconds(timer.overtime),
    rounds: timer.rounds,
    interruptions: timer.interruptions.length,
    spans: timer.spans.map(([from, until]) => [from, until]),
    note: timer.note.slice(0, focusLimits.note),
    mood_before: timer.moodBefore,
    mood_after: timer.moodAfter,
    removed_at: timer.isRemoved ? moment(now) : null,
  };
}

/** Focus of some days, beside how they felt. */
export async function focusStatistics(
  tx: Transaction,
  days: FunctionInput<'get-focus-statistics'>,
): Promise<FunctionOutput<'get-focus-statistics'>> {
  if (!isZone(days.zone))
    throw new FunctionError('invalid_input', 'There is no such time zone', { zone: 'invalid' });
  return { ...summariseFocus(await listCounted(tx, days), days), day_moods: await listDayMoods(tx, days) };
}
