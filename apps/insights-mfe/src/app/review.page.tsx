import { describeFailure } from '@reflectory/client';
import type { Review } from '@reflectory/contracts/reviews';
import { Button, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useOverview } from '../features/overview/api/use-overview.ts';
import { pointsOf } from '../features/overview/model/points.ts';
import { useReview } from '../features/reviews/api/use-reviews.ts';
import { MakeAnew } from '../features/reviews/components/make-anew.tsx';
import { ReviewBody, useReviewSentence } from '../features/reviews/components/review-body.tsx';
import { reviewDeck } from '../features/reviews/model/review-deck.ts';
import { ChartSpan } from '../shared/chart/chart-question.ts';
import { SpanCover } from '../shared/cover/span-cover.tsx';
import { periodName } from '../shared/period-name.ts';
import { useWording } from '../shared/use-wording.ts';
import page from './page.module.css';

/** One week, month or year. */
export default function ReviewPage() {
  const { t, i18n } = useTranslation(['insights', 'common']);
  const { id = '' } = useParams();
  const review = useReview(id);
  const { data } = review;
  return (
    <div className={page.page}>
      <PageHeader
        title={
          data ? periodName(data.kind, data.first_day, data.last_day, i18n.language) : t('reviews.title')
        }
        back={{ href: '/insights/reviews', label: t('reviews.title') }}
        actions={
          data && (
            <>
              <Present review={data} />
              <MakeAnew review={data} />
            </>
          )
        }
      />
      {data?.is_asked_anew && <output className={page.quiet}>{t('reviews.anew.waits')}</output>}
      {review.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {review.isError && !data && (
        <ErrorState
          title={t('reviews.oneFailed')}
          action={<Button onPress={() => void review.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(review.error, t, 'problems')}
        </ErrorState>
      )}
      {data && (
        <ChartSpan
          value={
            data.kind === 'week' ? null : periodName(data.kind, data.first_day, data.last_day, i18n.language)
          }
        >
          <ReviewCover review={data} />
          <ReviewBody review={data} />
        </ChartSpan>
      )}
    </div>
  );
}

/** The drawing of its days; a week has too few for one. */
function ReviewCover({ review: { kind, first_day: from, last_day: to } }: { review: Review }) {
  const days = useOverview(kind === 'week' ? null : { from, to, grain: 'day' });
  if (kind === 'week' || !days.data) return null;
  return <SpanCover kind={kind} from={from} points={pointsOf({ ...days.data, from, to })} />;
}

/** The review as what other areas make of it. */
function Present({ review }: { review: Review }) {
  const { t, language, feeling, topic, number } = useWording();
  const { Slot } = usePlatform();
  const sentence = useReviewSentence();
  const title = periodName(review.kind, review.first_day, review.last_day, language);
  const data = reviewDeck(review, {
    summary: `${sentence(review)} ${t('reviews.written', {
      entries: number(review.facts.entries),
      days: number(review.facts.days),
    })}`,
    feeling,
    topic,
    entries: (count) => t('reviews.inEntries', { entries: number(count) }),
  });
  const month = review.kind === 'month' ? review.first_day.slice(0, 7) : null;
  return <Slot name="review.actions" props={{ title, data, month }} />;
}
