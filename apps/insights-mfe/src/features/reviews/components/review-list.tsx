import { type ListedReview, REVIEW_KINDS } from '@reflectory/contracts/reviews';
import { Link } from '@reflectory/design-system';
import { SmallCover } from '../../../shared/cover/small-cover.tsx';
import { periodName } from '../../../shared/period-name.ts';
import { useWording } from '../../../shared/use-wording.ts';
import classes from './reviews.module.css';

/** Years first: who comes back after a long time begins with the widest look. */
const ORDER = [...REVIEW_KINDS].toReversed();

/** All reviews by their kind, the latest first. */
export function ReviewList({ reviews }: { reviews: readonly ListedReview[] }) {
  const { t } = useWording();
  return ORDER.map((kind) => {
    const some = reviews.filter((review) => review.kind === kind);
    return some.length === 0 ? null : (
      <section key={kind} aria-labelledby={`reviews-${kind}`} className={classes.kind}>
        <h2 id={`reviews-${kind}`} className={classes.heading}>
          {t(`reviews.kinds.${kind}`)}
        </h2>
        <ul className={classes.list}>
          {some.map((review) => (
            <li key={review.id}>
              <Listed review={review} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Listed({ review: { id, kind, first_day, last_day, shown } }: { review: ListedReview }) {
  const { t, language, number, feeling } = useWording();
  const name = periodName(kind, first_day, last_day, language);
  if (!shown) {
    return (
      <span className={classes.row}>
        <span>{name}</span>
        <span className={classes.quiet}>{t('reviews.waits')}</span>
      </span>
    );
  }
  const entries = number(shown.entries);
  return (
    <Link href={`/insights/reviews/${id}`} variant="plain" className={classes.row}>
      {kind !== 'week' && (
        <SmallCover
          seed={first_day}
          emotions={shown.families.map(({ family, share }) => ({ family, percentage: share }))}
        />
      )}
      <span className={classes.name}>{name}</span>
      <span className={classes.quiet}>
        {shown.feeling
          ? t('reviews.listed', { entries, feeling: feeling(shown.feeling) })
          : t('reviews.listedUnread', { entries })}
      </span>
    </Link>
  );
}
