import { DELETION_GRACE_DAYS, INACTIVE_DATA_YEARS } from '@reflectory/contracts/behaviour';

/** Days between the notice that an unused account will close and its closing. */
const INACTIVITY_NOTICE_DAYS = 30;

const DAY_MS = 86_400_000;

/** What a day means for accounts that nobody uses. */
export type InactivityDates = {
  /** Who was last seen before is told. */
  warnBefore: Date;
  /** When the account of somebody who is told today closes. */
  closesAt: Date;
  /** Who was told before, and not seen since, is closed. */
  toldBefore: Date;
  /** When an account that closes today is removed. */
  removeAfter: Date;
};

/** Notice and grace end when the years are over: nothing is kept for longer (specification, section 9). */
export function inactivityDates(now: number): InactivityDates {
  const yearsAgo = new Date(now);
  yearsAgo.setUTCFullYear(yearsAgo.getUTCFullYear() - INACTIVE_DATA_YEARS);
  const after = (start: number, days: number) => new Date(start + days * DAY_MS);
  return {
    warnBefore: after(yearsAgo.getTime(), INACTIVITY_NOTICE_DAYS + DELETION_GRACE_DAYS),
    closesAt: after(now, INACTIVITY_NOTICE_DAYS),
    toldBefore: after(now, -INACTIVITY_NOTICE_DAYS),
    removeAfter: after(now, DELETION_GRACE_DAYS),
  };
}
