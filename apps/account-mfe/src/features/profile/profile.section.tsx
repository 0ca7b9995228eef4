import { Button } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingEmail } from './api/find-pending-email.ts';
import { SettingRow, SettingRows } from '../../shared/setting-row.tsx';
import { ChangeEmailDialog } from './change-email.dialog.tsx';
import { ChangePasswordDialog } from './change-password.dialog.tsx';
import { NameForm } from './name-form.tsx';
import { useEmailLinkAnswer } from './use-email-link-answer.ts';

/** Who the person is here: name, email, password. */
export default function ProfileSection() {
  const { t } = useTranslation('settings');
  const { email } = useCurrentUser();
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  const { data: pending } = usePendingEmail();
  useEmailLinkAnswer();
  const close = () => setChanging(null);
  return (
    <>
      <NameForm />
      <SettingRows>
        <SettingRow
          title={t('email.title')}
          action={<Button onPress={() => setChanging('email')}>{t('email.change')}</Button>}
        >
          <bdi>{email}</bdi>
          {pending && <p>{t('email.pending', { email: pending })}</p>}
        </SettingRow>
        <SettingRow
          title={t('password.title')}
          action={<Button onPress={() => setChanging('password')}>{t('password.change')}</Button>}
        >
          {t('password.detail')}
        </SettingRow>
      </SettingRows>
      {changing === 'email' && <ChangeEmailDialog onClose={close} />}
      {changing === 'password' && <ChangePasswordDialog onClose={close} />}
    </>
  );
}
