import { createHash, randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { builtInLanguage, type Language } from '@reflectory/contracts/languages';
import { reminderFunctions } from '@reflectory/contracts/reminders';
import { PRODUCT_SEARCH_PATH, type Transaction } from '@reflectory/runtime/database';
import {
  defineFunction,
  defineServiceFunction,
  type FunctionDefinition,
  FunctionError,
} from '@reflectory/runtime/functions';
import * as z from 'zod';
import { textsOf } from '../../../languages/texts-of.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { asOwner } from '../as-owner.ts';
import {
  findCalendarFeed,
  listReminderMoments,
  listSealedDays,
  saveCalendarFeed,
} from './calendar.repository.ts';
import { type CalendarEvent, momentOf, writeCalendar } from './write-calendar.ts';

type Parts = Pick<FunctionParts, 'database' | 'ports' | 'now'>;

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
/** Days that stay in a calendar after they came, so that nothing vanishes on its own day. */
const DAYS_BACK = 7;

const name = z.string().min(1);
/** What events are called: nothing of what was written or decided. */
const calendarTexts = textsOf(
  'reminders/calendar',
  z.strictObject({ reminder: name, decision: name, sealed: name }),
);

/** Somebody may have answered `2026-02-31`. */
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the secret address of a person's calendar; one that was there before ends. */
const makeCalendarFeed = defineFunction({
  contract: reminderFunctions,
  name: 'make-calendar-feed',
  access: 'signed-in',
  async handle(_input, { tx, context }) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await saveCalendarFeed(tx, hashOf(token), context.language ?? DEFAULT_LANGUAGE);
    return { token };
  },
});

/** What is due for somebody, as a calendar, for whoever has their secret address. */
function createReadCalendarFeed({ database, ports, now }: Parts): FunctionDefinition {
  return defineServiceFunction({
    contract: reminderFunctions,
    name: 'read-calendar-feed',
    access: 'anyone',
    async handle({ token }, { context }) {
      const options = { readOnly: true, searchPath: PRODUCT_SEARCH_PATH };
      const feed = await database.asPrincipal(context, (tx) => findCalendarFeed(tx, hashOf(token)), options);
      if (!feed) throw new FunctionError('not_found', 'There is no such calendar');
      const { origin } = context;
      const language = builtInLanguage(feed.language);
      const events = await database.asPrincipal(
        asOwner(context, feed.user_id),
        (tx) => listEvents(tx, { ports, today: now(), origin, language }),
        options,
      );
      return { calendar: writeCalendar(feed.product_name, events) };
    },
  });
}

type Setting = {
  ports: Pick<Parts['ports'], 'listDecisionDays' | 'listGatherings'>;
  today: number;
  origin: string;
  language: Language;
};

async function listEvents(tx: Transaction, { ports, today, origin, language }: Setting) {
  const texts = calendarTexts[language];
  const first = new Date(today - DAYS_BACK * DAY_MS).toISOString().slice(0, 10);
  const addressOf = (path: string) => new URL(path, origin).href;
  const reminders = await listReminderMoments(tx, new Date(today - DAY_MS));
  const decisions = await ports.listDecisionDays(tx, first);
  const sealed = await listSealedDays(tx, first);
  const gatherings = await ports.listGatherings(tx, first);
  return [
    ...reminders.map(({ at, changed_at: changedAt }): CalendarEvent => ({
      uid: `reminder-${momentOf(at)}@reflectory`,
      changedAt,
      summary: texts.reminder,
      url: addressOf('/journal'),
      at,
    })),
    ...decisions
      .filter(({ day }) => isDay(day))
      .map(({ id, day, changed_at: changedAt }): CalendarEvent => ({
        uid: `decision-${id}@reflectory`,
        changedAt,
        summary: texts.decision,
        url: addressOf('/library/decisions'),
        day,
      })),
    ...sealed.map(({ id, day, changed_at: changedAt }): CalendarEvent => ({
      uid: `sealed-${id}@reflectory`,
      changedAt,
      summary: texts.sealed,
      url: addressOf(`/journal/entry/${id}`),
      day,
    })),
    ...gatherings.map(
      ({ id, circle_id: circleId, title, starts_at: at, minutes, changed_at: changedAt }): CalendarEvent => ({
        uid: `gathering-${id}@reflectory`,
        changedAt,
        summary: title,
        url: addressOf(`/groups/${circleId}`),
        at,
        minutes,
      }),
    ),
  ];
}

/** Functions of calendars that others read. */
export const createCalendarFunctions = (parts: Parts): FunctionDefinition[] => [
  makeCalendarFeed,
  createReadCalendarFeed(parts),
];
