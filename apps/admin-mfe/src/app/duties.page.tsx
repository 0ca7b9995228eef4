import { PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { AdminSections } from './admin-sections.tsx';
import classes from './page.module.css';

/** The same sections for whoever has a role of the instance's own, reached through the settings. */
export default function DutiesPage() {
  const { t } = useTranslation('admin');
  const { instance } = usePlatform().boot;
  return (
    <div className={classes.page}>
      <PageHeader title={t('duties.title')} lead={t('duties.lead', { name: instance.name })} />
      <AdminSections label={t('duties.title')} />
    </div>
  );
}
