import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { calendarFunctions as contract } from '@reflectory/contracts/calendars';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';

const missing = () => new FunctionError('not_found', 'There is no such calendar of yours');

/** What somebody decides about the calendars into which their own things are written. */
export const writingFunctions = [
  defineFunction({
    contract,
    name: 'write-to-calendar',
    access: 'signed-in',
    async handle({ calendar_id: id, kinds, has_details: hasDetails, zone }, { tx, context }) {
      const language = context.language ?? DEFAULT_LANGUAGE;
      const [row] = await tx.query<{ id: string | null }>(
        'select app.write_to_calendar($1, $2, $3, $4, $5, $6) as id',
        [id, [...new Set(kinds)], hasDetails, zone, language, context.origin],
      );
      if (!row?.id) throw missing();
      return { id: row.id };
    },
  }),
  defineFunction({
    contract,
    name: 'stop-writing-to-calendar',
    access: 'signed-in',
    async handle({ account_id: id, is_removed: isRemoved, is_disconnected: isDisconnected }, { tx }) {
      const [row] = await tx.query<{ done: boolean }>(
        'select app.stop_writing_to_calendar($1, $2, $3) as done',
        [id, isRemoved, isDisconnected],
      );
      if (!row?.done) throw missing();
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'settle-calendar-conflict',
    access: 'signed-in',
    async handle({ writing_id: id, is_overwritten: isOverwritten }, { tx }) {
      const [row] = await tx.query<{ done: boolean }>('select app.settle_calendar_conflict($1, $2) as done', [
        id,
        isOverwritten,
      ]);
      if (!row?.done) throw missing();
      return {};
    },
  }),
];
