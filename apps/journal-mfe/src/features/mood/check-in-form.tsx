import type { Language } from '@reflectory/contracts/languages';
import { Button, Select, TextArea } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityChoice } from './components/activity-choice.tsx';
import { FeelingChoice } from './components/feeling-choice.tsx';
import { MoodField, type MoodPlace } from './components/mood-field.tsx';
import { type CheckIn, NOTE_LIMIT } from './model/check-in.ts';
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

const HALF_HOURS = 32;
const UNSAID = 'unsaid';

/** Two touches are enough; everything else is for whoever wants it. */
export function CheckInForm({ checkIn, isNew, language, ownActivities, onSave, onCancel }: CheckInFormProps) {
  const { t, i18n } = useTranslation('journal');
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
  const hours = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const sleepOptions = Array.from({ length: HALF_HOURS + 1 }, (_, half) => ({
    value: String(half * 30),
    label: hours.format(half / 2),
  }));
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
          <div className={classes.details}>
            <FeelingChoice
              place={changed}
              feeling={changed.feeling}
              language={language}
              onFeeling={(feeling) => change({ feeling })}
            />
            <ActivityChoice
              chosen={changed.activities}
              own={ownActivities}
              language={language}
              onChosen={(activities) => change({ activities })}
            />
            <Select
              label={t('mood.sleep')}
              value={changed.sleepMinutes === null ? UNSAID : String(changed.sleepMinutes)}
              onChange={(value) => change({ sleepMinutes: value === UNSAID ? null : Number(value) })}
              options={[{ value: UNSAID, label: t('mood.sleepUnsaid') }, ...sleepOptions]}
            />
            <TextArea
              label={t('mood.note')}
              value={changed.note}
              maxLength={NOTE_LIMIT}
              rows={2}
              onChange={(note) => change({ note })}
            />
          </div>
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
