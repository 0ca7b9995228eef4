import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './finishing.module.css';

export type FinishingProps = {
  /** The server cannot be reached: the entry is made later. */
  isWaiting: boolean;
  onGoOn: () => void;
  onLeave: () => void;
};

/** Between the last word and the insight. */
export function Finishing({ isWaiting, onGoOn, onLeave }: FinishingProps) {
  const { t } = useTranslation('journal');
  return (
    <div role="status" className={classes.finishing}>
      <h1 className={classes.title}>
        {t(isWaiting ? 'writing.finishedOfflineTitle' : 'writing.finishingTitle')}
      </h1>
      <p className={classes.text}>{t(isWaiting ? 'writing.finishedOfflineText' : 'writing.finishingText')}</p>
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
