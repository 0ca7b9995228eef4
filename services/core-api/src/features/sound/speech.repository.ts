import type { Transaction } from '@reflectory/runtime/database';
import type { SpokenSound } from '../../provider/index.ts';

/** Who speaks for the caller, and by what; `ownVoiceId` is null where it is not the caller's own voice. */
export type AgreedSpeech = { host: string; model: string; voice: string; ownVoiceId: string | null };

/** Null where nobody speaks so, or the caller did not agree to who does. */
export async function findAgreedSpeech(tx: Transaction, isOwnVoice: boolean): Promise<AgreedSpeech | null> {
  const [row] = await tx.query<AgreedSpeech>(
    isOwnVoice
      ? 'select host, model, voice, id as "ownVoiceId" from app.agreed_own_voice()'
      : 'select host, model, voice, null as "ownVoiceId" from app.agreed_speech()',
  );
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

/** Keeps nothing where the caller does not agree to the host any more; it goes with its entry, and with an own voice. */
export async function keepSpoken(
  tx: Transaction,
  { key, speech, entryId }: { key: string; speech: AgreedSpeech; entryId: string | null },
  { bytes, contentType }: SpokenSound,
): Promise<void> {
  await tx.query('select app.keep_spoken($1, $2, $3, $4, $5, $6)', [
    key,
    speech.host,
    contentType,
    Buffer.from(bytes),
    entryId,
    speech.ownVoiceId,
  ]);
}
