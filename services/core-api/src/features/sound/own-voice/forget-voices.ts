import type { Transaction } from '@reflectory/runtime/database';
import { createVoiceForgetter, type ProviderKeys } from '../../../provider/index.ts';

const AT_ONCE = 20;

type Due = {
  instance_id: string;
  voice_id: string;
  base_url: string;
  sealed_key: string | null;
  provider_voice: string | null;
  provider_consent: string | null;
};

/** Has providers forget voices that are over here. */
export function createVoicesForgetter(keys: ProviderKeys | null) {
  const forget = createVoiceForgetter(keys);
  /** One voice, or some whose time has come; how many were looked at. */
  return async (db: Transaction, only: string | null): Promise<number> => {
    const due = await db.query<Due>('select * from app.take_due_own_voice_revocations($1, $2)', [
      only,
      AT_ONCE,
    ]);
    for (const row of due) {
      const isForgotten = await forget({
        instance: row.instance_id,
        baseUrl: row.base_url,
        sealedKey: row.sealed_key,
        voice: row.provider_voice,
        consent: row.provider_consent,
      });
      await db.query('select app.settle_own_voice_revocation($1, $2, $3)', [
        row.instance_id,
        row.voice_id,
        isForgotten,
      ]);
    }
    return due.length;
  };
}

/** Ends voices of instances that want them no more, and has providers forget what is due. */
export const createForgettingJob = (db: Transaction, keys: ProviderKeys | null) => {
  const forgetDue = createVoicesForgetter(keys);
  return {
    name: 'forget-own-voices',
    cron: '*/5 * * * *',
    async run() {
      const [row] = await db.query<{ ended: number }>(
        'select app.end_unwanted_own_voices($1) as ended',
        [1000],
      );
      let looked = 0;
      for (let some = 1; some > 0; looked += some) some = await forgetDue(db, null);
      return { ended: row?.ended ?? 0, looked };
    },
  };
};
