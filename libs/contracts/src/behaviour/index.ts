/**
 * The numbers of the specification's section 9, and the few that stand beside them. Nothing is imported here, so that
 * the smallest bundle can use them.
 */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Days of the free trial (specification, section 9). */
export const TRIAL_DAYS = 7;
/** Price of the subscription (specification, section 9): US cents a month. */
export const PRICE = { amount: 999, currency: 'usd', interval: 'month' } as const;
/** Days between the notice of a new price and the price (specification, section 9). */
export const PRICE_NOTICE_DAYS = 30;
/** Years a person must have lived (specification, section 9). */
export const MINIMUM_AGE = 18;
/** Characters that a password has at least, unless an instance demands more (specification, section 9). */
export const PASSWORD_MIN_LENGTH = 6;
/** Milliseconds between the check of a subscription and the journal (specification, section 9). */
export const SUCCESS_REDIRECT_MS = 3 * SECOND_MS;
/** Characters of a lock code (specification, section 9). */
export const LOCK_CODE_LENGTH = 6;
/** Milliseconds that kept features, instances and role count as fresh (specification, section 9). */
export const PLATFORM_CACHE_MS = 30 * MINUTE_MS;

/** Days within which everything of a deleted account is gone (specification, section 9). */
export const DELETION_DEADLINE_DAYS = 30;
/** Days in which a deletion can be taken back; the rest of the 30 is for carrying it out. */
export const DELETION_GRACE_DAYS = 14;
/** Days that a deleted entry lies in the bin. */
export const BIN_DAYS = 30;
/** Milliseconds in which putting an entry into the bin can be undone at once. */
export const BIN_UNDO_MS = 10_000;
/** Years that the data of an account nobody uses is kept (specification, section 9). */
export const INACTIVE_DATA_YEARS = 2;
/** Days after the end of a contract in which data can be exported (specification, section 9). */
export const EXPORT_AFTER_TERMINATION_DAYS = 30;
/** Days within which a privacy request is answered (specification, section 9). */
export const PRIVACY_REQUEST_DAYS = 30;
/** Months whose payments cap the liability (specification, section 9). */
export const LIABILITY_MONTHS = 12;

/** Milliseconds between two looks at the access token (specification, section 9). */
export const AUTH_TICK_MS = 30 * SECOND_MS;
/** Ticks before its end at which the access token is refreshed (specification, section 9). */
export const AUTH_REFRESH_TICKS = 3;
/** Milliseconds before the first retry of a refresh; each further one waits twice as long (specification, section 9). */
export const AUTH_RETRY_BASE_MS = 200;
/** Milliseconds between two heartbeats of the realtime connection (specification, section 9). */
export const REALTIME_HEARTBEAT_MS = 25 * SECOND_MS;
/** Milliseconds before each attempt to connect again; the last one repeats (specification, section 9). */
export const REALTIME_RECONNECT_MS = [1000, 2000, 5000, 10_000] as const;
/** Names in one listing of a storage folder unless asked otherwise, by name, ascending (specification, section 9). */
export const STORAGE_LIST_LIMIT = 100;
/** Seconds that the key set may be kept (specification, section 9). */
export const KEY_SET_CACHE_SECONDS = 600;

/** Emotions on the summary and overview slides (specification, section 9). */
export const TOP_EMOTIONS = 3;
/** Emotions on the insights slide of a session (specification, section 9). */
export const SESSION_INSIGHT_EMOTIONS = 5;
/** Emotions on the emotions slide of a journey (specification, section 9). */
export const JOURNEY_EMOTIONS = 8;
/** Themes of a journey (specification, section 9). */
export const JOURNEY_THEMES = 6;
/** Suggestions on the insights slide of a journey (specification, section 9). */
export const JOURNEY_SUGGESTIONS = 5;
/** Suggestions on the next steps slide of a journey (specification, section 9). */
export const JOURNEY_NEXT_STEPS = 3;
/** Entries on one page of the timeline, newest first (specification, section 9). */
export const TIMELINE_PAGE_SIZE = 6;
/** Characters of an entry that the timeline shows (specification, section 9). */
export const TIMELINE_PREVIEW_LENGTH = 100;

/** Pixels of an exported image per CSS pixel (specification, section 9). */
export const EXPORT_SCALE = 2;
/** Ground of an exported image (specification, section 9). */
export const EXPORT_BACKGROUND = '#ffffff';
/** Milliseconds that an export waits for an image (specification, section 9). */
export const EXPORT_IMAGE_WAIT_MS = 15 * SECOND_MS;

/** Milliseconds that an answer counts as fresh (specification, section 9). */
export const QUERY_FRESH_MS = 5 * MINUTE_MS;
/** Milliseconds that an unused answer is kept (specification, section 9). */
export const QUERY_KEPT_MS = 30 * MINUTE_MS;
/** Retries of a failed read (specification, section 9). */
export const QUERY_RETRIES = 3;
/** Milliseconds before the first retry of a read; each further one waits twice as long (specification, section 9). */
export const QUERY_RETRY_BASE_MS = SECOND_MS;
/** Milliseconds that no retry of a read exceeds (specification, section 9). */
export const QUERY_RETRY_MAX_MS = 5 * SECOND_MS;
/** Retries of a failed write (specification, section 9). */
export const MUTATION_RETRIES = 1;

/** Milliseconds that a notification stays (specification, section 9). */
export const TOAST_MS = 4 * SECOND_MS;
/** Notifications that are seen at once; later ones wait (specification, section 9). */
export const TOASTS_AT_ONCE = 3;
/** Pixels of a swipe that dismisses a notification (specification, section 9). */
export const TOAST_SWIPE_PX = 20;

/** Theme of someone who has not chosen (specification, section 9). */
export const DEFAULT_THEME = 'dark';
/** Language when neither a choice nor the browser names one that there is (specification, section 9). */
export const DEFAULT_LANGUAGE = 'en';
/** Characters of the password of a public link. */
export const LINK_PASSWORD = { least: 6, most: 128 } as const;
/** The most openings that a public link can be limited to. */
export const MOST_VIEWS = 1000;
