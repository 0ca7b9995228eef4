import type { Transaction } from '@reflectory/runtime/database';
import type { SpokenSound } from '../../provider/index.ts';

/** Who speaks for the caller, and by what. */
export type AgreedSpeech = { host: string; model: string; voice: string };

/** Null where nobody speaks, or the caller did not agree to who does. */
export async function findAgreedSpeech(tx: Transaction): Promise<AgreedSpeech | null> {
  const [row] = await tx.query<AgreedSpeech>('select host, model, voice from app.agreed_speech()');
  return row ?? null;
}

/** What the caller wrote in an entry of theirs; null where there is none. */
export async function findOwnText(tx: Transaction, entryId: string): Promise<string | null> {
  const [row] = await tx.query<{ text: string }>(
    'select text from entries where id = $1 and user_id = auth.uid() and binned_at is null',
    [entryId],
  );
  return row?.text ?? null;
}

export async function findSpoken(tx: Transaction, key: string): Promise<SpokenSound | null> {
  const [row] = await tx.query<SpokenSound>(
    'select content_type as "contentType", sound as bytes from app.find_spoken($1)',
    [key],
  );
  return row ?? null;
}

/** Keeps nothing where the caller does not agree to the host any more; what is said of an entry goes with it. */
export async function keepSpoken(
  tx: Transaction,
  { key, host, entryId }: { key: string; host: string; entryId: string | null },
  { bytes, contentType }: SpokenSound,
): Promise<void> {
  await tx.query('select app.keep_spoken($1, $2, $3, $4, $5)', [
    key,
    host,
    contentType,
    Buffer.from(bytes),
    entryId,
  ]);
}
