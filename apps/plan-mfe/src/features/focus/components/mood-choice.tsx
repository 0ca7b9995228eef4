import { Button } from '@reflectory/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './mood-choice.module.css';

/** The middle of each of five degrees, on the scale of check-ins. */
const MOODS = [-80, -40, 0, 40, 80] as const;

const wordOf = (mood: number): string => `focus.moods.${MOODS.findIndex((one) => mood < one + 20)}`;

export type MoodChoiceProps = {
  label: string;
  value: number | null;
  onChange: (mood: number | null) => void;
};

/** How somebody is, in five marks; it can be left out and taken back. */
export function MoodChoice({ label, value, onChange }: MoodChoiceProps) {
  const { t } = useTranslation('plan');
  const name = useId();
  return (
    <fieldset className={classes.moods}>
      <legend>{label}</legend>
      <div className={classes.marks}>
        {MOODS.map((mood) => (
          <label key={mood} className={classes.mark} title={t(wordOf(mood))}>
            <input
              type="radio"
              name={name}
              checked={value === mood}
              aria-label={t(wordOf(mood))}
              onChange={() => onChange(mood)}
            />
            <span aria-hidden className={classes.dot} style={{ translate: `0 ${-mood / 10}px` }} />
          </label>
        ))}
      </div>
      <p className={classes.said}>
        {value === null ? (
          t('focus.moodOptional')
        ) : (
          <>
            {t(wordOf(value))}{' '}
            <Button variant="bare" size="small" onPress={() => onChange(null)}>
              {t('focus.moodTakeBack')}
            </Button>
          </>
        )}
      </p>
    </fieldset>
  );
}
