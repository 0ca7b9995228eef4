import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import classes from './badge.module.css';

export type BadgeMeaning = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'information';

export type BadgeProps = ComponentPropsWithRef<'span'> & { meaning?: BadgeMeaning };

/** A state in a word; the colour only repeats what the word says. */
export function Badge({ meaning = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} data-meaning={meaning} className={classNames(classes.badge, className)} />;
}
