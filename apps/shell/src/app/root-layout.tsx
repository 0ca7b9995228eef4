import { ComponentTextsProvider, I18nProvider, RouterProvider } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router-dom';
import { useLock } from '../lock/use-lock.ts';
import { SignOutQuestion } from '../offline/sign-out-question.tsx';
import { AwayCover } from '../screen-privacy/away-cover.tsx';
import { ToastOutlet } from '../toasts/toast-outlet.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { componentTexts } from './component-texts.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useLinkAddress } from './use-link-address.ts';

/** What every document of the shell has, whoever looks at it. */
export function RootLayout() {
  const { language } = usePlatform();
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
          {!isLocked && <ToastOutlet />}
          <AwayCover />
        </RouterProvider>
      </ComponentTextsProvider>
    </I18nProvider>
  );
}
