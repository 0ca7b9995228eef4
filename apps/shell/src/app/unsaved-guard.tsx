import { ConfirmDialog } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useShellServices } from './services.ts';

/** Asks before a navigation inside the shell leaves text that is not saved. */
export function UnsavedGuard() {
  const { unsaved } = useShellServices();
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.has() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('unsaved.description')}
    </ConfirmDialog>
  );
}
