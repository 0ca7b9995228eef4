import { TextField } from '@reflectory/design-system';
import { useState } from 'react';

type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number. What does not fit yet may be typed, and becomes the nearest that fits when the field is left. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const fitting = (text: string): number =>
    text.trim() === '' || Number.isNaN(Number(text))
      ? value
      : Math.min(max, Math.max(min, Math.trunc(Number(text))));
  const handleChange = (text: string): void => {
    setTyped(text);
    if (String(fitting(text)) === text && fitting(text) !== value) onChange(fitting(text));
  };
  const handleBlur = (): void => {
    if (typed !== null && fitting(typed) !== value) onChange(fitting(typed));
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      type="number"
      value={typed ?? String(value)}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
}
