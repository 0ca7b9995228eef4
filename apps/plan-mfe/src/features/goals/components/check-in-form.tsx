import { Button, Slider, TextArea } from '@reflectory/design-system';
import { useState } from 'react';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './goal-room.module.css';

const MIDDLE = 5;

export type CheckInFormProps = {
  /** What was said last. */
  last: number | null;
  /** Whoever may only comment says a sentence. */
  withConfidence: boolean;
  saveLabel: string;
  onSay(said: { confidence: number | null; note: string }): void;
};

/** How sure somebody is of a goal, and a sentence. */
export function CheckInForm({ last, withConfidence, saveLabel, onSay }: CheckInFormProps) {
  const { t, confidence } = useGoalWords();
  const [value, setValue] = useState(last ?? MIDDLE);
  const [note, setNote] = useState('');
  const isEmpty = !withConfidence && note.trim() === '';
  const say = () => {
    onSay({ confidence: withConfidence ? value : null, note: note.trim() });
    setNote('');
  };
  return (
    <div className={classes.form}>
      {withConfidence && (
        <Slider
          label={t('goals.checkIn.confidence')}
          min={0}
          max={10}
          step={1}
          value={value}
          valueText={confidence(value)}
          onChange={setValue}
        />
      )}
      <TextArea
        label={t('goals.checkIn.note')}
        placeholder={t('goals.checkIn.noteExample')}
        rows={2}
        value={note}
        maxLength={2000}
        onChange={setNote}
      />
      <div className={classes.acts}>
        <Button
          variant="primary"
          onPress={say}
          disabledReason={isEmpty ? t('goals.checkIn.empty') : undefined}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
