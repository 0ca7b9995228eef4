import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import { controlClass, Field, fieldClass, type FieldTexts, invalidity } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import overlay from '../menu/overlay.module.css';
import classes from './select.module.css';

export type SelectOption = { value: string; label: string; description?: string; isDisabled?: boolean };

export type SelectProps = StyledProps<
  AriaSelectProps<SelectOption>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'selectedKey' | 'onSelectionChange'
> &
  FieldTexts & {
    options: readonly SelectOption[];
    value?: string | null;
    defaultValue?: string;
    onChange?: (value: string) => void;
  };

/** One of several; for two or three that fit a line use `SegmentedControl`. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, description, errorMessage, options, onChange, className, ...rest } = props;
  const handleChange = (key: unknown) => onChange?.(String(key));
  return (
    <AriaSelect
      {...rest}
      {...invalidity(errorMessage, rest.isInvalid)}
      onChange={handleChange}
      className={classNames(fieldClass, className)}
    >
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errorMessage={errorMessage}
      >
        <Button className={classNames(controlClass, classes.button)}>
          <SelectValue className={classes.value ?? ''} />
          <Icon name="chevron-down" />
        </Button>
      </Field>
      <Popover className={classNames(overlay.overlay, classes.popover)} offset={4}>
        <ListBox className={overlay.list ?? ''} items={options}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled === true}
              className={overlay.item ?? ''}
            >
              <Text slot="label">{option.label}</Text>
              {option.description && (
                <Text slot="description" className={overlay.description ?? ''}>
                  {option.description}
                </Text>
              )}
              <Icon name="check" className={overlay.tick} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
