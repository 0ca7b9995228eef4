import type { RateLimit } from '@reflectory/auth';
import { type EditableObject, editingFunctions as contract } from '@reflectory/contracts/editing';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { defineFunction, type FunctionDefinition, FunctionError } from '@reflectory/runtime/functions';
import { takeOrRefuse } from '../../rate-limits/index.ts';
import type { FunctionParts } from '../define-feature.ts';
import { findNumber, findObject, listChanges, tryChanges } from './editing.repository.ts';
import { readChange } from './read-change.ts';

/** Calls of a person: a device sends what was changed meanwhile when its last call is answered. */
const calls: RateLimit = { name: 'change-object', burst: 300, seconds: 0.25 };
/** Thousands of characters that a person changes: a whole board at once, then as much as somebody types. */
const thousands: RateLimit = { name: 'change-object-characters', burst: 6000, seconds: 1 };

const missing = () => new FunctionError('not_found', 'There is no such object that you may see');

type Parts = Pick<FunctionParts, 'editable' | 'limiter' | 'now'>;

/** What is edited together, whichever feature it belongs to. */
export function createEditingFunctions({ editable, limiter, now }: Parts): FunctionDefinition[] {
  const find = (type: string): EditableObject => {
    const found = editable.find((one) => one.type === type);
    if (!found) throw new FunctionError('invalid_input', 'Nothing of this type is edited together');
    return found;
  };
  const moment = () => new Date(now()).toISOString();
  const take = (context: RequestContext, limit: RateLimit, amount: number) =>
    takeOrRefuse(limiter, limit, `${context.instance_id}:${context.user_id ?? ''}`, amount);
  return [
    defineFunction({
      contract,
      name: 'get-object',
      access: 'anyone',
      readOnly: true,
      async handle(place, { tx }) {
        const found = await findObject(tx, find(place.type), place);
        if (!found) throw missing();
        return { ...found, now: moment() };
      },
    }),
    defineFunction({
      contract,
      name: 'change-object',
      access: 'signed-in',
      async handle({ changes, known, ...place }, { tx, context }) {
        const object = find(place.type);
        await take(context, calls, 1);
        await take(context, thousands, Math.ceil(JSON.stringify(changes).length / 1000));
        const results = await tryChanges(
          tx,
          place,
          changes.map((change) => readChange(object, place.id, change)),
        );
        const number = (await findNumber(tx, place)) ?? 0;
        return { results, changes: await listChanges(tx, { ...place, known }), number, now: moment() };
      },
    }),
    defineFunction({
      contract,
      name: 'list-object-changes',
      access: 'anyone',
      readOnly: true,
      async handle({ known, row_id: rowId, ...place }, { tx }) {
        find(place.type);
        const number = await findNumber(tx, place);
        if (number === null) throw missing();
        return {
          changes: await listChanges(tx, { ...place, known, rowId: rowId ?? null }),
          number,
          now: moment(),
        };
      },
    }),
  ];
}
