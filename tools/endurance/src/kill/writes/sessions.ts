import { randomUUID } from 'node:crypto';
import { insist, sentOf } from '../insist.ts';
import { note } from '../ledger.ts';
import type { Write } from './write.ts';

const answers = ['I worry about the talk on Friday. I could not sleep, and my heart was racing.'];

/** A guided session: saved as the product saves it, then completed by a function with a key. */
export const completeSession: Write = async ({ writer, ledger, tally }) => {
  const [id, key] = [randomUUID(), randomUUID()];
  const isSaved = await insist(tally, async () => {
    const { error, status } = await writer.client
      .from('sessions')
      .upsert({ id, user_id: writer.userId, framework: 'free', answers, revision: 1 });
    return sentOf(status, JSON.stringify(error));
  });
  if (!isSaved) return false;
  return note(ledger.sessions, { sessionId: id, userId: writer.userId }, () =>
    insist(tally, async () => {
      const { error, response } = await writer.client.functions.invoke('complete-session', {
        body: { session_id: id },
        headers: { 'Idempotency-Key': key },
      });
      if (!error) return 'done';
      return sentOf(response?.status ?? 0, response ? await response.text() : '');
    }),
  );
};
