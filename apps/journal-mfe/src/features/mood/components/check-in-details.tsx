import type { Language } from '@reflectory/contracts/languages';
import { Select, TextArea } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { type CheckIn, NOTE_LIMIT } from '../model/check-in.ts';
import classes from '../mood.module.css';
import { ActivityChoice } from './activity-choice.tsx';
import { FeelingChoice } from './feeling-choice.tsx';

export type CheckInDetailsProps = {
  changed: CheckIn;
  language: Language;
  ownActivities: readonly string[];
  onChange: (values: Partial<CheckIn>) => void;
};

const HALF_HOURS = 32;
const UNSAID = 'unsaid';

/** What may be said besides the two scales. */
export function CheckInDetails({ changed, language, ownActivities, onChange }: CheckInDetailsProps) {
  const { t, i18n } = useTranslation('journal');
  const hours = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const sleepOptions = Array.from({ length: HALF_HOURS + 1 }, (_, half) => ({
    value: String(half * 30),
    label: hours.format(half / 2),
  }));
  return (
    <div className={classes.details}>
      <FeelingChoice
        place={changed}
        feeling={changed.feeling}
        language={language}
        onFeeling={(feeling) => onChange({ feeling })}
      />
      <ActivityChoice
        chosen={changed.activities}
        own={ownActivities}
        language={language}
        onChosen={(activities) => onChange({ activities })}
      />
      <Select
        label={t('mood.sleep')}
        value={changed.sleepMinutes === null ? UNSAID : String(changed.sleepMinutes)}
        onChange={(value) => onChange({ sleepMinutes: value === UNSAID ? null : Number(value) })}
        options={[{ value: UNSAID, label: t('mood.sleepUnsaid') }, ...sleepOptions]}
      />
      <TextArea
        label={t('mood.note')}
        value={changed.note}
        maxLength={NOTE_LIMIT}
        rows={2}
        onChange={(note) => onChange({ note })}
      />
    </div>
  );
}
