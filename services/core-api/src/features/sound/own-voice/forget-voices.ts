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
  is_certain: boolean;
  may_come: boolean;
};

/** Has providers forget voices that are over here. */
export function createVoicesForgetter(keys: ProviderKeys | null) {
  const forget = createVoiceForgetter(keys);

  /** One after the other, until its provider is away: the others' time comes again. Answers what went wrong. */
  async function forgetOfInstance(db: Transaction, due: readonly Due[]): Promise<unknown[]> {
    const problems: unknown[] = [];
    for (const row of due) {
      const outcome = await forget({
        instance: row.instance_id,
        baseUrl: row.base_url,
        sealedKey: row.sealed_key,
        voice: row.provider_voice,
        consent: row.provider_consent,
        unknown: row.is_certain ? null : { name: row.voice_id, mayCome: row.may_come },
      }).catch((error: unknown) => {
        problems.push(error);
        return 'refused' as const;
      });
      await db.query('select app.settle_own_voice_revocation($1, $2, $3)', [
        row.instance_id,
        row.voice_id,
        outcome === 'forgotten',
      ]);
      if (outcome === 'unavailable') break;
    }
    return problems;
  }

  /** One voice, or some whose time has come; how many were looked at. */
  return async (db: Transaction, only: string | null): Promise<{ looked: number; problems: unknown[] }> => {
    const due = await db.query<Due>('select * from app.take_due_own_voice_revocations($1, $2)', [
      only,
      AT_ONCE,
    ]);
    const settled = await Promise.allSettled(
      [...Map.groupBy(due, (row) => row.instance_id).values()].map((rows) => forgetOfInstance(db, rows)),
    );
    const problems = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [one.reason]));
    return { looked: due.length, problems };
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
      const problems: unknown[] = [];
      for (let some = 1; some > 0; looked += some) {
        const round = await forgetDue(db, null);
        some = round.looked;
        problems.push(...round.problems);
      }
      if (problems.length > 0) throw new AggregateError(problems, 'Some voices could not be looked at');
      return { ended: row?.ended ?? 0, looked };
    },
  };
};
