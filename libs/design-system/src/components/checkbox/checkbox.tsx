import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
  Text,
} from 'react-aria-components/Checkbox';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import { Icon } from '../icon/icon.tsx';
import classes from './checkbox.module.css';

export type CheckboxProps = StyledProps<CheckboxFieldProps, 'children'> & {
  /** The label; what happens when it is checked. */
  children: ReactNode;
  description?: ReactNode;
};

/** Yes or no, sent with the form it stands in. For something that takes effect at once use `Switch`. */
export function Checkbox({ children, description, className, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} className={classNames(classes.field, className)}>
      <CheckboxButton className={classes.button ?? ''}>
        {({ isIndeterminate }) => (
          <>
            <span className={classes.box}>
              <Icon name={isIndeterminate ? 'minus' : 'check'} size={12} strokeWidth={3} />
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      {description && (
        <Text slot="description" className={classes.description ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={classes.problem ?? ''} />
    </CheckboxField>
  );
}
