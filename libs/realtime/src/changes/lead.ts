import type { Database } from '@reflectory/runtime/database';
import { findHeads, leaveLead, takeLead } from './changes.repository.ts';

/** One of the processes looks for what was committed, for all of them. */
export type Lead = {
  /** Takes or keeps the lead, or leaves it to others. */
  claim(isWanted: boolean): Promise<void>;
  /** Whether something was committed since the last look; false where another process looks. */
  look(): Promise<boolean>;
};

/** Seconds that a claim holds: who is gone without a word is followed by another after so many. */
const LEAD_SECONDS = 2;

export function createLead({ database, process }: { database: Database; process: string }): Lead {
  let isLeading = false;
  let heads: string | null = null;
  return {
    async claim(isWanted) {
      if (isWanted) {
        isLeading = await database.asService('realtime_admin', null, (tx) =>
          takeLead(tx, process, LEAD_SECONDS),
        );
      } else if (isLeading) {
        isLeading = false;
        await database.asService('realtime_admin', null, (tx) => leaveLead(tx, process));
      }
      if (!isLeading) heads = null;
    },
    async look() {
      if (!isLeading) return false;
      const now = await database.asService('realtime_admin', null, findHeads, { readOnly: true });
      const isNews = now !== heads;
      heads = now;
      return isNews;
    },
  };
}
