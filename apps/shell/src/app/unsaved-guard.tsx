import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import { useControls } from '../controls/use-controls.ts';

/** Asks before a navigation inside the shell leaves text that is not saved. */
export function UnsavedGuard() {
  const { unsaved } = useShellServices();
  // The router complains of the browser's own anchors while anything might be blocked.
  return useSyncExternalStore(unsaved.subscribe, unsaved.has) ? <AskBeforeLeaving /> : null;
}

function AskBeforeLeaving() {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const controls = useControls(true, () => blocker.reset?.());
  return (
    controls && (
      <controls.ConfirmDialog
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
      </controls.ConfirmDialog>
    )
  );
}
