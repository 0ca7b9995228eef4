import { PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { AdminSections } from './admin-sections.tsx';
import classes from './page.module.css';

/** What an instance admin looks after, as far as their permissions go. */
export default function InstanceAdminPage() {
  const { t } = useTranslation('admin');
  const { instance } = usePlatform().boot;
  return (
    <div className={classes.page}>
      <PageHeader title={t('instanceAdmin.title')} lead={t('instanceAdmin.lead', { name: instance.name })} />
      <AdminSections label={t('instanceAdmin.title')} />
    </div>
  );
}
