import { describe, expect, it } from 'vitest';
import {
  entitlementsOf,
  overviewOf,
  trialDaysLeft,
  type PaidSubscription,
  type SubscriptionFacts,
} from './index.ts';

const DAY_MS = 86_400_000;
const joined = new Date('2025-03-01T12:00:00Z');
const after = (days: number) => new Date(joined.getTime() + days * DAY_MS);
const nobody: SubscriptionFacts = {
  billing: 'subscription',
  memberSince: joined,
  subscription: null,
  now: after(1),
};
const paid = (status: string, dates: Partial<PaidSubscription> = {}): SubscriptionFacts => ({
  ...nobody,
  now: after(400),
  subscription: {
    kind: 'paid',
    status,
    trialEndsAt: after(7),
    periodEndsAt: after(38),
    endsAt: null,
    ...dates,
  },
});

describe('what a person may use', () => {
  it('is everything at an instance that pays for all, for ever', () => {
    const facts = { ...paid('canceled'), billing: 'included' } as const;
    expect(entitlementsOf(facts)).toEqual({ premium: true, reason: 'included', until: null });
  });

  it('is everything for beta testers, without limit §1.24 §6.7', () => {
    const facts: SubscriptionFacts = { ...nobody, now: after(4000), subscription: { kind: 'beta' } };
    expect(entitlementsOf(facts)).toEqual({ premium: true, reason: 'beta', until: null });
  });

  it('is everything for seven days from joining, without a card, and not an instant longer §9.1', () => {
    const at = (now: Date) => entitlementsOf({ ...nobody, now });
    expect(at(joined)).toEqual({ premium: true, reason: 'trial', until: '2025-03-08T12:00:00.000Z' });
    expect(at(new Date(after(7).getTime() - 1)).premium).toBe(true);
    expect(at(after(7))).toEqual({ premium: false, reason: 'none', until: null });
  });

  it.each([
    ['trialing', { premium: true, reason: 'trial', until: after(7).toISOString() }],
    ['active', { premium: true, reason: 'subscription', until: after(38).toISOString() }],
    ['past_due', { premium: true, reason: 'grace', until: null }],
    ['canceled', { premium: false, reason: 'none', until: null }],
    ['unpaid', { premium: false, reason: 'none', until: null }],
    ['paused', { premium: false, reason: 'none', until: null }],
    ['something new', { premium: false, reason: 'none', until: null }],
  ])('follows Stripe where it says %s, however late our clock is', (status, expected) => {
    expect(entitlementsOf(paid(status))).toEqual(expected);
  });

  it('lasts to the day on which a cancellation takes effect', () => {
    const facts = paid('active', { endsAt: after(20) });
    expect(entitlementsOf(facts)).toMatchObject({ premium: true, until: after(20).toISOString() });
  });

  it('gives back no trial to whoever ended a subscription within seven days', () => {
    expect(entitlementsOf({ ...paid('canceled'), now: after(2) }).premium).toBe(false);
  });

  it('is untouched by a checkout that came to nothing', () => {
    for (const status of ['incomplete', 'incomplete_expired']) {
      expect(entitlementsOf({ ...paid(status), now: after(2) }).reason).toBe('trial');
      expect(entitlementsOf(paid(status)).reason).toBe('none');
    }
  });
});

describe('the trial that a checkout carries over', () => {
  it.each([
    [0, 7],
    [0.01, 7],
    [1, 6],
    [6.5, 1],
    [7, 0],
    [90, 0],
  ])('after %d days it has %d left', (days, left) => {
    expect(trialDaysLeft({ ...nobody, now: after(days) })).toBe(left);
  });

  it('is never longer than seven days, even when the clocks of two machines differ', () => {
    expect(trialDaysLeft({ ...nobody, now: after(-1) })).toBe(7);
  });

  it('is there once: nothing is left after a subscription', () => {
    expect(trialDaysLeft({ ...paid('canceled'), now: after(2) })).toBe(0);
    expect(trialDaysLeft({ ...paid('incomplete_expired'), now: after(2) })).toBe(5);
  });
});

describe('where a subscription stands', () => {
  const state = (facts: SubscriptionFacts) => overviewOf(facts, true).state;
  it('is told in the words of the product', () => {
    expect(state({ ...nobody, billing: 'included' })).toBe('included');
    expect(state({ ...nobody, subscription: { kind: 'beta' } })).toBe('beta');
    expect(state(nobody)).toBe('trial');
    expect(state({ ...nobody, now: after(8) })).toBe('none');
    expect(state(paid('trialing'))).toBe('trial');
    expect(state(paid('active'))).toBe('active');
    expect(state(paid('past_due'))).toBe('past_due');
    expect(state(paid('canceled'))).toBe('ended');
  });

  it('says that it ends, and when, once it is cancelled', () => {
    const overview = overviewOf(paid('trialing', { endsAt: after(7) }), true);
    expect(overview).toMatchObject({ state: 'cancelling', periodEndsAt: after(7).toISOString() });
  });

  it('shows no dates and no portal to whoever pays nothing', () => {
    for (const facts of [
      { ...nobody, billing: 'included' },
      { ...nobody, subscription: { kind: 'beta' } },
    ] satisfies SubscriptionFacts[]) {
      expect(overviewOf(facts, true)).toMatchObject({
        trialEndsAt: null,
        periodEndsAt: null,
        hasPortal: false,
      });
    }
  });
});
