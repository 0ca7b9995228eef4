import type { ReactNode } from 'react';
import classes from './card-details.module.css';

export type CardPartProps = {
  title: string;
  /** Name by which a key leads to it. */
  part?: string;
  children: ReactNode;
};

/** A part of what is known about a card, with its heading. */
export function CardPart({ title, part, children }: CardPartProps) {
  return (
    <fieldset className={classes.part} data-part={part}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
