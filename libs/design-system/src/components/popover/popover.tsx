import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import overlay from '../menu/overlay.module.css';
import classes from './popover.module.css';

export type PopoverProps = StyledProps<
  AriaPopoverProps,
  'children' | 'trigger' | 'isOpen' | 'onOpenChange'
> & {
  /** A `Button` or an `IconButton`. */
  trigger: ReactNode;
  /** Names it for assistive technology. */
  label: string;
  children: ReactNode | ((controls: { close: () => void }) => ReactNode);
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A small place beside a button, for what is too much for a menu and too little for a dialog. */
export function Popover({
  trigger,
  label,
  children,
  isOpen,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <AriaPopover {...rest} className={classNames(overlay.overlay, className)}>
        <Dialog aria-label={label} className={classes.content ?? ''}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
