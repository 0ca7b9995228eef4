import { type Retention, sweepBy } from '../define-feature.ts';

/** Days that every change is kept; of older ones the newest of each field. A device may be away for 90. */
const ALL_KEPT_DAYS = 180;
/** Changes that are removed in one transaction. */
const AT_ONCE = 1000;

/** The log of what is edited together is thinned. */
export const changesRetention: Retention = {
  job: 'thin-object-changes',
  cron: '20 4 * * *',
  keptSince: (now) => new Date(now.getTime() - ALL_KEPT_DAYS * 86_400_000),
  sweep: sweepBy('select app.thin_object_changes($1, $2) as swept', AT_ONCE),
};
