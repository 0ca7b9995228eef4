import type { Challenge } from '@reflectory/contracts/challenges';
import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './challenges.module.css';
import { useDayName, useWords } from './use-words.ts';

/** Challenges by name, with how far one is or where they are held. */
export function ChallengeList({ title, challenges }: { title: string; challenges: readonly Challenge[] }) {
  const words = useWords();
  if (challenges.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
        {challenges.map((challenge) => (
          <li key={challenge.id}>
            <Link href={`/challenges/${challenge.id}`} variant="plain" className={classes.name}>
              <span dir="auto">{words(challenge.name)}</span>
            </Link>
            <p className={classes.quiet}>
              <Standing challenge={challenge} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ challenge: { mine, days, place, starts_on: startsOn } }: { challenge: Challenge }) {
  const { t } = useTranslation('community');
  const dayName = useDayName();
  return (
    <>
      {place !== null && <bdi>{place}</bdi>}
      {place !== null && ' · '}
      {mine === null
        ? t('challenges.list.from', { count: days, day: dayName(startsOn) })
        : t(`challenges.list.${mine.state}`, {
            count: days,
            written: mine.written,
            day: dayName(mine.started_on),
          })}
    </>
  );
}
