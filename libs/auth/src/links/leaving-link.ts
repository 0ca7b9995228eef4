import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import { composeLeavingMail } from '../mails/compose-auth-mail.ts';
import type { Mail } from '@reflectory/runtime/mail';
import { hashToken, newToken } from '../tokens/opaque-token.ts';

/** Where a person who is paused exports and deletes what is theirs. */
const LEAVING_PATH = '/your-data';

type Recipient = {
  instanceId: string;
  userId: string;
  email: string;
  origin: string;
  productName: string;
  language: Language;
};

/**
 * Makes the way out of a person who is paused, and its mail: to the account’s address and to the one that was named for
 * this. None for others and when it is too late. Needs the role auth_admin or worker.
 */
export async function makeLeavingMails(tx: Transaction, to: Recipient): Promise<Mail[]> {
  const { instanceId, userId, email, origin, productName, language } = to;
  const token = newToken();
  const [row] = await tx.query<{ until: Date | null; named: string | null }>(
    'select app.put_leaving_token($1, $2, $3) as until, app.leaving_address($1, $2) as named',
    [instanceId, userId, hashToken(token)],
  );
  if (!row?.until) return [];
  const url = new URL('/auth/v1/verify', origin);
  const redirectTo = new URL(LEAVING_PATH, origin).href;
  url.search = new URLSearchParams({ token, type: 'leaving', redirect_to: redirectTo }).toString();
  const text = composeLeavingMail({ productName, language, date: row.until, url: url.href });
  const addresses = new Set([email, ...(row.named === null ? [] : [row.named])]);
  return [...addresses].map((address) => ({ to: address, person: { instanceId, userId }, ...text }));
}
