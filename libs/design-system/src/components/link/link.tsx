import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import classes from './link.module.css';

export type LinkProps = StyledProps<AriaLinkProps> & {
  /** `quiet` takes the colour of the text around it; `plain` is underlined only when hovered, for lists and navigation. */
  variant?: 'accent' | 'quiet' | 'plain';
};

/** Goes somewhere. Inside the shell it navigates without a page load. */
export function Link({ variant = 'accent', className, ...rest }: LinkProps) {
  return <AriaLink {...rest} data-variant={variant} className={classNames(classes.link, className)} />;
}
