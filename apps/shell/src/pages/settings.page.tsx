import { PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { AccountSection } from './settings/account/account-section.tsx';
import { AppearanceSection } from './settings/appearance/appearance-section.tsx';
import { LanguageSection } from './settings/appearance/language-section.tsx';
import { DutiesLink } from './settings/components/duties-link.tsx';
import { SettingsNavigation } from './settings/components/settings-navigation.tsx';
import { useArrivalAtAnchor } from './settings/components/use-arrival-at-anchor.ts';
import { LockSection } from './settings/lock/lock-section.tsx';
import { PrivacySection } from './settings/privacy/privacy-section.tsx';
import { ProfileSection } from './settings/profile/profile-section.tsx';
import { SecuritySection } from './settings/security/security-section.tsx';
import classes from './settings/settings.module.css';
import { SubscriptionSection } from './settings/subscription/subscription-section.tsx';

/** Everything that a person decides about themselves and how the product treats them. */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  useArrivalAtAnchor();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} className={classes.header} />
      <SettingsNavigation />
      <div className={classes.sections}>
        <DutiesLink />
        <ProfileSection />
        <AppearanceSection />
        <LanguageSection />
        <LockSection />
        <SecuritySection />
        <SubscriptionSection />
        <PrivacySection />
        <AccountSection />
      </div>
    </div>
  );
}
