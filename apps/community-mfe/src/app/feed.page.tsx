import { Button, EmptyState, PageHeader } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingDrafts } from '../features/posts/drafts/waiting-drafts.tsx';
import { FeedChoices } from '../features/posts/feed-choices.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import { Worried } from '../features/reports/worried.tsx';
import classes from './page.module.css';

const ShareDialog = lazy(() => import('../features/posts/share.dialog.tsx'));

/** What was shared in the places that somebody chose, the newest first, with an end. */
export default function FeedPage() {
  const { t } = useTranslation('community');
  const [isSharing, setSharing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('feed.title')}
        lead={t('feed.lead')}
        actions={
          <div className={classes.acts}>
            <Button onPress={() => setChoosing(!isChoosing)} aria-expanded={isChoosing}>
              {t('feed.choose')}
            </Button>
            <Button variant="primary" icon="pencil" onPress={() => setSharing(true)}>
              {t('feed.share')}
            </Button>
          </div>
        }
      />
      {isChoosing && (
        <section aria-label={t('feed.choose')} className={classes.choices}>
          <FeedChoices />
        </section>
      )}
      <WaitingDrafts place="everyone" />
      <PostList
        place="followed"
        empty={
          <EmptyState
            title={t('feed.empty.title')}
            action={<Button onPress={() => setChoosing(true)}>{t('feed.empty.choose')}</Button>}
            example={<p>{t('feed.empty.example')}</p>}
            exampleLabel={t('circles.quiet.exampleLabel')}
          >
            {t('feed.empty.text')}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {isSharing && <ShareDialog circleId={null} onClose={() => setSharing(false)} />}
      </Suspense>
      <Worried />
    </div>
  );
}
