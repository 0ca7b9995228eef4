import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { FormEvent } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import { controlClass, Field, fieldClass, type FieldTexts, invalidity } from '../field/field.tsx';
import classes from './text-area.module.css';

export type TextAreaProps = StyledProps<AriaTextFieldProps, 'children' | 'type'> &
  FieldTexts & {
    /** `writing` has no box and the reading voice: for the journal itself. */
    variant?: 'field' | 'writing';
    /** Lines shown when empty. */
    rows?: number;
    placeholder?: string | undefined;
    inputRef?: ((element: HTMLTextAreaElement | null) => void) | undefined;
  };

/** Several lines of text; grows with what is written, so there is never a scroll bar inside the page. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, errorMessage, variant = 'field', rows = 3, ...others } = props;
  const { placeholder, inputRef, className, ...rest } = others;
  // A new function at every render, on purpose: a value that is set from outside changes the height too.
  const attach = (element: HTMLTextAreaElement | null) => {
    if (element) fitToText(element);
    inputRef?.(element);
  };
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
        <AriaTextArea
          ref={attach}
          // What somebody writes runs in its own direction, whatever that of the page.
          dir="auto"
          rows={rows}
          data-variant={variant}
          style={{ minBlockSize: `calc(${rows}lh + ${variant === 'field' ? '1rem' : '0px'})` }}
          className={classNames(variant === 'field' && controlClass, classes.area)}
          onInput={handleInput}
          {...(placeholder && { placeholder })}
        />
      </Field>
    </AriaTextField>
  );
}

const handleInput = (event: FormEvent<HTMLTextAreaElement>) => fitToText(event.currentTarget);

/** Browsers without `field-sizing` get the height from script. */
function fitToText(element: HTMLTextAreaElement) {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}
