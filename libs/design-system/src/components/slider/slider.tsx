import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names.ts';
import classes from './slider.module.css';

export type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'children'> & {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** What stands beside the label, and what a reader says in place of the number. */
  valueText?: string;
  /** The label is read and not shown, where the place says what it is. */
  isLabelHidden?: boolean;
};

/** A value between two ends, by pointer or arrow keys. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    onChange,
    valueText,
    isLabelHidden,
    min = 0,
    max = 1,
    step = 0.01,
    className,
    ...rest
  } = props;
  const id = useId();
  const share = (value - Number(min)) / (Number(max) - Number(min));
  return (
    <div className={classNames(classes.slider, className)}>
      {!isLabelHidden && (
        <div className={classes.words}>
          <label htmlFor={id}>{label}</label>
          {valueText && (
            <span aria-hidden className={classes.value}>
              {valueText}
            </span>
          )}
        </div>
      )}
      <input
        {...rest}
        id={id}
        type="range"
        className={classes.range}
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--slider-share': `${share * 100}%` } as React.CSSProperties}
        {...(isLabelHidden && { 'aria-label': label })}
        {...(valueText !== undefined && { 'aria-valuetext': valueText })}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}
