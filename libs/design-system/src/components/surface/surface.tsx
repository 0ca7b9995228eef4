import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import classes from './surface.module.css';

export type SurfaceProps = ComponentPropsWithRef<'section'> & {
  /** `raised` is one step lighter, `outlined` has a hairline. A surface never stands inside another. */
  variant?: 'raised' | 'outlined';
};

/** Groups what belongs together, where space and a heading are not enough. */
export function Surface({ variant = 'raised', className, ...rest }: SurfaceProps) {
  return <section {...rest} data-variant={variant} className={classNames(classes.surface, className)} />;
}
