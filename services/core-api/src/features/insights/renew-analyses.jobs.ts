import { createHash } from 'node:crypto';
import type { FeelingCorrection } from '@reflectory/contracts/journal';
import { isLanguage } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import { BusyError } from '@reflectory/server-kit';
import type { FeaturePorts } from '../define-feature.ts';
import type { CorrectionsRepository } from './corrections.repository.ts';
import type { EntryToRenew, RenewalRepository } from './renewals.repository.ts';

/** Entries of a person that are read before it is somebody else's turn. */
const AT_ONCE = 10;
/** Milliseconds after which a run leaves the rest to the next one. */
const RUN_MS = 50_000;

export type RenewalJobDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  insights: Pick<FeaturePorts['insights'], 'analyse' | 'localEngine'>;
  renewals: RenewalRepository;
  corrections: Pick<CorrectionsRepository, 'listOf'>;
  /** Milliseconds. */
  now: () => number;
};

/** Reads anew what an older built-in engine read, without a word leaving the server. Goes on where it was stopped. */
export const createRenewalJobs = ({
  db,
  insights,
  renewals,
  corrections,
  now,
}: RenewalJobDependencies): Job[] => {
  const { localEngine: engine } = insights;
  /** False where it could not be read: what was found before stays. */
  const renew = async (
    { instance_id: instance, user_id: person, entry_id: entryId, text, revision, language }: EntryToRenew,
    said: readonly FeelingCorrection[],
  ): Promise<boolean> => {
    const options = {
      language: language !== null && isLanguage(language) ? language : ('en' as const),
      mayBeSent: false,
      corrections: said,
    };
    const analysis = await insights.analyse({ instance, person }, text, options).catch((error: unknown) => {
      if (error instanceof BusyError) return null;
      throw error;
    });
    const inputHash = createHash('sha256').update(text).digest('hex');
    await renewals.keep(db, { instanceId: instance, entryId, revision, engine, inputHash, analysis });
    return analysis !== null;
  };
  return [
    {
      name: 'renew-analyses',
      cron: '* * * * *',
      async run() {
        const until = now() + RUN_MS;
        await renewals.plan(db, engine);
        let read = 0;
        while (now() < until) {
          const entries = await renewals.take(db, engine, AT_ONCE);
          const [first] = entries;
          if (!first) break;
          const said = await corrections.listOf(db, { instance: first.instance_id, person: first.user_id });
          for (const entry of entries) if (await renew(entry, said)) read += 1;
        }
        return { read };
      },
    },
  ];
};
