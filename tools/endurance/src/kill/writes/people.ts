import { randomUUID } from 'node:crypto';
import { insist, type Sent, sentOf } from '../insist.ts';
import { note } from '../ledger.ts';
import { openClient, PASSWORD } from '../writer.ts';
import type { Write } from './write.ts';

/** A sign-up: that somebody has the address means that it was done. */
export const signUp: Write = ({ place, ledger, tally }) => {
  const email = `person-${randomUUID()}@example.com`;
  const client = openClient(place, tally);
  return note(ledger.people, { email }, () =>
    insist(tally, async (): Promise<Sent> => {
      const { error } = await client.auth.signUp({ email, password: PASSWORD });
      if (!error || error.message === 'User already registered') return 'done';
      return sentOf(error.status ?? 0, error.message);
    }),
  );
};

/** Somebody signs up and leaves, for which the worker owes them a mail. */
export const leave: Write = async ({ place, ledger, tally }) => {
  const email = `leaving-${randomUUID()}@example.com`;
  const client = openClient(place, tally);
  const isIn = await insist(tally, async (): Promise<Sent> => {
    const { error } = await client.auth.signUp({ email, password: PASSWORD });
    const again =
      error?.message === 'User already registered'
        ? await client.auth.signInWithPassword({ email, password: PASSWORD })
        : { error };
    return again.error ? sentOf(again.error.status ?? 0, again.error.message) : 'done';
  });
  if (!isIn) return false;
  return note(ledger.leaving, { email }, () =>
    insist(tally, async () => {
      const { error, response } = await client.functions.invoke('request-account-deletion', {
        body: { email, password: PASSWORD },
      });
      if (!error) return 'done';
      return sentOf(response?.status ?? 0, response ? await response.text() : '');
    }),
  );
};
