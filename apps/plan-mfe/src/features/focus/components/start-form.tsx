import { focusLimits, type FocusTarget } from '@reflectory/contracts/focus';
import { Button, IconButton, SegmentedControl, TextField } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocusSettings } from '../api/use-settings.ts';
import { useTimeWords } from '../model/use-words.ts';
import { beginFocus } from '../use-focus.ts';
import type { FocusStore } from '../store/focus-store.ts';
import { MinutesField } from './minutes-field.tsx';
import { MoodChoice } from './mood-choice.tsx';
import classes from './start-form.module.css';

/** What a session is begun for: a line of the list, or a thing that somebody comes from. */
export type Planned = { intentionId: string | null; title: string; target: FocusTarget | null };

export type StartFormProps = {
  store: FocusStore;
  settings: FocusSettings;
  /** What was chosen to be begun with. */
  planned: Planned | null;
  onChange: (settings: Partial<FocusSettings>) => void;
};

const PRESETS = [15, 25, 50, 90] as const;

/** Asks what for and how long, and begins. */
export function StartForm({ store, settings, planned, onChange }: StartFormProps) {
  const { t } = useTranslation('plan');
  const [intention, setIntention] = useState(planned?.title ?? '');
  const [mood, setMood] = useState<number | null>(null);
  const [thing, setThing] = useState(planned?.intentionId === null ? planned.target : null);
  const { mode } = settings;
  const chosen = lengthOf(settings);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What was chosen from the list and written over is something else; a thing stays what it is for.
    const isPlanned = planned?.title === intention;
    const start = {
      mode,
      planned: chosen === null ? null : chosen * 60,
      intention: intention.trim(),
      target: thing ?? (isPlanned ? planned.target : null),
      intention_id: isPlanned ? planned.intentionId : null,
    };
    beginFocus(store, start, mood);
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <TextField
        label={t('focus.intention')}
        className={classes.intention ?? ''}
        value={intention}
        maxLength={focusLimits.intention}
        placeholder={t('focus.intentionExample')}
        onChange={setIntention}
      />
      {thing && thing.title !== intention.trim() && (
        <p className={classes.thing}>
          <bdi>{t('focus.forThing', { title: thing.title })}</bdi>
          <IconButton
            icon="x"
            size="small"
            label={t('focus.notForThing', { title: thing.title })}
            onPress={() => setThing(null)}
          />
        </p>
      )}
      <LengthChoice settings={settings} onChange={onChange} />
      {settings.asks_for_mood && <MoodChoice label={t('focus.moodBefore')} value={mood} onChange={setMood} />}
      <div>
        <Button type="submit" variant="primary" size="large" icon="play">
          {t('focus.start')}
        </Button>
      </div>
    </form>
  );
}

/** Minutes of a round; null where it flows. */
const lengthOf = ({ mode, minutes, round_minutes: round }: FocusSettings): number | null =>
  ({ countdown: minutes, pomodoro: round, flow: null })[mode];

/** How time is measured, and how long a round is. */
function LengthChoice({ settings, onChange }: Pick<StartFormProps, 'settings' | 'onChange'>) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const { mode } = settings;
  const chosen = lengthOf(settings);
  const setLength = (value: number) =>
    onChange(mode === 'pomodoro' ? { round_minutes: value } : { minutes: value });
  return (
    <>
      <SegmentedControl
        label={t('focus.mode')}
        options={(['countdown', 'pomodoro', 'flow'] as const).map((value) => ({
          value,
          label: t(`focus.modes.${value}`),
        }))}
        value={mode}
        onChange={(value) => onChange({ mode: value })}
      />
      <p className={classes.hint}>
        {t(`focus.modeHints.${mode}`, {
          short: words.length(settings.short_break * 60),
          long: words.length(settings.long_break * 60),
        })}
      </p>
      {chosen !== null && (
        <div className={classes.lengths}>
          <MinutesField label={t('focus.minutes')} value={chosen} least={1} most={240} onChange={setLength} />
          <div className={classes.presets}>
            {PRESETS.map((preset) => (
              <Button
                key={preset}
                size="small"
                aria-pressed={preset === chosen}
                onPress={() => setLength(preset)}
              >
                {words.length(preset * 60)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
