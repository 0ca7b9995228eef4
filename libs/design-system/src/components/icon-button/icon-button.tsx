import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import classes from './icon-button.module.css';

export type IconButtonProps = StyledProps<AriaButtonProps, 'children'> & {
  icon: IconName;
  /** The verb; read aloud and shown when hovered or focused. */
  label: string;
  size?: 'small' | 'medium';
  /** Set for a button that keeps a state, for instance “Show timeline”. */
  isPressed?: boolean | undefined;
};

/** A button of one sign, for what everyone knows by its shape: close, more, previous, next. */
export function IconButton({ icon, label, size = 'medium', isPressed, className, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      data-label={label}
      data-size={size}
      className={classNames(classes.button, className)}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </AriaButton>
  );
}
