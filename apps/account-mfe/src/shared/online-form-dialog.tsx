import { FormDialog, type FormDialogProps } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** Asks for something that only the service can do: offline it says so. */
export function OnlineFormDialog(props: Omit<FormDialogProps, 'size' | 'disabledReason'>) {
  const { isOnline } = usePlatform();
  const { t } = useTranslation('settings');
  return (
    <FormDialog
      {...props}
      size="small"
      isCheckedByBrowser
      disabledReason={isOnline ? undefined : t('offline.needed')}
    />
  );
}
