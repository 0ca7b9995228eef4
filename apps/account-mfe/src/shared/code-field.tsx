import { TextField } from '@reflectory/design-system';
import classes from './code-field.module.css';

type CodeFieldProps = {
  label: string;
  description?: string;
  value: string;
  onChange: (value: string) => void;
  /** Brings the keypad of a phone. */
  isNumeric?: boolean;
};

/** A code as it was meant: apps show it with a space in the middle. */
export const plainCode = (typed: string): string => typed.replaceAll(/\s/g, '');

/** A code of an authenticator app or a recovery code. */
export function CodeField({ isNumeric, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      className={classes.field}
      autoComplete="one-time-code"
      inputMode={isNumeric ? 'numeric' : 'text'}
      spellCheck="false"
      isRequired
    />
  );
}
