import { classNames } from '../../class-names.ts';
import { pointing } from './icon.tsx';
import classes from './icon.module.css';

export type PathIconProps = {
  /** Name of the drawing; those that point somewhere follow the reading direction. */
  name: string;
  /** `d` of a path on a field of 24 × 24, drawn in strokes. */
  path: string;
  /** Pixels; 16 beside working text, 20 alone. */
  size?: number;
};

/** A sign that comes as data, beside a word that says what it means. */
export function PathIcon({ name, path, size = 16 }: PathIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(classes.icon)}
      data-mirrored={pointing.test(name) || undefined}
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
