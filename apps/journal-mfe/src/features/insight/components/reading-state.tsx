import { Skeleton } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnreadEntry } from '../api/use-read-now.ts';
import { ReadNowButton } from './read-now-button.tsx';
import classes from './reading-state.module.css';

export type ReadingStateProps = {
  entry: UnreadEntry;
  state: 'reading' | 'failed';
  /** Whether what was found in the text of before stands below. */
  isAnew: boolean;
};

/** Milliseconds after which somebody may ask again. */
const LONG_MS = 40_000;

/** What becomes of a reading that is outstanding. */
export function ReadingState({ entry, state, isAnew }: ReadingStateProps) {
  const { t } = useTranslation('journal');
  const isLong = useIsLong(state);
  const hasFailed = state === 'failed';
  const key = hasFailed ? 'readingFailed' : isAnew ? 'beingReadAnew' : 'beingRead';
  const text = hasFailed ? 'readingFailedText' : isLong ? 'readingLongText' : 'beingReadText';
  return (
    <section className={classes.state}>
      <output className={classes.title}>{t(`insight.${key}`)}</output>
      <p className={classes.text}>{t(`insight.${text}`)}</p>
      {!hasFailed && !isAnew && <Skeleton lines={5} className={classes.skeleton} />}
      {(hasFailed || isLong) && <ReadNowButton entry={entry}>{t('errors.retry')}</ReadNowButton>}
    </section>
  );
}

/** Whether the state has been the same for long. */
function useIsLong(state: ReadingStateProps['state']): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [state]);
  return isLong;
}
