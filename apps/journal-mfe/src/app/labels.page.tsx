import { PageHeader, Tabs } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LabelList } from '../features/labels/label-list.tsx';
import { LoopsList } from '../features/mentioned/loops-list.tsx';
import { PeopleFound } from '../features/mentioned/people-found.tsx';
import { PlacesList } from '../features/mentioned/places-list.tsx';
import classes from './page.module.css';

/** Tags and people of all entries, and what else was found in them. */
export default function LabelsPage() {
  const { t } = useTranslation('journal');
  const [search] = useSearchParams();
  return (
    <div className={classes.page}>
      <PageHeader title={t('mentions.title')} back={{ href: '/entries', label: t('entries.title') }} />
      <Tabs
        label={t('mentions.title')}
        // An address that names none of them opens the first.
        defaultSelectedKey={search.get('kind') ?? 'tag'}
        tabs={[
          { id: 'tag', label: t('mentions.tags'), content: <LabelList kind="tag" /> },
          {
            id: 'person',
            label: t('mentions.people'),
            content: (
              <>
                <LabelList kind="person" />
                <PeopleFound />
              </>
            ),
          },
          { id: 'place', label: t('mentioned.places'), content: <PlacesList /> },
          { id: 'loop', label: t('mentioned.loops'), content: <LoopsList /> },
        ]}
      />
    </div>
  );
}
