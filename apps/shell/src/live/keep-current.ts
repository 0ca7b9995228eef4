import type { ShellServices } from '../services.ts';
import { gatewayEvents } from './change-source.ts';
import { followChanges } from './follow-changes.ts';
import { sharedSource } from './shared-source.ts';

/** Keeps an open page as a fresh document would be: features, role, brand and words. */
export function keepCurrent({ boot, facts, texts }: Pick<ShellServices, 'boot' | 'facts' | 'texts'>): void {
  // Only a secure context has locks.
  const locks: LockManager | undefined = navigator.locks;
  followChanges({
    source: sharedSource(gatewayEvents, { locks, openChannel: (name) => new BroadcastChannel(name) }),
    revision: boot.revision,
    page: window,
    pausesHidden: !locks,
    now: Date.now,
    random: Math.random,
    ask(what, revision) {
      // What is known stands where this fails, and is asked for again after 30 minutes at the latest.
      facts.renew(what, revision).catch(() => {});
      if (what === 'texts' || what === 'all') texts.renew().catch(() => {});
    },
  });
}
