import { TOAST_MS, TOASTS_AT_ONCE } from '@reflectory/contracts/behaviour';
import { ComponentTextsProvider, I18nProvider, RouterProvider } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router-dom';
import { Toaster } from 'sonner';
import { useLock } from '../lock/use-lock.ts';
import { SignOutQuestion } from '../offline/sign-out-question.tsx';
import { AwayCover } from '../screen-privacy/away-cover.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { componentTexts } from './component-texts.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useLinkAddress } from './use-link-address.ts';

/** What every document of the shell has, whoever looks at it. */
export function RootLayout() {
  const { language, theme } = usePlatform();
  const { t } = useTranslation();
  const { isLocked } = useLock();
  const navigate = useNavigate();
  return (
    <I18nProvider locale={language.current}>
      <ComponentTextsProvider texts={componentTexts(t)}>
        <RouterProvider navigate={(to) => void navigate(to)} useHref={useLinkAddress}>
          <OfflineBanner />
          <Outlet />
          <UnsavedGuard />
          <SignOutQuestion />
          {!isLocked && (
            <Toaster
              theme={theme.resolved}
              duration={TOAST_MS}
              visibleToasts={TOASTS_AT_ONCE}
              position="bottom-center"
              containerAriaLabel={t('notifications')}
            />
          )}
          <AwayCover />
        </RouterProvider>
      </ComponentTextsProvider>
    </I18nProvider>
  );
}
