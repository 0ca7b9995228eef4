import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import { controlClass, Field, fieldClass, type FieldTexts, invalidity } from '../field/field.tsx';
import classes from './text-field.module.css';

export type TextFieldProps = StyledProps<AriaTextFieldProps, 'children'> &
  FieldTexts & {
    inputRef?: Ref<HTMLInputElement> | undefined;
    /** An example, never the label. */
    placeholder?: string | undefined;
    /** A control inside the field's end, for instance a copy button. */
    action?: ReactNode;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    inputRef,
    placeholder,
    action,
    className,
    // What somebody writes runs in its own direction, whatever that of the page; its label runs with the page.
    dir = 'auto',
    ...rest
  } = props;
  const input = (
    <Input
      dir={dir}
      className={controlClass}
      {...(inputRef && { ref: inputRef })}
      {...(placeholder && { placeholder })}
    />
  );
  return (
    <AriaTextField
      {...rest}
      {...invalidity(errorMessage, rest.isInvalid)}
      className={classNames(fieldClass, className)}
    >
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errorMessage={errorMessage}
      >
        {action ? (
          <div className={classes.withAction}>
            {input}
            <div className={classes.action}>{action}</div>
          </div>
        ) : (
          input
        )}
      </Field>
    </AriaTextField>
  );
}
