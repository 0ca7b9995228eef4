import { randomUUID } from 'node:crypto';
import { insist, sentOf } from '../insist.ts';
import { note } from '../ledger.ts';
import type { Write } from './write.ts';

const BULK = 12;

const keyHeader = (key: string) => ({ 'Idempotency-Key': key });

/** One row by the client, with a key. */
export const insertRow: Write = ({ writer, ledger, tally }) => {
  const [mark, key] = [randomUUID(), randomUUID()];
  return note(ledger.marks, { via: 'insert', mark, size: 1, hasTwin: false }, () =>
    insist(tally, async () => {
      const { error, status } = await writer.client
        .from('appends')
        .insert({ mark })
        .setHeader('Idempotency-Key', key);
      return sentOf(status, JSON.stringify(error));
    }),
  );
};

/** Several rows in one call past the client, with a key; the answer is read back. */
export const insertRows: Write = ({ writer, ledger, tally }) => {
  const [mark, key] = [randomUUID(), randomUUID()];
  const rows = Array.from({ length: BULK }, (_row, place) => ({ mark, place }));
  return note(ledger.marks, { via: 'bulk insert', mark, size: BULK, hasTwin: false }, () =>
    insist(tally, async () => {
      const headers = { ...keyHeader(key), prefer: 'return=representation' };
      const answer = await writer.post('/rest/v1/appends', rows, headers);
      const text = await answer.text();
      if (answer.ok && JSON.parse(text).length !== BULK) return { refused: `not every row: ${text}` };
      return sentOf(answer.status, text);
    }),
  );
};

/** Rows of two tables by a function of the database, with a key. */
export const callRoutine: Write = ({ writer, ledger, tally }) => {
  const [mark, key] = [randomUUID(), randomUUID()];
  return note(ledger.marks, { via: 'rpc', mark, size: 1, hasTwin: true }, () =>
    insist(tally, async () => {
      const { error, status } = await writer.client
        .rpc('append_pair', { mark })
        .setHeader('Idempotency-Key', key);
      return sentOf(status, JSON.stringify(error));
    }),
  );
};

/** A row whose id the client made, without a key: that it is there already means that it was written. */
export const insertById: Write = ({ writer, ledger, tally }) => {
  const id = randomUUID();
  return note(ledger.ids, { id }, () =>
    insist(tally, async () => {
      const { error, status } = await writer.client.from('appends_by_id').insert({ id, note: 'appended' });
      return error?.code === '23505' ? 'done' : sentOf(status, JSON.stringify(error));
    }),
  );
};
