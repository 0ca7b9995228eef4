import { classNames } from '../../class-names.ts';
import { defaultMark } from './default-mark.ts';
import classes from './logo.module.css';

export type LogoProps = {
  productName: string;
  /** Path data in a 24 × 24 view box; the default mark without it. */
  logoPath?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Shows the mark only; the name stays for assistive technology. */
  isMarkOnly?: boolean;
  className?: string | undefined;
};

/** Mark and name of the product, in the colours of the theme. */
export function Logo({ productName, logoPath, size = 'medium', isMarkOnly = false, className }: LogoProps) {
  return (
    <span className={classNames(classes.logo, className)} data-size={size}>
      <svg
        viewBox="0 0 24 24"
        className={classes.mark}
        {...(isMarkOnly ? { role: 'img', 'aria-label': productName } : { 'aria-hidden': true })}
      >
        <path d={logoPath ?? defaultMark} fill="currentColor" />
      </svg>
      {!isMarkOnly && <span className={classes.name}>{productName}</span>}
    </span>
  );
}
