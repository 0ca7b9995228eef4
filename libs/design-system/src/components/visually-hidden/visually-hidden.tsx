import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import classes from './visually-hidden.module.css';

/** Words for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={classNames(classes.hidden, className)} />;
}
