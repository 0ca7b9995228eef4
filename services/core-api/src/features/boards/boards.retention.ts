import { type Retention, sweepBy } from '../define-feature.ts';

const DAY_MS = 86_400_000;
/** Days for which an upload waits for the row that names it. */
const UNATTACHED_DAYS = 7;
/** Days that a board which was deleted can be brought back, and a row of one. */
const BIN_DAYS = 60;
const AT_ONCE = 500;

/** What boards keep for a time only. */
export const boardsRetention: Retention[] = [
  {
    job: 'drop-unattached-card-files',
    cron: '25 3 * * *',
    keptSince: (now) => new Date(now.getTime() - UNATTACHED_DAYS * DAY_MS),
    sweep: sweepBy('select app.drop_unattached_card_files($1, $2) as swept', AT_ONCE),
  },
  {
    job: 'empty-bin-of-boards',
    cron: '35 3 * * *',
    keptSince: (now) => new Date(now.getTime() - BIN_DAYS * DAY_MS),
    sweep: sweepBy('select app.empty_bin_of_boards($1, $2) as swept', AT_ONCE),
  },
];
