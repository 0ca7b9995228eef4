import { focusLimits } from '@reflectory/contracts/focus';
import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intention } from '../store/day-store.ts';
import { MinutesField } from './minutes-field.tsx';

export type LineDialogProps = {
  line: Intention;
  onKeep: (part: Partial<Intention>) => void;
  onClose: () => void;
};

const pad = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number | null) =>
  minute === null ? '' : `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A line of the day: its words, how long it takes, and when where it has a time. */
export function LineDialog({ line, onKeep, onClose }: LineDialogProps) {
  const { t } = useTranslation('plan');
  const [title, setTitle] = useState(line.title);
  const [minutes, setMinutes] = useState(line.minutes);
  const [time, setTime] = useState(timeOf(line.starts_at));
  const hasTitle = title.trim() !== '';
  const keep = () => {
    onKeep({ title: title.trim(), minutes, starts_at: minuteOf(time) });
    onClose();
  };
  return (
    <FormDialog
      title={t('focus.day.change')}
      submitLabel={t('focus.keep')}
      disabledReason={hasTitle ? undefined : t('focus.day.noTitle')}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextField
        label={t('focus.day.add')}
        value={title}
        maxLength={focusLimits.intention}
        onChange={setTitle}
      />
      <MinutesField label={t('focus.minutes')} value={minutes} least={5} most={720} onChange={setMinutes} />
      <TextField
        label={t('focus.day.time')}
        description={t('focus.day.timeHint')}
        type="time"
        value={time}
        onChange={setTime}
      />
    </FormDialog>
  );
}
