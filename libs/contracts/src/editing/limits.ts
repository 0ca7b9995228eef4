/** What one call may carry, and one answer. */
export const CHANGE_LIMITS = {
  changes: 200,
  /** Characters of all fields of a call. */
  characters: 1_000_000,
  listed: 500,
} as const;
