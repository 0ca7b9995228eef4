import type { Review } from '@reflectory/contracts/reviews';
import { Link } from '@reflectory/design-system';
import { useWording } from '../../../shared/use-wording.ts';
import { changeOf } from '../model/headline.ts';
import { FeltChart } from './felt-chart.tsx';
import classes from './reviews.module.css';

/** What a time was, in a sentence or two. */
export function useReviewSentence() {
  const { t, feeling } = useWording();
  return ({ facts }: Review): string => {
    const [felt] = facts.feelings;
    const change = changeOf(facts);
    return [
      felt ? t('answer.felt', { feeling: feeling(felt.emotion) }) : t('reviews.unread'),
      change && t(`reviews.${change}`),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

/** One review: its sentence, what was felt, what it was about, and how it lies beside the time before. */
export function ReviewBody({ review }: { review: Review }) {
  const { t, number, topic, day, mood } = useWording();
  const sentence = useReviewSentence();
  const { facts, kind, first_day } = review;
  return (
    <>
      <p className={classes.sentence}>{sentence(review)}</p>
      <FeltChart feelings={facts.feelings} />
      {facts.themes.length > 0 && (
        <section aria-labelledby="review-themes" className={classes.kind}>
          <h2 id="review-themes" className={classes.heading}>
            {t('themes.title')}
          </h2>
          <ul className={classes.list}>
            {facts.themes.map((theme) => (
              <li key={`${theme.area} ${theme.name}`} className={classes.row}>
                <bdi className={classes.name}>{topic(theme)}</bdi>
                <span className={classes.quiet}>
                  {t('reviews.inEntries', { entries: number(theme.entries) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="review-before" className={classes.kind}>
        <h2 id="review-before" className={classes.heading}>
          {t('reviews.figures')}
        </h2>
        <p className={classes.text}>
          {t('reviews.written', { entries: number(facts.entries), days: number(facts.days) })}{' '}
          {t('reviews.before', {
            words: number(facts.words),
            was: number(facts.before.words),
            entriesBefore: number(facts.before.entries),
          })}{' '}
          {facts.valence !== null &&
            facts.before.valence !== null &&
            t('reviews.moodBefore', { is: mood(facts.valence), was: mood(facts.before.valence) })}{' '}
          {facts.check_ins > 0 &&
            t('reviews.checkIns', { amount: number(facts.check_ins), mood: mood(facts.pleasantness) })}{' '}
          {facts.fullest && t('reviews.fullest', { day: day(facts.fullest) })}
        </p>
        <p className={classes.acts}>
          <Link href={`/insights?span=${kind}&at=${first_day}`}>{t('reviews.pictures')}</Link>
        </p>
      </section>
    </>
  );
}
