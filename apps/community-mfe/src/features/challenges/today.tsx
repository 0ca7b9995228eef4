import type { ChallengeMembership, OpenChallenge } from '@reflectory/contracts/challenges';
import { Button, ButtonLink } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DayPath } from './day-path.tsx';
import classes from './challenges.module.css';
import { countsOf, placesOfCounts, useCountsText } from './kinds.ts';
import { useDayName, useWords } from './use-words.ts';

export type TodayProps = { challenge: OpenChallenge; mine: ChallengeMembership };

/** The prompt that one is at, large, and the path that it lies on. */
export function Today({ challenge, mine }: TodayProps) {
  const { t } = useTranslation('community');
  const dayName = useDayName();
  const countsText = useCountsText();
  const { days, document } = challenge;
  return (
    <>
      {mine.state === 'running' && <Prompt challenge={challenge} mine={mine} />}
      {mine.state !== 'running' && mine.state !== 'finished' && (
        <p className={classes.question}>
          {t(`challenges.today.${mine.state}`, {
            day: dayName(mine.started_on),
            count: days,
            written: mine.written,
          })}
        </p>
      )}
      <DayPath days={days} written={mine.written} />
      <p className={classes.quiet}>
        {t('challenges.today.path', { count: days, written: mine.written })}
        {mine.state === 'running' && ` · ${t('challenges.today.until', { day: dayName(mine.last_on) })}`}
      </p>
      {countsOf(document) !== 'entries' && <p className={classes.quiet}>{countsText(document)}</p>}
    </>
  );
}

function Prompt({ challenge: { document, days }, mine }: TodayProps) {
  const { t } = useTranslation('community');
  const { hasFeature } = usePlatform();
  const words = useWords();
  const navigate = useNavigate();
  const counts = countsOf(document);
  const place = counts === 'entries' ? null : placesOfCounts[counts];
  // What was done today answers the prompt before the next one.
  const index = mine.is_today_written ? Math.max(mine.written - 1, 0) : mine.written;
  const prompt = words(document.prompts[index]);
  return (
    <section aria-label={t('challenges.today.title')}>
      <p className={classes.quiet}>{t('challenges.today.day', { day: index + 1, count: days })}</p>
      <p className={classes.question} dir="auto">
        {prompt}
      </p>
      {mine.is_today_written && <p>{t(`challenges.kinds.${counts}.done`)}</p>}
      <div className={classes.acts}>
        {place && counts !== 'entries' && hasFeature(place.feature) && (
          <ButtonLink variant={mine.is_today_written ? 'bare' : 'primary'} href={place.href}>
            {t(`challenges.kinds.${counts}.open`)}
          </ButtonLink>
        )}
        <Button
          variant={mine.is_today_written || place ? 'quiet' : 'primary'}
          icon="pencil"
          onPress={() => void navigate(`/journal/write/${crypto.randomUUID()}`, { state: { about: prompt } })}
        >
          {t(mine.is_today_written && !place ? 'challenges.today.more' : 'challenges.today.write')}
        </Button>
        {document.framework !== undefined && (
          <ButtonLink
            variant="bare"
            href={`/journal/session/${crypto.randomUUID()}?framework=${document.framework}`}
          >
            {t('challenges.today.framework')}
          </ButtonLink>
        )}
      </div>
      {document.habit && (
        <p className={classes.quiet}>
          {t('challenges.today.habit')} <bdi>{words(document.habit)}</bdi>
        </p>
      )}
    </section>
  );
}
