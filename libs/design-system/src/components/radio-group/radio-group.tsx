import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import { Field, fieldClass, type FieldTexts, invalidity } from '../field/field.tsx';
import classes from './radio-group.module.css';

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean;
};

export type RadioGroupProps<Value extends string = string> = StyledProps<
  AriaRadioGroupProps,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'orientation'
> &
  FieldTexts & {
    options: readonly RadioOption<Value>[];
    value?: Value | null;
    defaultValue?: Value;
    onChange?: (value: Value) => void;
  };

/** One of a few, each with room for a sentence. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return <Options {...props} layout="list" />;
}

/** One of two to four short words in a line, for instance week, month, year. */
export function SegmentedControl<Value extends string>(props: RadioGroupProps<Value>) {
  return <Options {...props} layout="segments" />;
}

type OptionsProps<Value extends string> = RadioGroupProps<Value> & { layout: 'list' | 'segments' };

function Options<Value extends string>(props: OptionsProps<Value>) {
  const { label, isLabelHidden, description, errorMessage, options, onChange, layout, className, ...rest } =
    props;
  const handleChange = (value: string) => {
    const option = options.find((candidate) => candidate.value === value);
    if (option) onChange?.(option.value);
  };
  return (
    <AriaRadioGroup
      {...rest}
      {...invalidity(errorMessage, rest.isInvalid)}
      onChange={handleChange}
      orientation={layout === 'list' ? 'vertical' : 'horizontal'}
      className={classNames(fieldClass, className)}
    >
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errorMessage={errorMessage}
      >
        <div className={classes.options} data-layout={layout}>
          {options.map((option) => (
            <Option key={option.value} {...option} />
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}

function Option({ value, label, description, isDisabled }: RadioOption) {
  return (
    <RadioField value={value} isDisabled={isDisabled === true} className={classes.option ?? ''}>
      <RadioButton className={classes.button ?? ''}>
        <span className={classes.dot} />
        <span>{label}</span>
      </RadioButton>
      {description && (
        <Text slot="description" className={classes.description ?? ''}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
