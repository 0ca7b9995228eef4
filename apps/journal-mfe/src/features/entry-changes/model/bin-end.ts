import { BIN_DAYS } from '@reflectory/contracts/behaviour';

/** When an entry that lies in the bin is gone for good. */
export function binEnd(binnedAt: string): Date {
  const end = new Date(binnedAt);
  end.setDate(end.getDate() + BIN_DAYS);
  return end;
}
