import type { Retention } from '../define-feature.ts';
import { dayOf } from './usage.policy.ts';

/** Months that usage figures are kept: a year, and the month to compare it with. */
const USAGE_KEPT_MONTHS = 13;

/** Usage figures are forgotten. */
export const analyticsRetention: Retention = {
  job: 'sweep-analytics',
  cron: '40 3 * * *',
  keptSince(now) {
    const since = new Date(now);
    since.setUTCMonth(since.getUTCMonth() - USAGE_KEPT_MONTHS);
    return since;
  },
  async sweep(db, keptSince) {
    const [row] = await db.query<{ swept: number }>('select app.sweep_analytics($1::date) as swept', [
      dayOf(keptSince.getTime()),
    ]);
    return row?.swept ?? 0;
  },
};
