import { calendarEvents } from '@reflectory/contracts/calendars';
import { hear } from '@reflectory/runtime/jobs';
import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { createCalendarFunctions } from './calendars.functions.ts';
import { createConnectionFunctions } from './connections/connections.functions.ts';
import { createRevoker } from './connections/revoke-connections.ts';
import { createCalendarReader } from './read-calendars.ts';
import { createCalendarWriter } from './writing/write-calendars.ts';

const DAY_MS = 86_400_000;
/** Days for which a calendar that was removed can be brought back. */
const BIN_DAYS = 30;
/** Days for which it is known what was written into calendars, after it was. */
const WRITTEN_DAYS = 400;
const AT_ONCE = 500;
/** Calendars of different people that are read at the same time; most of it is waiting. */
const CONCURRENCY = 4;

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'connections to your calendars',
    de: 'Verbindungen zu deinen Kalendern',
    fr: 'les liens avec tes agendas',
    ar: 'الروابط مع تقاويمك',
  },
  tables: {
    'public.calendar_accounts': 'person',
    'app.calendar_passwords': 'internal',
    'public.calendar_connections': 'person',
    'app.calendar_tokens': 'internal',
    'app.calendar_connection_starts': 'internal',
    'app.calendar_revocations': 'internal',
    'public.calendar_subscriptions': 'person',
    'public.calendar_events': 'person',
    'public.calendar_targets': 'person',
    'public.calendar_writings': 'person',
  },
  derived: ['app.calendar_passwords', 'app.calendar_tokens'],
  inAccount: ['app.calendar_connection_starts'],
  functions: (parts) => [...createCalendarFunctions(parts), ...createConnectionFunctions(parts)],
  exported: [
    many('calendarAccounts', 'calendar_accounts', 'created_at, id'),
    many('calendarConnections', 'calendar_connections', 'created_at, id'),
    many('calendarSubscriptions', 'calendar_subscriptions', 'created_at, id'),
    many('calendarEvents', 'calendar_events', 'starts_at, id'),
    many('calendarTargets', 'calendar_targets', 'created_at, id'),
    many('calendarWritings', 'calendar_writings', 'starts_at, id'),
  ],
  events: Object.values(calendarEvents),
  notifications: notificationsInWords('calendars', {
    writing_off: 'reminders',
    left_there: 'reminders',
    connection_off: 'reminders',
  }),
  hears({ db, asPerson, ports, memberOrigins, passwordBox, oauthClients, now }) {
    const options = { privateOrigins: memberOrigins, box: passwordBox, oauthClients, now };
    const reader = createCalendarReader(options);
    const writer = createCalendarWriter({ ...options, sources: ports });
    const revokeDue = createRevoker(options);
    return [
      hear([calendarEvents.added], {
        name: 'read-calendar',
        concurrency: CONCURRENCY,
        handle: ({ subject }) => reader.readOne(db, subject),
      }),
      hear([calendarEvents.writingDue], {
        name: 'write-calendar',
        concurrency: CONCURRENCY,
        handle: ({ subject }) => writer.writeOne({ db, asPerson }, subject),
      }),
      hear([calendarEvents.disconnected], {
        name: 'revoke-calendar-connection',
        concurrency: CONCURRENCY,
        handle: async ({ subject }) => void (await revokeDue(db, subject)),
      }),
    ];
  },
  jobs({ db, memberOrigins, passwordBox, oauthClients, now }) {
    const options = { privateOrigins: memberOrigins, box: passwordBox, oauthClients, now };
    const reader = createCalendarReader(options);
    const revokeDue = createRevoker(options);
    return [
      {
        name: 'read-calendars',
        cron: '*/5 * * * *',
        async run() {
          let read = 0;
          for (let some = 1; some > 0; read += some) some = await reader.readDue(db);
          return { read };
        },
      },
      {
        name: 'write-calendars',
        cron: '* * * * *',
        async run() {
          const [row] = await db.query<{ asked: number }>('select app.ask_calendar_targets($1) as asked', [
            AT_ONCE,
          ]);
          return { asked: row?.asked ?? 0 };
        },
      },
      {
        name: 'revoke-calendar-connections',
        cron: '*/5 * * * *',
        async run() {
          let revoked = 0;
          for (let some = 1; some > 0; revoked += some) some = await revokeDue(db, null);
          return { revoked };
        },
      },
    ];
  },
  retention: [
    {
      job: 'forget-calendar-connections',
      cron: '51 3 * * *',
      keptSince: (now) => new Date(now.getTime() - BIN_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_calendar_connections($1, $2) as swept', AT_ONCE),
    },
    {
      job: 'forget-calendars',
      cron: '50 3 * * *',
      keptSince: (now) => new Date(now.getTime() - BIN_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_calendars($1, $2) as swept', AT_ONCE),
    },
    {
      job: 'forget-calendar-writings',
      cron: '52 3 * * *',
      keptSince: (now) => new Date(now.getTime() - WRITTEN_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_calendar_writings($1, $2) as swept', AT_ONCE),
    },
  ],
});
