import { expect, test } from 'vitest';
import { isSubscriptionActive } from './subscription.policy.ts';

const now = new Date('2025-03-08T12:00:00Z');
const trialEnd = new Date('2025-03-15T12:00:00Z');

test.each([
  ['nobody without a row', undefined, now, false],
  ['a beta tester, who has no end', { subscribed: true, subscription_end: null }, now, true],
  ['a trial in its seven days', { subscribed: true, subscription_end: trialEnd }, now, true],
  ['no trial from its end on', { subscribed: true, subscription_end: trialEnd }, trialEnd, false],
  ['nobody who is unsubscribed', { subscribed: false, subscription_end: trialEnd }, now, false],
])('access is for %s', (_who, subscription, moment, isActive) => {
  expect(isSubscriptionActive(subscription, moment)).toBe(isActive);
});
