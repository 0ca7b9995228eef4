/** Bytes that the body of a call may have. */
export const BODY_LIMIT = 1024 * 1024;

/** Bytes that the form of a guarded link may have. */
export const OPENING_LIMIT = 4096;

/** Bytes that a body of reports may have. */
export const REPORTS_LIMIT = 16 * 1024;
