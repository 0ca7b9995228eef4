import type { OpenChallenge } from '@reflectory/contracts/challenges';
import { ProgressBar } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './challenges.module.css';

/** What everybody who agreed wrote together, and names for those who asked for it. */
export function Together({ challenge }: { challenge: OpenChallenge }) {
  const { t } = useTranslation('community');
  const { pooled, pool_goal: goal, board, days, members } = challenge;
  return (
    <section aria-label={t('challenges.together.title')}>
      <h2 className={classes.heading}>{t('challenges.together.title')}</h2>
      <p className={classes.quiet}>{t('challenges.together.members', { count: members ?? 0 })}</p>
      {pooled !== null && goal !== null && (
        <ProgressBar
          className={classes.sum}
          label={t('challenges.together.pool')}
          value={Math.min(pooled, goal)}
          maxValue={goal}
          valueLabel={t('challenges.together.sum', { count: goal, pooled })}
        />
      )}
      {board.length > 0 && (
        <>
          <p className={classes.quiet}>{t('challenges.together.board')}</p>
          <ol className={classes.board}>
            {board.map(({ name, written, is_me: isMe }, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
                {isMe && ` ${t('challenges.together.me')}`}
                <span className={classes.quiet}>{t('challenges.together.of', { count: days, written })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
