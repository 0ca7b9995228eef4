import { Button, EmptyState, PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CircleList } from '../features/circles/circle-list.tsx';
import { Worried } from '../features/reports/worried.tsx';
import { AsOf } from '../service/kept/as-of.tsx';
import { Loaded } from '../service/loaded.tsx';
import { useAsk } from '../service/use-service.ts';
import classes from './page.module.css';

const CircleFormDialog = lazy(() => import('../features/circles/circle-form.dialog.tsx'));

/** The circles that somebody is in, and those that they could join. */
export default function CirclesPage() {
  const { t } = useTranslation('community');
  const { can } = usePlatform();
  const navigate = useNavigate();
  const circles = useAsk('list-circles', {}, { isKept: true });
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button variant="primary" icon="plus" onPress={() => setMaking(true)}>
      {t('circles.add')}
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('circles.title')}
        lead={t('circles.lead')}
        actions={circles.data && circles.data.circles.length > 0 && make}
        places={[
          { href: '/groups/yours', label: t('own.title') },
          { href: '/groups/drafts', label: t('drafts.title') },
          { href: '/groups/notices', label: t('notices.title') },
          { href: '/groups/figures', label: t('figures.title') },
          ...(can('community.moderate')
            ? [{ href: '/groups/moderation', label: t('moderation.title') }]
            : []),
        ]}
      />
      <Loaded answer={circles}>
        {({ circles: all }) =>
          all.length === 0 ? (
            <EmptyState
              title={t('circles.empty.title')}
              action={make}
              example={<p>{t('circles.empty.example')}</p>}
              exampleLabel={t('circles.quiet.exampleLabel')}
            >
              {t('circles.empty.text')}
            </EmptyState>
          ) : (
            <>
              <AsOf data={circles.data} />
              <CircleList title={t('circles.yours')} circles={all.filter(({ mine }) => mine !== null)} />
              <CircleList title={t('circles.others')} circles={all.filter(({ mine }) => mine === null)} />
            </>
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {isMaking && (
          <CircleFormDialog
            onClose={() => setMaking(false)}
            onMade={(id) => void navigate(`/groups/${id}`)}
          />
        )}
      </Suspense>
      <Worried />
    </div>
  );
}
