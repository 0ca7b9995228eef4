import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import { useControls } from '../controls/use-controls.ts';

/** Asks before signing out removes what was written and is on this device alone. */
export function SignOutQuestion() {
  const { departure } = useShellServices();
  const { t } = useTranslation();
  const count = useSyncExternalStore(departure.subscribe, departure.get);
  const controls = useControls(count !== null, () => departure.answer(false));
  return (
    controls && (
      <controls.ConfirmDialog
        title={t('leaving.title')}
        confirmLabel={t('leaving.confirm')}
        cancelLabel={t('leaving.stay')}
        isOpen={count !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) departure.answer(false);
        }}
        onConfirm={() => departure.answer(true)}
      >
        {t('leaving.description', { count: count ?? 0 })}
      </controls.ConfirmDialog>
    )
  );
}
