import { Button, SegmentedControl } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voice } from '../model/speech.ts';
import classes from './meditation.module.css';
import { MoodChoice } from './mood-choice.tsx';
import { VoiceChoice } from './voice-choice.tsx';

/** Lengths in minutes. */
const MINUTES = ['3', '5', '7', '10', '15', '20', '30', '45'] as const;

/** Lengths in which nothing would be hurried, `shortest` being the seconds that it takes at least. */
export const lengthsFrom = (shortest: number): readonly string[] =>
  MINUTES.filter((minutes) => Number(minutes) * 60 >= shortest);

export type Setting = { minutes: string; voice: Voice | null; mood: number | null };

export type SetupProps = {
  setting: Setting;
  /** Chooses what is heard beneath. */
  bedChoice: ReactNode;
  /** In minutes. */
  lengths: readonly string[];
  onChange(part: Partial<Setting>): void;
  onBegin(): void;
};

/** How long, with which voice and which sound. */
export function Setup({ setting, bedChoice, lengths, onChange, onBegin }: SetupProps) {
  const { t } = useTranslation('sound');
  return (
    <div className={classes.choices}>
      <SegmentedControl
        label={t('meditations.length')}
        value={setting.minutes}
        onChange={(minutes) => onChange({ minutes })}
        options={lengths.map((value) => ({
          value,
          label: t('minutes', { count: Number(value) }),
        }))}
      />
      <VoiceChoice voice={setting.voice} onChoose={(voice) => onChange({ voice })} />
      {bedChoice}
      <MoodChoice
        label={t('meditations.before')}
        value={setting.mood}
        onChange={(mood) => onChange({ mood })}
      />
      <Button variant="primary" size="large" icon="play" onPress={onBegin}>
        {t('meditations.begin')}
      </Button>
    </div>
  );
}
