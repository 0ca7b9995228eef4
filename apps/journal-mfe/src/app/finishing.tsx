import { Button } from '@reflectory/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './finishing.module.css';

export type FinishingProps = {
  /** The server cannot be reached: the entry is made later. */
  isWaiting: boolean;
  /** Stands by somebody whose words ask for it while the entry waits. */
  help?: ReactNode;
  onGoOn: () => void;
  onLeave: () => void;
};

/** Between the last word and the insight. */
export function Finishing({ isWaiting, help, onGoOn, onLeave }: FinishingProps) {
  const { t } = useTranslation('journal');
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone; what happened instead is read aloud, and again when it changes.
  useEffect(() => heading.current?.focus(), [isWaiting]);
  return (
    <div className={classes.finishing}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {t(isWaiting ? 'writing.finishedOfflineTitle' : 'writing.finishingTitle')}
      </h1>
      <p className={classes.text}>{t(isWaiting ? 'writing.finishedOfflineText' : 'writing.finishingText')}</p>
      {isWaiting && help}
      {isWaiting && (
        <div className={classes.actions}>
          <Button variant="primary" onPress={onLeave}>
            {t('drafts.toJournal')}
          </Button>
          <Button onPress={onGoOn}>{t('writing.goOn')}</Button>
        </div>
      )}
    </div>
  );
}
