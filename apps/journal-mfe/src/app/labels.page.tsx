import { PageHeader, Tabs } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { LabelList } from '../features/labels/label-list.tsx';
import classes from './page.module.css';

/** Tags and people of all entries. */
export default function LabelsPage() {
  const { t } = useTranslation('journal');
  return (
    <div className={classes.page}>
      <PageHeader title={t('mentions.title')} back={{ href: '/entries', label: t('entries.title') }} />
      <Tabs
        label={t('mentions.title')}
        tabs={[
          { id: 'tag', label: t('mentions.tags'), content: <LabelList kind="tag" /> },
          { id: 'person', label: t('mentions.people'), content: <LabelList kind="person" /> },
        ]}
      />
    </div>
  );
}
