import { TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type NumberFieldProps = {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
};

/** A whole number; what is none, or too large, is not taken and says so. */
export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const { t } = useTranslation('flows');
  const [typed, setTyped] = useState<string | null>(null);
  const isGood = (text: string) => /^-?\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const isWrong = typed !== null && !isGood(typed);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(value)}
      errorMessage={isWrong ? t('workflows.wrongNumber', { least, most }) : undefined}
      onChange={(text) => {
        setTyped(text);
        if (isGood(text)) onChange(Number(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
