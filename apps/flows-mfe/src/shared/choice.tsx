import { Checkbox } from '@reflectory/design-system';
import classes from './sections.module.css';

type ChoiceProps<Name extends string> = {
  label: string;
  text?: string;
  all: readonly Name[];
  chosen: readonly Name[];
  nameOf(name: Name): string;
  onChange(chosen: Name[]): void;
};

/** Some of a few, in the order in which they are offered. */
export function Choice<Name extends string>({
  label,
  text,
  all,
  chosen,
  nameOf,
  onChange,
}: ChoiceProps<Name>) {
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      {text && <p className={classes.quiet}>{text}</p>}
      {all.map((name) => (
        <Checkbox
          key={name}
          isSelected={chosen.includes(name)}
          onChange={(isChosen) =>
            onChange(all.filter((one) => (one === name ? isChosen : chosen.includes(one))))
          }
        >
          {nameOf(name)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
