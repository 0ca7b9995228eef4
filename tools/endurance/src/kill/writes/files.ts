import { randomBytes, randomUUID } from 'node:crypto';
import { insist, type Sent } from '../insist.ts';
import { note } from '../ledger.ts';
import type { Write } from './write.ts';

/** An upload under a name of its own: that the name is taken means that it arrived. */
export const uploadFile: Write = ({ writer, ledger, tally }) => {
  const name = `${randomUUID()}.txt`;
  const content = randomBytes(24_000).toString('base64');
  return note(ledger.files, { name, content }, () =>
    insist(tally, async (): Promise<Sent> => {
      const { error } = await writer.client.storage
        .from('appends')
        .upload(name, content, { contentType: 'text/plain' });
      if (!error || /exists/i.test(error.message)) return 'done';
      const status = 'status' in error ? Number(error.status) : 0;
      return status >= 400 && status < 500 && status !== 429
        ? { refused: `${status} ${error.message}` }
        : 'again';
    }),
  );
};
