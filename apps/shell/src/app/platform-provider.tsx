import type { BootManifest } from '@reflectory/contracts/boot';
import { profileName } from '@reflectory/client';
import { type AuthState, type Platform, PlatformContext } from '@reflectory/platform-sdk';
import { hasFeature } from '@reflectory/domain/features';
import { can } from '@reflectory/permissions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalyticsConsent } from '../analytics/use-analytics-consent.ts';
import { useSessionLock } from '../lock/use-session-lock.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { useScreenPrivacy } from '../screen-privacy/use-screen-privacy.ts';
import { findBuiltInTexts } from '../texts/find-built-in-texts.ts';
import { storeLanguage } from '../texts/stored-language.ts';
import { useTheme } from '../theme/use-theme.ts';
import { toasts } from '../toasts/toasts.ts';
import { useShellServices } from '../services.ts';
import { useOnline } from './use-online.ts';

/** The auth session with the name of the profile in it, as soon as that is known. */
function useAuthState(): AuthState {
  const { auth, client } = useShellServices();
  const state = useSyncExternalStore(auth.subscribe, auth.get);
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const { data: name } = useQuery({ ...profileName(client, userId), enabled: userId !== '' });
  return useMemo(
    () => (state.status === 'signed-in' && name ? { ...state, user: { ...state.user, name } } : state),
    [state, name],
  );
}

/** The boot manifest with what was learned since: whoever reads it sees what holds now. */
function useCurrentBoot(auth: AuthState): BootManifest {
  const { boot, facts } = useShellServices();
  const { features, instance, instances, role, permissions, shared } = useSyncExternalStore(
    facts.subscribe,
    facts.get,
  );
  const userId = auth.status === 'signed-in' ? auth.user.id : boot.principal?.userId;
  return useMemo(() => {
    const principal =
      userId && role
        ? { userId, role, ...(permissions && { permissions: [...permissions] }), instances: [...instances] }
        : null;
    return { ...boot, instance, features: { ...features }, principal, shared };
  }, [boot, features, instance, instances, role, permissions, shared, userId]);
}

/** Gives the page, and every remote in it, the platform. */
export function PlatformProvider({ children }: { children: ReactNode }) {
  const { client, texts, builtInTexts, unsaved, storage, tracker, departure, remotes, foot } =
    useShellServices();
  const { i18n, t } = useTranslation();
  const auth = useAuthState();
  const boot = useCurrentBoot(auth);
  const theme = useTheme(storage);
  const isOnline = useOnline();
  const lock = useSessionLock();
  const screenPrivacy = useScreenPrivacy();
  const { isAllowed, isRefusedByBrowser, choose } = useAnalyticsConsent();
  const platform: Platform = {
    boot,
    client,
    auth,
    signOut: async () => {
      // This device only; the settings end the others.
      if ((await departure.signOut()) === 'failed') toasts.error(t('signOutFailed'));
    },
    role: boot.principal?.role ?? null,
    can: (permission) => can(boot.principal ?? { role: null }, permission),
    hasFeature: (key) => hasFeature(boot.features, key),
    toasts,
    theme: {
      ...theme,
      choose(choice) {
        theme.choose(choice);
        tracker.track('theme_chosen');
      },
    },
    language: {
      current: i18n.language,
      available: boot.instance.languages,
      choose: (language) => {
        storeLanguage(storage, document, language);
        void texts.use(language);
        tracker.track('language_chosen');
      },
      findBuiltIn: async (language) => findBuiltInTexts(language, builtInTexts, await remotes.all()),
    },
    lock,
    screenPrivacy,
    consent: {
      isAllowed,
      isRefusedByBrowser,
      choose: (mayCount) => choose(mayCount ? 'allowed' : 'refused'),
    },
    isOnline,
    shared: boot.shared,
    reportUnsaved: unsaved.report,
    Slot: RemoteSlot,
    foot,
  };
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}
