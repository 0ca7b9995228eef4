import { Checkbox } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import classes from './week.module.css';

/** From Monday to Sunday. */
export const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export type WeekdaysProps = {
  label: string;
  /** From 1 for Monday to 7. */
  chosen: readonly number[];
  nameOf(day: number): string;
  onChange(weekdays: number[]): void;
  /** What is to be said about them. */
  children?: ReactNode;
};

/** Days of the week, any of which may be chosen. */
export function Weekdays({ label, chosen, nameOf, onChange, children }: WeekdaysProps) {
  return (
    <fieldset className={classes.weekdays}>
      <legend>{label}</legend>
      {WEEK.map((day) => (
        <Checkbox
          key={day}
          isSelected={chosen.includes(day)}
          onChange={(isOn) => onChange(isOn ? [...chosen, day] : chosen.filter((one) => one !== day))}
        >
          {nameOf(day)}
        </Checkbox>
      ))}
      {children}
    </fieldset>
  );
}
