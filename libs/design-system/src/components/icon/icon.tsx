import type { SVGProps } from 'react';
import { classNames } from '../../class-names.ts';
import { icons, type IconName } from './icons.ts';
import classes from './icon.module.css';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'name' | 'ref'> & {
  name: IconName;
  /** Pixels; 16 beside working text, 20 alone. */
  size?: number;
  /** What it says to those who cannot see it. Leave it out when a word stands beside it. */
  label?: string | undefined;
};

/** Signs that show a way along the line, a side of the page, or lines of text: they follow the reading direction. */
export const pointing =
  /^(arrow-|chevron-|panel-|log-|rotate-|external-link|undo|list|file-text|notebook|book-open|library)/;

/** A sign from the closed set; hidden from assistive technology unless it has a `label`. */
export function Icon({ name, size = 16, label, className, ...rest }: IconProps) {
  const Drawing = icons[name];
  const mirrored = pointing.test(name);
  return (
    <Drawing
      {...rest}
      size={size}
      strokeWidth={1.6}
      className={classNames(classes.icon, className)}
      data-mirrored={mirrored || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
