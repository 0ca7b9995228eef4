import type { AnalyticsEvent } from '@reflectory/contracts/analytics';
import type { BootFacts, BootManifest, BootRemote, ClientReport } from '@reflectory/contracts/boot';
import type { ServiceClient } from '@reflectory/client';
import type { DefinedRemote } from '@reflectory/platform-sdk';
import { type BrowserWishes, createConsentStore } from '../analytics/consent-store.ts';
import { createTracker } from '../analytics/tracker.ts';
import { createFactsStore } from '../facts/facts-store.ts';
import { createFootStore } from '../foot/foot-store.ts';
import { createDeviceMemory, type DeviceMemory } from '../offline/device-memory.ts';
import { KEPT_FOR } from '../offline/kept-places.ts';
import { createSignOut } from '../offline/sign-out.ts';
import { readStoredSession } from '@reflectory/client/stored-session';
import { createLockStore } from '../lock/lock-store.ts';
import { createRemoteStore } from '../remotes/remote-store.ts';
import { createRecentChoices, type RecentChoices } from '../palette/recent-choices.ts';
import { createClientReports } from '../reports/client-reports.ts';
import { createRemoteStyles } from '../remotes/remote-styles.ts';
import type { Patience } from '../remotes/retry.ts';
import { createScreenPrivacyStore } from '../screen-privacy/screen-privacy-store.ts';
import { type AuthStore, createAuthStore } from '../session/auth-store.ts';
import { createBuiltInTexts } from '../texts/built-in-texts.ts';
import { createShellTexts } from '../texts/shell-texts.ts';
import type { ShellServices } from '../services.ts';
import { createUnsavedWork } from './unsaved-work.ts';
import { patternOf, wrapperPaths } from '../navigation/wrapper-paths.ts';

/** What the services take from the outside: the real thing in `main.tsx`, stand-ins in tests. */
export type Surroundings = {
  boot: BootManifest;
  client: ServiceClient;
  storage: ShellServices['storage'];
  /** Storage that lasts as long as this tab. */
  tab: ShellServices['storage'];
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  root: HTMLElement;
  browser: BrowserWishes;
  now: () => number;
  patience: Patience;
  loadRemote: (remote: BootRemote) => Promise<DefinedRemote>;
  /** What the boot manifest would say now. */
  fetchFacts: () => Promise<BootFacts>;
  sendEvents: (events: AnalyticsEvent[]) => void;
  report: (error: unknown) => void;
  sendReport: (report: ClientReport) => void;
  /** Notes a failure that the person need not know of. */
  log: (message: string, error: unknown) => void;
  leaveTo: (address: string) => void;
  /** The document came from this device. */
  isFromDevice?: boolean;
  /** Whether the app and what is read with it are kept on this device. */
  isKeeping?: boolean;
  reload: () => void;
};

/** Who is signed in, or was until a moment ago. */
const lastPerson =
  (auth: Pick<AuthStore, 'lastUserId'>, { instance }: BootManifest) =>
  () => {
    const userId = auth.lastUserId();
    return userId === null ? null : { instanceId: instance.id, userId };
  };

/** Signing out, of the page and of what is on the device. */
function createDeparture(
  parts: Pick<Surroundings, 'boot' | 'client' | 'patience' | 'storage'> &
    Pick<ShellServices, 'auth' | 'remotes'> & { memory: DeviceMemory | null; recentChoices: RecentChoices },
) {
  const { boot, client, patience, storage, auth, remotes, memory, recentChoices } = parts;
  return createSignOut({
    client,
    owner() {
      const person = lastPerson(auth, boot)();
      return person && { client, ...person };
    },
    loadKeepers: remotes.deviceKeepers,
    async forgetApp() {
      recentChoices.forget();
      await memory?.forget();
    },
    onForgotten({ instanceId, userId }) {
      if (storage.getItem(KEPT_FOR) === `${instanceId}/${userId}`) storage.removeItem(KEPT_FOR);
    },
    wait: patience.wait,
  });
}

/** What this device keeps, where it may; remotes are asked for when somebody else came. */
function createMemory(
  { boot, client, root, storage, log, isKeeping }: Surroundings,
  auth: AuthStore,
  remotes: () => ShellServices['remotes'],
): DeviceMemory | null {
  if (!isKeeping) return null;
  return createDeviceMemory({
    boot,
    page: root.ownerDocument,
    auth,
    async forgetPredecessor(owner) {
      const { forgetPredecessor } = await import('../offline/forget-predecessor.ts');
      await forgetPredecessor({ client, storage, loadKeepers: remotes().deviceKeepers, owner });
    },
    log,
  });
}

/** Makes what lives as long as the page. */
export function createServices(surroundings: Surroundings): ShellServices {
  const { boot, client, storage, tab, page, root, browser, now, patience } = surroundings;
  const { loadRemote, fetchFacts, sendEvents, sendReport, report, log, leaveTo, reload } = surroundings;
  const instanceId = boot.instance.id;
  const stored = () => (surroundings.isFromDevice ? readStoredSession(storage, boot.service.url) : null);
  const auth = createAuthStore(client, reload, stored);
  const memory = createMemory(surroundings, auth, () => remotes);
  const consent = createConsentStore({ auth, storage, instanceId, browser, page });
  const here = () => patternOf(wrapperPaths(boot.remotes), location.pathname);
  const tracker = createTracker({ consent, send: sendEvents, page, here, now });
  const builtInTexts = createBuiltInTexts(boot.remotes.map(({ manifest }) => manifest));
  const texts = createShellTexts({ client, storage, instanceId, builtIn: builtInTexts, root });
  const reports = createClientReports(boot.remotes, page, sendReport);
  const remotes = createRemoteStore({
    remotes: boot.remotes,
    loadRemote,
    addTexts: texts.addRemote,
    report(error, name) {
      tracker.track('area_failed');
      reports.tell(error, name);
      report(error);
    },
    patience,
  });
  const recentChoices = createRecentChoices(storage, lastPerson(auth, boot));
  const departure = createDeparture({
    boot,
    client,
    patience,
    storage,
    auth,
    remotes,
    memory,
    recentChoices,
  });
  memory?.start();
  return {
    boot,
    client,
    auth,
    departure,
    persister: memory?.persister,
    facts: createFactsStore({ boot, client, auth, storage, page, now, fetchFacts, wait: patience.wait, log }),
    lock: createLockStore({ client, auth, storage, instanceId, page, now }),
    screenPrivacy: createScreenPrivacyStore({ auth, storage, instanceId, page }),
    consent,
    tracker,
    remotes,
    reports,
    remoteStyles: createRemoteStyles(boot.remotes, root.ownerDocument),
    texts,
    builtInTexts,
    unsaved: createUnsavedWork(page),
    recentChoices,
    foot: createFootStore(tab),
    storage,
    leaveTo,
  };
}
