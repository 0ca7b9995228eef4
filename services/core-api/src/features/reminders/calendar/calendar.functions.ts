import { createHash, randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { reminderFunctions } from '@reflectory/contracts/reminders';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import {
  defineFunction,
  defineServiceFunction,
  type FunctionDefinition,
  FunctionError,
} from '@reflectory/runtime/functions';
import { listOwnEvents, writeCalendar } from '../../../own-calendar/index.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { asOwner } from '../as-owner.ts';
import { findCalendarFeed, saveCalendarFeed } from './calendar.repository.ts';

type Parts = Pick<FunctionParts, 'database' | 'ports' | 'now'>;

const TOKEN_BYTES = 32;
/** What a feed shows; blocks of focus have no zone of their own, and are not in it. */
const KINDS = ['reminder', 'decision', 'sealed', 'gathering'] as const;

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
      const setting = { sources: ports, now: now(), origin, language, zone: 'UTC', isAcceptedOnly: false };
      const events = await database.asPrincipal(
        asOwner(context, feed.user_id),
        (tx) => listOwnEvents(tx, KINDS, setting),
        options,
      );
      return { calendar: writeCalendar(feed.product_name, events) };
    },
  });
}

/** Functions of calendars that others read. */
export const createCalendarFunctions = (parts: Parts): FunctionDefinition[] => [
  makeCalendarFeed,
  createReadCalendarFeed(parts),
];
