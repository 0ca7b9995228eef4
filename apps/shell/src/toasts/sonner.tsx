import { TOAST_MS, TOASTS_AT_ONCE } from '@reflectory/contracts/behaviour';
import { directionOf } from '@reflectory/contracts/languages';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster } from 'sonner';
import './sonner.css';

export { toast } from 'sonner';

/** Where messages are drawn; `onReady` once there is somebody to hear of them. */
export function SonnerToaster({ onReady }: { onReady: () => void }) {
  const { theme } = usePlatform();
  const { t, i18n } = useTranslation();
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      // By itself it reads the document, which turns round only after the words have.
      dir={directionOf(i18n.language)}
      theme={theme.resolved}
      duration={TOAST_MS}
      visibleToasts={TOASTS_AT_ONCE}
      position="bottom-center"
      containerAriaLabel={t('notifications')}
    />
  );
}
