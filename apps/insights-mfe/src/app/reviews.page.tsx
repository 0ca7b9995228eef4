import { describeFailure } from '@reflectory/client';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  Switch,
} from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useReviewMails, useReviews } from '../features/reviews/api/use-reviews.ts';
import { ReviewList } from '../features/reviews/components/review-list.tsx';
import classes from '../features/reviews/components/reviews.module.css';
import page from './page.module.css';

/** Weeks, months and years that are over. */
export default function ReviewsPage() {
  const { t } = useTranslation(['insights', 'common']);
  const reviews = useReviews();
  return (
    <div className={page.page}>
      <PageHeader
        title={t('reviews.title')}
        lead={t('reviews.lead')}
        back={{ href: '/insights', label: t('title') }}
      />
      {reviews.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {reviews.isError && !reviews.data && (
        <ErrorState
          title={t('reviews.failed')}
          action={<Button onPress={() => void reviews.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(reviews.error, t, 'problems')}
        </ErrorState>
      )}
      {reviews.data?.is_making && <output className={page.quiet}>{t('reviews.making')}</output>}
      {reviews.data && !reviews.data.is_making && reviews.data.reviews.length === 0 && (
        <EmptyState
          title={t('reviews.emptyTitle')}
          action={<ButtonLink href="/journal/new">{t('emptyAction')}</ButtonLink>}
        >
          {t('reviews.emptyText')}
        </EmptyState>
      )}
      {reviews.data && (
        <>
          <ReviewList reviews={reviews.data.reviews} />
          <Mails byMail={reviews.data.by_mail} />
        </>
      )}
    </div>
  );
}

function Mails({ byMail }: { byMail: boolean }) {
  const { t } = useTranslation(['insights', 'common']);
  const { isOnline } = usePlatform();
  const change = useReviewMails();
  return (
    <div className={classes.mails}>
      <Switch
        isSelected={change.isPending ? change.variables : byMail}
        isDisabled={change.isPending || !isOnline}
        onChange={(wanted) => change.mutate(wanted)}
      >
        {t('reviews.byMail')}
      </Switch>
      <p className={page.quiet}>{t('reviews.byMailText')}</p>
      {change.error && (
        <p role="alert" className={classes.problem}>
          {describeFailure(change.error, t, 'problems')}
        </p>
      )}
    </div>
  );
}
