import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../../shared/setting-row.tsx';
import { leavingAddress, useForgetLeavingAddress } from './api/leaving-address.ts';
import { LeavingAddressDialog } from './leaving-address.dialog.tsx';

/** Where the way out is mailed besides the account's own address, should the membership be paused. */
export function LeavingAddressRow() {
  const { t } = useTranslation('settings');
  const { client, toasts } = usePlatform();
  const { data } = useQuery(leavingAddress(client));
  const { mutate: forget, isPending } = useForgetLeavingAddress();
  const [isNaming, setIsNaming] = useState(false);
  const email = data?.email ?? null;
  const handleForget = () =>
    forget(null, {
      onSuccess: () => toasts.success(t('leavingAddress.removed')),
      onError: () => toasts.error(t('leavingAddress.notRemoved')),
    });
  return (
    <>
      <SettingRow
        title={t('leavingAddress.row')}
        action={
          email === null ? (
            <Button onPress={() => setIsNaming(true)}>{t('leavingAddress.set')}</Button>
          ) : (
            <Button isPending={isPending} pendingLabel={t('leavingAddress.removing')} onPress={handleForget}>
              {t('leavingAddress.remove')}
            </Button>
          )
        }
      >
        {email === null ? t('leavingAddress.detail') : t('leavingAddress.inUse', { email })}
      </SettingRow>
      {isNaming && <LeavingAddressDialog onClose={() => setIsNaming(false)} />}
    </>
  );
}
