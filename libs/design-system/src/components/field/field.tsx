import { FieldError, type FieldErrorProps } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './field.module.css';

/** What every field says around its control. */
export type FieldTexts = {
  label: string;
  /** Keep the label for assistive technology only; for a field whose purpose the page says. */
  isLabelHidden?: boolean | undefined;
  /** One line of help below the field. */
  description?: ReactNode;
  /** What is wrong; makes the field invalid. Without it the browser's own message is shown. */
  errorMessage?: FieldErrorProps['children'];
};

export type FieldProps = FieldTexts & { children: ReactNode };

/** Label, control, help and problem in their order. Stands inside a React Aria field. */
export function Field({ label, isLabelHidden, description, errorMessage, children }: FieldProps) {
  return (
    <>
      <Label className={classes.label ?? ''} data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      {children}
      {description && (
        <Text slot="description" className={classes.description ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={classes.problem ?? ''}>
        {(validation) => (
          <>
            <Icon name="circle-alert" size={14} />
            <span>
              {typeof errorMessage === 'function'
                ? errorMessage(validation)
                : (errorMessage ?? validation.validationErrors.join(' '))}
            </span>
          </>
        )}
      </FieldError>
    </>
  );
}

/** The one rule of the house for invalid fields: a message makes it so. */
export function invalidity(errorMessage: FieldTexts['errorMessage'], isInvalid: boolean | undefined) {
  if (isInvalid !== undefined) return { isInvalid };
  return errorMessage && typeof errorMessage !== 'function' ? { isInvalid: true } : {};
}

/** Class of the element that holds a field's parts. */
export const fieldClass = classes.field ?? '';
/** Class of a one-line control. */
export const controlClass = classes.control ?? '';
