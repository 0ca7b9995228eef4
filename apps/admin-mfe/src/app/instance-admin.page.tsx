import { PageHeader, Tabs } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { BrandEditor } from '../features/brand/brand.editor.tsx';
import { FeatureFlagsPanel } from '../features/feature-flags/feature-flags.panel.tsx';
import { HelpContactsPanel } from '../features/help-contacts/help-contacts.panel.tsx';
import { JoiningPanel } from '../features/joining/joining.panel.tsx';
import { MembersPanel } from '../features/members/members.panel.tsx';
import { PasswordPolicyPanel } from '../features/password-policy/password-policy.panel.tsx';
import { TranslationsPanel } from '../features/translations/translations.panel.tsx';
import { UsagePanel } from '../features/usage/usage.panel.tsx';
import classes from './page.module.css';

/** What an instance admin looks after: people, brand, features, passwords, words and help, and how much the place is used. */
export default function InstanceAdminPage() {
  const { t } = useTranslation('admin');
  const { instance } = usePlatform().boot;
  const tabs = [
    { id: 'members', label: t('tabs.members'), content: <MembersPanel /> },
    { id: 'joining', label: t('tabs.joining'), content: <JoiningPanel /> },
    {
      id: 'brand',
      label: t('tabs.brand'),
      content: <BrandEditor instanceId={instance.id} brand={instance.brand} />,
    },
    { id: 'features', label: t('tabs.features'), content: <FeatureFlagsPanel /> },
    { id: 'passwords', label: t('tabs.passwords'), content: <PasswordPolicyPanel /> },
    { id: 'translations', label: t('tabs.translations'), content: <TranslationsPanel /> },
    { id: 'help', label: t('tabs.help'), content: <HelpContactsPanel /> },
    { id: 'usage', label: t('tabs.usage'), content: <UsagePanel /> },
  ];
  return (
    <div className={classes.page}>
      <PageHeader title={t('instanceAdmin.title')} lead={t('instanceAdmin.lead', { name: instance.name })} />
      <Tabs label={t('instanceAdmin.title')} tabs={tabs} />
    </div>
  );
}
