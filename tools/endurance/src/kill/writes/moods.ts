import { randomUUID } from 'node:crypto';
import { insist, sentOf } from '../insist.ts';
import { note } from '../ledger.ts';
import type { Write } from './write.ts';

/** A low mood, whose id the client made, and which begins the routine of its writer. */
export const noteMood: Write = ({ writer, ledger, tally }) => {
  const id = randomUUID();
  return note(ledger.moods, { id }, () =>
    insist(tally, async () => {
      const mood = { id, pleasantness: -60, energy: -20 };
      const { error, status } = await writer.client.from('mood_check_ins').insert(mood);
      return error?.code === '23505' ? 'done' : sentOf(status, JSON.stringify(error));
    }),
  );
};
