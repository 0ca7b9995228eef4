import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import * as z from 'zod';
import { textsOf } from '../languages/texts-of.ts';
import { type CalendarEvent, momentOf } from './write-calendar.ts';

const DAY_MS = 86_400_000;
/** Days that stay in a calendar after they came, so that nothing vanishes on its own day. */
const DAYS_BACK = 7;

const name = z.string().min(1);
/** What events are called: nothing of what was written or decided. */
export const calendarTexts = textsOf(
  'reminders/calendar',
  z.strictObject({ reminder: name, decision: name, sealed: name, busy: name }),
);

/** A day as `2026-12-01` and the row that it is of. */
type DayOfThing = { id: string; day: string; changed_at: Date };

/** What of the caller's may stand in a calendar; each is answered by a feature. */
export type OwnEventSources = {
  /** The next reminders after a moment; none while they are paused. */
  listReminderMoments(tx: Transaction, after: Date): Promise<{ at: Date; changed_at: Date }[]>;
  /** Entries that are sealed until a day from `first` on; nothing of what they say. */
  listSealedDays(tx: Transaction, first: string): Promise<DayOfThing[]>;
  /** Days from `first` on, as `2026-12-01`, on which the caller looks back on a decision; none where the library is off. */
  listDecisionDays(tx: Transaction, first: string): Promise<DayOfThing[]>;
  /** Gatherings of the caller's circles since a day, as `2026-12-01`, but those they declined; none where circles are off. */
  listGatherings(
    tx: Transaction,
    since: string,
  ): Promise<
    {
      id: string;
      circle_id: string;
      title: string;
      starts_at: Date;
      minutes: number;
      changed_at: Date;
      is_coming: boolean;
    }[]
  >;
  /** Intentions with a time, of days from `first` on, by the clocks of a zone. */
  listFocusBlocks(
    tx: Transaction,
    first: string,
    zone: string,
  ): Promise<{ id: string; title: string; at: Date; minutes: number; changed_at: Date }[]>;
};

export type OwnEventKind = 'focus' | 'gathering' | 'decision' | 'reminder' | 'sealed';

type Setting = {
  sources: OwnEventSources;
  /** Milliseconds. */
  now: number;
  origin: string;
  language: Language;
  /** The clocks of what names no zone. */
  zone: string;
  /** Whether gatherings that were not answered are left out. */
  isAcceptedOnly: boolean;
};

/** Somebody may have answered `2026-02-31`. */
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** What of the caller's stands in a calendar, of the kinds that are asked for. */
export async function listOwnEvents(
  tx: Transaction,
  kinds: readonly OwnEventKind[],
  setting: Setting,
): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for (const kind of kinds) events.push(...(await listers[kind](tx, setting)));
  return events;
}

const firstOf = ({ now }: Setting) => new Date(now - DAYS_BACK * DAY_MS).toISOString().slice(0, 10);
const urlOf = ({ origin }: Setting, path: string) => new URL(path, origin).href;

/** One after the other: a transaction asks one thing at a time. */
const listers: Record<OwnEventKind, (tx: Transaction, setting: Setting) => Promise<CalendarEvent[]>> = {
  async focus(tx, setting) {
    const blocks = await setting.sources.listFocusBlocks(tx, firstOf(setting), setting.zone);
    return blocks.map(({ id, title, at, minutes, changed_at: changedAt }) => ({
      uid: `focus-${id}@reflectory`,
      changedAt,
      summary: title,
      url: urlOf(setting, '/productivity'),
      at,
      minutes,
    }));
  },
  async gathering(tx, setting) {
    const gatherings = await setting.sources.listGatherings(tx, firstOf(setting));
    return gatherings
      .filter(({ is_coming: isComing }) => isComing || !setting.isAcceptedOnly)
      .map(({ id, circle_id: circleId, title, starts_at: at, minutes, changed_at: changedAt }) => ({
        uid: `gathering-${id}@reflectory`,
        changedAt,
        summary: title,
        url: urlOf(setting, `/groups/${circleId}`),
        at,
        minutes,
      }));
  },
  async decision(tx, setting) {
    const decisions = await setting.sources.listDecisionDays(tx, firstOf(setting));
    return decisions
      .filter(({ day }) => isDay(day))
      .map(({ id, day, changed_at: changedAt }) => ({
        uid: `decision-${id}@reflectory`,
        changedAt,
        summary: calendarTexts[setting.language].decision,
        url: urlOf(setting, '/library/decisions'),
        day,
      }));
  },
  async reminder(tx, setting) {
    const moments = await setting.sources.listReminderMoments(tx, new Date(setting.now - DAY_MS));
    return moments.map(({ at, changed_at: changedAt }) => ({
      uid: `reminder-${momentOf(at)}@reflectory`,
      changedAt,
      summary: calendarTexts[setting.language].reminder,
      url: urlOf(setting, '/journal'),
      at,
    }));
  },
  async sealed(tx, setting) {
    const sealed = await setting.sources.listSealedDays(tx, firstOf(setting));
    return sealed.map(({ id, day, changed_at: changedAt }) => ({
      uid: `sealed-${id}@reflectory`,
      changedAt,
      summary: calendarTexts[setting.language].sealed,
      url: urlOf(setting, `/journal/entry/${id}`),
      day,
    }));
  },
};
