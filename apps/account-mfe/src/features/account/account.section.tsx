import { Button } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow, SettingRows } from '../../shared/setting-row.tsx';
import { DeleteAccountDialog } from './delete-account.dialog.tsx';
import { LeavingAddressRow } from './leaving-address.row.tsx';

/** The way out, for now and for good. */
export default function AccountSection() {
  const { t } = useTranslation(['settings', 'auth']);
  const { signOut } = usePlatform();
  const { email } = useCurrentUser();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <SettingRows>
        <SettingRow
          title={t('auth:signedInAs', { email })}
          action={
            <Button icon="log-out" onPress={() => void signOut()}>
              {t('auth:signOut')}
            </Button>
          }
        >
          {t('account.signOutDetail')}
        </SettingRow>
        <LeavingAddressRow />
        <SettingRow
          title={t('account.delete')}
          action={
            <Button variant="danger" onPress={() => setIsDeleting(true)}>
              {t('account.deleteMore')}
            </Button>
          }
        >
          {t('account.deleteDetail')}
        </SettingRow>
      </SettingRows>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </>
  );
}
