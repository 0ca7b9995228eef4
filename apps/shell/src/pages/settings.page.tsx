import { PageHeader } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { AccountSettings } from './settings/account-settings.tsx';
import { AppearanceSettings } from './settings/appearance-settings.tsx';
import classes from './settings/settings.module.css';

/** How the product looks and speaks for this person, their name, and the way out. */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  const { client, toasts, signOut } = usePlatform();
  const user = useCurrentUser();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} />
      <AppearanceSettings />
      <AccountSettings key={user.name} user={user} client={client} toasts={toasts} onSignOut={signOut} />
    </div>
  );
}
