import { TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type MinutesFieldProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (minutes: number) => void;
};

/** A number of minutes; what is no such number is not taken, and says so. */
export function MinutesField({ label, value, least, most, onChange }: MinutesFieldProps) {
  const { t } = useTranslation('plan');
  const [typed, setTyped] = useState<string | null>(null);
  const isGood = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const isWrong = typed !== null && !isGood(typed);
  const handleChange = (text: string) => {
    setTyped(text);
    if (isGood(text)) onChange(Number(text));
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={isWrong || typed === '' ? (typed ?? '') : String(value)}
      onChange={handleChange}
      onBlur={() => setTyped(null)}
      errorMessage={isWrong ? t('focus.minutesWrong', { least, most }) : undefined}
    />
  );
}
