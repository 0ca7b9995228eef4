import type { Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import type { Emit } from './events.ts';
import { DAY } from './periods.ts';
import { nextStep } from './subscriptions.ts';

/** Time, and all that it brings. */
export type Clock = {
  /** Lets happen what is due by now. */
  catchUp(): void;
  /** Moves the clock; resolves when each message of what happened was sent once, or after ten seconds. */
  advance(days: number): Promise<void>;
};

const SEND_MS = 10_000;

/** The clock of the stand-in: the real one, and what it was moved by. */
export function createClock(store: Store, emit: Emit, webhooks: Webhooks): Clock {
  const expireCheckouts = (until: number) => {
    for (const checkout of Object.values(store.state.checkouts)) {
      if (checkout.status !== 'open' || checkout.expires_at > until) continue;
      Object.assign(checkout, { status: 'expired', url: null });
      emit('checkout.session.expired', checkout, checkout.expires_at);
    }
  };
  const runUntil = (until: number) => {
    expireCheckouts(until);
    for (;;) {
      const steps = Object.values(store.state.subscriptions)
        .map((subscription) => nextStep(store, emit, subscription))
        .filter((step) => step !== null && step.at <= until)
        .toSorted((a, b) => (a?.at ?? 0) - (b?.at ?? 0));
      const [first] = steps;
      if (!first) return;
      first.run();
    }
  };
  return {
    catchUp() {
      const before = store.state.events.length;
      runUntil(store.now());
      if (store.state.events.length !== before) store.save();
    },
    async advance(days) {
      store.state.clockOffset += Math.round(days * DAY);
      runUntil(store.now());
      store.save();
      await webhooks.settled(SEND_MS);
    },
  };
}
