import type { Language } from '@reflectory/contracts/languages';
import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckInDetails } from './components/check-in-details.tsx';
import { MoodField, type MoodPlace } from './components/mood-field.tsx';
import type { CheckIn } from './model/check-in.ts';
import classes from './mood.module.css';

export type CheckInFormProps = {
  /** What is changed, or a new one. */
  checkIn: CheckIn;
  isNew: boolean;
  language: Language;
  ownActivities: readonly string[];
  onSave: (checkIn: CheckIn) => void;
  onCancel?: (() => void) | undefined;
};

/** Two touches are enough; everything else is for whoever wants it. */
export function CheckInForm({ checkIn, isNew, language, ownActivities, onSave, onCancel }: CheckInFormProps) {
  const { t } = useTranslation('journal');
  const [changed, setChanged] = useState(checkIn);
  const [isPlaced, setPlaced] = useState(!isNew);
  const [isMissed, setMissed] = useState(false);
  const [isMore, setMore] = useState(!isNew);
  const change = (values: Partial<CheckIn>) => setChanged((before) => ({ ...before, ...values }));
  const handlePlace = (place: MoodPlace) => {
    setPlaced(true);
    setMissed(false);
    change(place);
  };
  return (
    <form
      aria-label={t(isNew ? 'mood.title' : 'mood.change')}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPlaced) onSave(isNew ? { ...changed, feltAt: new Date().toISOString() } : changed);
        else setMissed(true);
      }}
    >
      <MoodField place={isPlaced ? changed : null} onPlace={handlePlace} />
      <details
        className={classes.more}
        open={isMore}
        onToggle={({ currentTarget }) => setMore(currentTarget.open)}
      >
        <summary>{t('mood.more')}</summary>
        {isMore && (
          <CheckInDetails
            changed={changed}
            language={language}
            ownActivities={ownActivities}
            onChange={change}
          />
        )}
      </details>
      <p role="alert" className={classes.problem}>
        {isMissed && t('mood.missing')}
      </p>
      <div className={classes.acts}>
        <Button type="submit">{t('mood.save')}</Button>
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {t('mood.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
