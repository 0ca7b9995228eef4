import type { BootManifest } from '@reflectory/contracts/boot';
import type { Role } from '@reflectory/contracts/members';
import { createQueryClient, type ServiceClient } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import { hasFeature } from '@reflectory/domain/features';
import { can } from '@reflectory/permissions';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type i18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  type AuthState,
  type BuiltInText,
  type Platform,
  PlatformContext,
  type ScreenPrivacy,
  type SessionLock,
  type Toasts,
} from '../platform.ts';
import { bootManifestFake } from './boot-manifest-fake.ts';

/** A message that was shown. */
export type ShownToast = { kind: keyof Toasts; text: string; detail?: string };

export type PlatformFakeOverrides = {
  boot?: Partial<BootManifest>;
  /** A client of `createServiceClientFake`. */
  client?: ServiceClient;
  auth?: AuthState;
  role?: Role | null;
  /** What the person may do; everything for an instance admin when left out. */
  permissions?: string[];
  features?: Record<string, boolean>;
  builtInTexts?: BuiltInText[];
  isOnline?: boolean;
  /** Code of the session lock; none when left out. */
  lockCode?: string;
  /** Whether lists hide the words of what they list. */
  hidesPreviews?: boolean;
  /** Language and texts by namespace, for instance `{ journal: en }`. */
  language?: string;
  texts?: Record<string, object>;
  /** Address that is open, and the route pattern that it must match. */
  path?: string;
  route?: string;
  /** What fills a slot. */
  Slot?: Platform['Slot'];
};

/** What a test may look at afterwards. */
export type PlatformRecord = {
  toasts: ShownToast[];
  /** Sources that hold unsaved text right now. */
  unsaved: Set<string>;
  signOuts: number;
  /** Remotes that keep something at the foot of every screen. */
  foot: Set<string>;
  /** How often the session was locked, and the code of the lock. */
  locks: number;
  lockCode: string | null;
  /** What was chosen to be hidden on the screen. */
  hidden: Parameters<ScreenPrivacy['choose']>[0][];
};

export const FAKE_USER = {
  id: '22222222-2222-4222-8222-222222222222',
  email: 'ada@acme.example',
  name: 'Ada',
};

function recordToasts(shown: ShownToast[]): Toasts {
  const record = (kind: keyof Toasts) => (text: string, detail?: string) => {
    shown.push({ kind, text, ...(detail === undefined ? {} : { detail }) });
  };
  return {
    success: record('success'),
    error: record('error'),
    info: record('info'),
    progress: (text, detail) => {
      record('progress')(text, detail);
      return { done: () => {} };
    },
  };
}

/** A lock in memory; its code is in the record. */
function lockFake(record: PlatformRecord): SessionLock {
  return {
    get hasCode() {
      return record.lockCode !== null;
    },
    idleMinutes: 0,
    idleChoices: [0, 5],
    shortcut: 'Ctrl+Shift+L',
    lock() {
      if (record.lockCode !== null) record.locks += 1;
      return record.lockCode !== null;
    },
    unlock(entered) {
      const isRight = entered === record.lockCode;
      return Promise.resolve(record.lockCode === null ? 'no-code' : isRight ? 'unlocked' : 'wrong');
    },
    setCode(code) {
      record.lockCode = code;
      return Promise.resolve();
    },
    chooseIdleMinutes: () => {},
  };
}

/** A platform without a shell; `record` says what was asked of it. */
export function platformFake(overrides: PlatformFakeOverrides = {}): {
  platform: Platform;
  record: PlatformRecord;
} {
  const lockCode = overrides.lockCode ?? null;
  const record: PlatformRecord = {
    toasts: [],
    unsaved: new Set(),
    signOuts: 0,
    locks: 0,
    lockCode,
    hidden: [],
    foot: new Set(),
  };
  const boot = bootManifestFake({
    ...overrides.boot,
    ...(overrides.features && { features: overrides.features }),
  });
  const auth = overrides.auth ?? { status: 'signed-in', user: FAKE_USER };
  const role = overrides.role === undefined ? (boot.principal?.role ?? null) : overrides.role;
  const platform: Platform = {
    boot,
    client: overrides.client ?? createServiceClientFake({ user: FAKE_USER }).client,
    auth,
    signOut: () => {
      record.signOuts += 1;
      return Promise.resolve();
    },
    role,
    can: (permission) => can({ role, permissions: overrides.permissions }, permission),
    hasFeature: (key) => hasFeature(boot.features, key),
    toasts: recordToasts(record.toasts),
    theme: { choice: 'dark', resolved: 'dark', choose: () => {} },
    language: {
      current: overrides.language ?? 'en',
      available: boot.instance.languages,
      choose: () => {},
      findBuiltIn: () => Promise.resolve(overrides.builtInTexts ?? []),
    },
    lock: lockFake(record),
    screenPrivacy: {
      blursWhenAway: false,
      hidesPreviews: overrides.hidesPreviews ?? false,
      choose: (change) => void record.hidden.push(change),
    },
    consent: { isAllowed: false, isRefusedByBrowser: false, choose: () => {} },
    isOnline: overrides.isOnline ?? true,
    shared: boot.shared,
    reportUnsaved: (source, isDirty) =>
      void (isDirty ? record.unsaved.add(source) : record.unsaved.delete(source)),
    foot: {
      show: (remote) => void record.foot.add(remote),
      hide: (remote) => void record.foot.delete(remote),
    },
    Slot: overrides.Slot ?? (() => null),
  };
  return { platform, record };
}

/** An i18next instance with the given texts, which answers at once. */
export function textsFake(language: string, texts: Record<string, object>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Puts a fake shell around `children`: platform, texts, query cache without retries, and a router in memory. */
export function PlatformFake({
  platform,
  overrides = {},
  children,
}: {
  platform: Platform;
  overrides?: PlatformFakeOverrides;
  children: ReactNode;
}) {
  const [texts] = useState(() => textsFake(platform.language.current, overrides.texts ?? {}));
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { retry: false, gcTime: 0 }, mutations: { retry: false } });
    return client;
  });
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: overrides.route ?? '*', element: children },
        ...(overrides.route ? [{ path: '*', element: null }] : []),
      ],
      { initialEntries: [overrides.path ?? '/'] },
    ),
  );
  return (
    <PlatformContext value={platform}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </PlatformContext>
  );
}
