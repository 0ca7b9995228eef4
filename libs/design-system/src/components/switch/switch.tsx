import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components/Switch';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import classes from './switch.module.css';

export type SwitchProps = StyledProps<SwitchFieldProps, 'children'> & {
  /** The label: what is on when it is on. */
  children: ReactNode;
  description?: ReactNode;
};

/** Turns something on or off at once. */
export function Switch({ children, description, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={classNames(classes.field, className)}>
      <SwitchButton className={classes.button ?? ''}>
        <span className={classes.label}>{children}</span>
        <span className={classes.track} />
      </SwitchButton>
      {description && (
        <Text slot="description" className={classes.description ?? ''}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
