import { expect, it } from 'vitest';
import * as behaviour from './index.ts';

it.each([
  ['TRIAL_DAYS', 7],
  ['PRICE', { amount: 999, currency: 'usd', interval: 'month' }],
  ['PRICE_NOTICE_DAYS', 30],
  ['MINIMUM_AGE', 18],
  ['PASSWORD_MIN_LENGTH', 6],
  ['SUCCESS_REDIRECT_MS', 3000],
  ['LOCK_CODE_LENGTH', 6],
  ['PLATFORM_CACHE_MS', 1_800_000],
  ['DELETION_DEADLINE_DAYS', 30],
  ['INACTIVE_DATA_YEARS', 2],
  ['EXPORT_AFTER_TERMINATION_DAYS', 30],
  ['PRIVACY_REQUEST_DAYS', 30],
  ['LIABILITY_MONTHS', 12],
  ['AUTH_TICK_MS', 30_000],
  ['AUTH_REFRESH_TICKS', 3],
  ['AUTH_RETRY_BASE_MS', 200],
  ['REALTIME_HEARTBEAT_MS', 25_000],
  ['REALTIME_RECONNECT_MS', [1000, 2000, 5000, 10_000]],
  ['STORAGE_LIST_LIMIT', 100],
  ['KEY_SET_CACHE_SECONDS', 600],
  ['TOP_EMOTIONS', 3],
  ['SESSION_INSIGHT_EMOTIONS', 5],
  ['JOURNEY_EMOTIONS', 8],
  ['JOURNEY_THEMES', 6],
  ['JOURNEY_SUGGESTIONS', 5],
  ['JOURNEY_NEXT_STEPS', 3],
  ['TIMELINE_PAGE_SIZE', 6],
  ['TIMELINE_PREVIEW_LENGTH', 100],
  ['EXPORT_SCALE', 2],
  ['EXPORT_BACKGROUND', '#ffffff'],
  ['EXPORT_IMAGE_WAIT_MS', 15_000],
  ['QUERY_FRESH_MS', 300_000],
  ['QUERY_KEPT_MS', 1_800_000],
  ['QUERY_RETRIES', 3],
  ['MUTATION_RETRIES', 1],
  ['TOAST_MS', 4000],
  ['TOASTS_AT_ONCE', 3],
  ['TOAST_SWIPE_PX', 20],
  ['DEFAULT_THEME', 'dark'],
  ['DEFAULT_LANGUAGE', 'en'],
] as const)('%s is what the specification says', (name, value) => {
  expect(Object.entries(behaviour)).toContainEqual([name, value]);
});

it('leaves time to carry a deletion out before the promise ends', () => {
  expect(behaviour.DELETION_GRACE_DAYS).toBeLessThan(behaviour.DELETION_DEADLINE_DAYS);
});
