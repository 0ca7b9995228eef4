import type { Transaction } from '@reflectory/runtime/database';

/** Whether the instance lets recordings be sent away, and whether the caller agreed to this provider. */
export async function readConsent(
  tx: Transaction,
  provider: string | null,
): Promise<{ is_on: boolean; has_consent: boolean }> {
  const [row] = await tx.query<{ is_on: boolean; has_consent: boolean }>(
    `select app.is_feature_enabled('transcription') as is_on,
       exists (select from transcription_consents where user_id = auth.uid() and provider = $1) as has_consent`,
    [provider],
  );
  return row ?? { is_on: false, has_consent: false };
}

type Request = { recordingId: string; provider: string; language: string | null };

/** Answers whether it may be: it is the caller's own, and the instance and they agreed. */
export async function requestTranscription(
  tx: Transaction,
  { recordingId, provider, language }: Request,
): Promise<boolean> {
  const [row] = await tx.query<{ is_asked: boolean }>(
    'select app.request_transcription($1, $2, $3) as is_asked',
    [recordingId, provider, language],
  );
  return row?.is_asked ?? false;
}
