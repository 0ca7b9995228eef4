import type { BootManifest } from '@reflectory/contracts/boot';
import type { ServiceClient } from '@reflectory/client';
import { createContext, use } from 'react';
import type { ConsentStore } from './analytics/consent-store.ts';
import type { Tracker } from './analytics/tracker.ts';
import type { FactsStore } from './facts/facts-store.ts';
import type { FootStore } from './foot/foot-store.ts';
import type { AnswerPersister } from './offline/answer-persister.ts';
import type { SignOutStore } from './offline/sign-out.ts';
import type { LockStore } from './lock/lock-store.ts';
import type { RemoteStore } from './remotes/remote-store.ts';
import type { ClientReports } from './reports/client-reports.ts';
import type { RemoteStyles } from './remotes/remote-styles.ts';
import type { RecentChoices } from './palette/recent-choices.ts';
import type { ScreenPrivacyStore } from './screen-privacy/screen-privacy-store.ts';
import type { AuthStore } from './session/auth-store.ts';
import type { BuiltInTexts } from './texts/built-in-texts.ts';
import type { ShellTexts } from './texts/shell-texts.ts';
import type { UnsavedWork } from './app/unsaved-work.ts';

/** What lives as long as the page, made once in `main.tsx`. */
export type ShellServices = {
  boot: BootManifest;
  client: ServiceClient;
  auth: AuthStore;
  facts: FactsStore;
  lock: LockStore;
  screenPrivacy: ScreenPrivacyStore;
  consent: ConsentStore;
  tracker: Tracker;
  remotes: RemoteStore;
  remoteStyles: RemoteStyles;
  reports: ClientReports;
  texts: ShellTexts;
  builtInTexts: BuiltInTexts;
  unsaved: UnsavedWork;
  /** Signing out, and what of the person leaves the device with it. */
  departure: SignOutStore;
  /** Keeps what was read for reading without the network; undefined where nothing is kept. */
  persister: AnswerPersister | undefined;
  /** What was chosen last in the palette. */
  recentChoices: RecentChoices;
  /** What remotes keep at the foot of every screen. */
  foot: FootStore;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Leaves the shell for another document, for instance the sign-in page. */
  leaveTo: (address: string) => void;
};

export const ShellServicesContext = createContext<ShellServices | null>(null);

/**
 * The shell's services.
 *
 * @throws Error outside the shell.
 */
export function useShellServices(): ShellServices {
  const services = use(ShellServicesContext);
  if (!services) throw new Error('No shell services here');
  return services;
}
