import type { BootManifest, SharedContent } from '@reflectory/contracts/boot';
import type { Role } from '@reflectory/contracts/members';
import type { RemoteName, SlotName, SlotProps } from '@reflectory/contracts/remotes';
import type { ServiceClient } from '@reflectory/client';
import { createContext, type ReactNode, use, useEffect } from 'react';

/** The signed-in person. */
export type AuthenticatedUser = { id: string; email: string; name: string };

/** Auth session as the shell holds it: `loading` until local storage was read. */
export type AuthState =
  { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: AuthenticatedUser };

/** Short messages; 4000 ms, three at once (specification, section 9). */
export type Toasts = {
  success(text: string, detail?: string): void;
  error(text: string, detail?: string): void;
  info(text: string, detail?: string): void;
  /** Stays until `done` is called. */
  progress(text: string, detail?: string): { done(): void };
};

export type ThemeChoice = 'light' | 'dark' | 'system';

/** A text that comes with the product: its namespace, its key with dots, and its words with their `{{places}}`. */
export type BuiltInText = { namespace: string; key: string; text: string };

/** The session lock of the person (specification, section 4). */
export type SessionLock = {
  /** Null while it is not known. */
  hasCode: boolean | null;
  /** Minutes without a touch after which it closes; 0 never. */
  idleMinutes: number;
  idleChoices: readonly number[];
  /** The keys that lock, in this system's way of writing. */
  shortcut: string;
  /** Locks at once; false when there is no code to unlock with. */
  lock(): boolean;
  unlock(entered: string): Promise<'unlocked' | 'wrong' | 'paused' | 'no-code' | 'unreachable'>;
  /**
   * Writes the code, or takes it away with null.
   *
   * @throws Error for a code that is not six characters, or the service's error.
   */
  setCode(code: string | null): Promise<void>;
  /** Takes one of `idleChoices`. */
  chooseIdleMinutes(minutes: number): void;
};

/** Whether the person lets the instance count which screens are used. */
export type AnalyticsConsent = {
  isAllowed: boolean;
  /** The browser says no for them, which is the last word. */
  isRefusedByBrowser: boolean;
  choose(isAllowed: boolean): void;
};

/** What this device hides from whoever else looks at its screen. */
export type ScreenPrivacy = {
  /** Everything is blurred while the person is in another window. */
  blursWhenAway: boolean;
  /** Lists show when something was written, and none of its words. */
  hidesPreviews: boolean;
  choose(change: Partial<Record<'blursWhenAway' | 'hidesPreviews', boolean>>): void;
};

/** Everything a remote may know of the shell. */
export type Platform = {
  boot: BootManifest;
  client: ServiceClient;
  auth: AuthState;
  signOut(): Promise<void>;
  /** Which consoles the person is shown; what they may do there, `can` says. */
  role: Role | null;
  /** Whether the person has a permission at this instance. */
  can(permission: string): boolean;
  /** With no key a feature is enabled; an unknown key is disabled (specification, section 5). */
  hasFeature(key?: string): boolean;
  toasts: Toasts;
  theme: { choice: ThemeChoice; resolved: 'light' | 'dark'; choose(choice: ThemeChoice): void };
  language: {
    current: string;
    available: readonly string[];
    choose(language: string): void;
    /** Every text that comes with shell and remotes, as it is in a language; an area that is away is left out. */
    findBuiltIn(language: string): Promise<BuiltInText[]>;
  };
  lock: SessionLock;
  screenPrivacy: ScreenPrivacy;
  consent: AnalyticsConsent;
  /** False while the browser has no network. */
  isOnline: boolean;
  /** Content of a public link on /s/{token} and /p/{token}. */
  shared: SharedContent | null;
  /** Keeps an update or a navigation away while `isDirty`; call with false when the text is safe. */
  reportUnsaved(source: string, isDirty: boolean): void;
  /**
   * The foot of every signed-in screen, where a remote may keep something that stays while one moves through the product:
   * what it puts into the slot `app.foot` is there from `show` until `hide`, in this tab, whichever screen is open.
   */
  foot: { show(remote: RemoteName): void; hide(remote: RemoteName): void };
  /** Draws what other remotes put into a place; nothing while none does. `isQuiet`: a remote that fails says so elsewhere. */
  Slot: <Name extends SlotName>(place: {
    name: Name;
    props: SlotProps[Name];
    isQuiet?: boolean;
  }) => ReactNode;
};

/** Filled by the shell, and by `@reflectory/platform-sdk/testing` in tests. */
export const PlatformContext = createContext<Platform | null>(null);

/**
 * The shell, as a remote sees it.
 *
 * @throws Error outside the shell.
 */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform needs the shell or PlatformFake around it');
  return platform;
}

/**
 * The signed-in person.
 *
 * @throws Error when nobody is signed in: use it below a signed-in route only.
 */
export function useCurrentUser(): AuthenticatedUser {
  const { auth } = usePlatform();
  if (auth.status !== 'signed-in') throw new Error('No one is signed in');
  return auth.user;
}

/** Keeps an update or a navigation away while something is `isDirty` and this is there; `source` is its own name. */
export function useUnsaved(source: string, isDirty: boolean): void {
  const { reportUnsaved } = usePlatform();
  useEffect(() => {
    reportUnsaved(source, isDirty);
    return () => reportUnsaved(source, false);
  }, [source, isDirty, reportUnsaved]);
}
