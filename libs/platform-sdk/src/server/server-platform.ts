import type { ServiceClient } from '@reflectory/client';
import type { BootManifest } from '@reflectory/contracts/boot';
import { hasFeature } from '@reflectory/domain/features';
import { can } from '@reflectory/permissions';
import type { Platform } from '../platform.ts';

const nothing = () => {};

/** Pages are drawn of what the gateway knows already: whoever asks the service while drawing has made a mistake. */
const noClient = new Proxy({} as ServiceClient, {
  get() {
    throw new Error('A page that is drawn on the server asks nobody');
  },
});

/** The platform of a page that is drawn on the server, for a visitor who has done nothing yet. */
export function serverPlatform(boot: BootManifest, language: string): Platform {
  return {
    boot,
    client: noClient,
    auth: { status: 'signed-out' },
    signOut: () => Promise.resolve(),
    role: null,
    can: (permission) => can({ role: null }, permission),
    hasFeature: (key) => hasFeature(boot.features, key),
    toasts: { success: nothing, error: nothing, info: nothing, progress: () => ({ done: nothing }) },
    theme: { choice: 'system', resolved: 'dark', choose: nothing },
    language: {
      current: language,
      available: boot.instance.languages,
      choose: nothing,
      findBuiltIn: () => Promise.resolve([]),
    },
    lock: {
      hasCode: null,
      idleMinutes: 0,
      idleChoices: [],
      shortcut: '',
      lock: () => false,
      unlock: () => Promise.resolve('no-code'),
      setCode: () => Promise.reject(new Error('Nobody is signed in')),
      chooseIdleMinutes: nothing,
    },
    screenPrivacy: { blursWhenAway: false, hidesPreviews: false, choose: nothing },
    consent: { isAllowed: false, isRefusedByBrowser: false, choose: nothing },
    isOnline: true,
    shared: boot.shared,
    reportUnsaved: nothing,
    foot: { show: nothing, hide: nothing },
    Slot: () => null,
  };
}
