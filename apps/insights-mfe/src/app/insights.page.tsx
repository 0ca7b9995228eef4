import { describeFailure } from '@reflectory/client';
import type { Overview } from '@reflectory/contracts/overview';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Skeleton,
} from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChartSpan } from '../shared/chart/chart-question.ts';
import { questionLink } from '../shared/question-link.ts';
import { useOverview } from '../features/overview/api/use-overview.ts';
import { AnswerLine } from '../features/overview/components/answer-line.tsx';
import { Cover } from '../features/overview/components/cover.tsx';
import { SpanControls } from '../features/overview/components/span-controls.tsx';
import { dayOf } from '../shared/days.ts';
import {
  askFor,
  neighbourOf,
  type Span,
  type SpanKind,
  spanName,
  spanOf,
} from '../features/overview/model/spans.ts';
import page from './page.module.css';

/** The sentence is there before the pictures are. */
const Chapters = lazy(async () => ({ default: (await import('./chapters.tsx')).Chapters }));

/** What the journal says over a span: one sentence, then pictures, then the sentences behind them. */
export default function InsightsPage() {
  const { t, i18n } = useTranslation(['insights', 'common']);
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const span = spanOf(search, today);
  const isCompared = search.has('compare');
  const overview = useOverview(askFor(span));
  useNewestYear(search, setSearch, overview.data);
  const earlier = isCompared ? neighbourOf(span, -1) : null;
  const before = useOverview(earlier && askFor(earlier));
  const show = ({ kind, to }: Span, withBefore = isCompared) =>
    setSearch(
      {
        span: kind,
        ...(kind !== 'all' && { at: to > today ? today : to }),
        ...(withBefore && kind !== 'all' && { compare: '1' }),
      },
      { replace: true },
    );
  const nameOf = (some: Span) => spanName(some, i18n.language, t('span.whole'));
  return (
    <div className={page.page}>
      <PageHeader title={t('title')} />
      <SpanControls
        span={span}
        today={today}
        isCompared={isCompared}
        onChange={(next) => show(next)}
        onCompare={(next) => show(span, next)}
      />
      {overview.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {overview.isError && !overview.data && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void overview.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(overview.error, t, 'problems')}
        </ErrorState>
      )}
      {overview.data && (
        <Suspense fallback={<Skeleton lines={6} label={t('common:loading')} />}>
          <Shown
            overview={overview.data}
            today={today}
            before={earlier && before.data ? { name: nameOf(earlier), overview: before.data } : null}
            name={nameOf(span)}
            kind={span.kind}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Who has not written this year, as after moving in with years of a diary, begins with the last year that has something. */
function useNewestYear(
  search: URLSearchParams,
  setSearch: (next: Record<string, string>, options: { replace: boolean }) => void,
  overview: Overview | undefined,
): void {
  const last = overview?.buckets.length === 0 ? overview.last : null;
  const isChosen = search.has('span');
  useEffect(() => {
    if (!isChosen && last) setSearch({ span: 'year', at: last }, { replace: true });
  }, [isChosen, last, setSearch]);
}

type ShownProps = {
  overview: Overview;
  name: string;
  kind: SpanKind;
  today: string;
  before: { name: string; overview: Overview } | null;
};

function Shown({ before, kind, ...shown }: ShownProps) {
  const { t, i18n } = useTranslation('insights');
  const { hasFeature } = usePlatform();
  const { overview, name } = shown;
  // Weeks and quarters have no name that a question can have.
  const isNamed = kind === 'year' || kind === 'month';
  return (
    <>
      {overview.to_come > 0 && (
        <output className={page.quiet}>
          {t('counting', { entries: overview.to_come.toLocaleString(i18n.language) })}
        </output>
      )}
      {overview.buckets.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          action={<ButtonLink href="/journal/new">{t('emptyAction')}</ButtonLink>}
        >
          {overview.last === null ? (
            t('emptyText')
          ) : (
            <Link href="/insights?span=all">{t('emptyElsewhere')}</Link>
          )}
        </EmptyState>
      ) : (
        <>
          <div className={page.answer} data-kind={kind}>
            <AnswerLine overview={overview} />
            <Cover kind={kind} overview={overview} today={shown.today} />
          </div>
          {hasFeature('conversations') && (
            <p className={page.quiet}>
              <Link
                href={isNamed ? questionLink(t('ask.suggest.happened', { span: name })) : '/insights/ask'}
              >
                {t(isNamed ? 'ask.from' : 'ask.title')}
              </Link>
            </p>
          )}
          <ChartSpan value={isNamed ? name : null}>
            <Chapters {...shown} isWhole={kind === 'all'} before={before} />
          </ChartSpan>
        </>
      )}
      <ul className={page.more}>
        <li>
          <Link href="/insights/reviews">{t('reviews.link')}</Link>
        </li>
        <li>
          <Link href="/insights/personality">{t('personality.link')}</Link>
        </li>
      </ul>
    </>
  );
}
