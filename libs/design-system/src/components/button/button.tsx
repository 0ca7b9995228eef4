import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import classes from './button.module.css';

type ButtonLook = {
  /** One `primary` per screen; `quiet` for the rest; `bare` inside text and bars; `danger` destroys. */
  variant?: 'primary' | 'quiet' | 'bare' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: IconName | undefined;
  /** Fills the line it stands in. */
  isWide?: boolean | undefined;
  children: ReactNode;
};

export type ButtonProps = StyledProps<AriaButtonProps, 'children' | 'isPending'> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement>;
    isPending?: boolean | undefined;
    /** What is under way, shown instead of the label while pending, for instance “Saving…”. */
    pendingLabel?: string | undefined;
    /** Why it cannot be pressed. Keeps the button reachable, says the reason and swallows the press. */
    disabledReason?: string | undefined;
  };

/** A verb. Never disabled without a reason: pass `disabledReason` instead of `isDisabled`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    isWide,
    children,
    className,
    isPending,
    pendingLabel,
    disabledReason,
    ...rest
  } = props;
  const reasonId = useId();
  const look = lookOf({ variant, size, isWide });
  const button = (
    <AriaButton
      {...rest}
      {...look}
      className={classNames(classes.button, className)}
      isPending={isPending === true}
      {...(disabledReason && { 'aria-disabled': true, 'aria-describedby': reasonId, ...swallowed })}
    >
      {icon && <Icon name={icon} />}
      <span className={classes.label}>{isPending && pendingLabel ? pendingLabel : children}</span>
    </AriaButton>
  );
  if (!disabledReason) return button;
  return (
    <span className={classes.explained} data-wide={isWide || undefined}>
      {button}
      <span id={reasonId} className={classes.reason}>
        {disabledReason}
      </span>
    </span>
  );
}

export type ButtonLinkProps = StyledProps<AriaLinkProps, 'children'> & ButtonLook;

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, isWide, children, className, ...rest } = props;
  return (
    <AriaLink
      {...rest}
      {...lookOf({ variant, size, isWide })}
      className={classNames(classes.button, className)}
    >
      {icon && <Icon name={icon} />}
      <span className={classes.label}>{children}</span>
    </AriaLink>
  );
}

/** `type: 'button'` keeps a form from being sent by a button that says it cannot. */
const swallowed = { type: 'button', onPress: () => undefined } as const;

function lookOf({ variant = 'quiet', size = 'medium', isWide }: Partial<Record<keyof ButtonLook, unknown>>) {
  return { 'data-variant': variant, 'data-size': size, 'data-wide': isWide || undefined };
}
