import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import classes from './progress.module.css';

export type ProgressBarProps = StyledProps<AriaProgressBarProps, 'children' | 'valueLabel'> & {
  label: string;
  /** Words for the value, for instance “3 of 21”; the percentage without it. */
  valueLabel?: string | undefined;
  /** Keeps the words for assistive technology only. */
  areWordsHidden?: boolean | undefined;
};

/** How far something has come. */
export function ProgressBar({ label, valueLabel, areWordsHidden, className, ...rest }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...rest}
      {...(valueLabel && { valueLabel })}
      className={classNames(classes.progress, className)}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={classes.words} data-hidden={areWordsHidden || undefined}>
            <Label>{label}</Label>
            <span className={classes.value}>{valueText}</span>
          </span>
          <span className={classes.track}>
            <span className={classes.fill} style={{ inlineSize: `${percentage ?? 0}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}

export type StepProgressProps = {
  /** Names the steps, for instance “Questions”. */
  label: string;
  /** The step one is at, from 1. */
  current: number;
  total: number;
  /** For instance “Question 3 of 21”. */
  valueLabel: string;
  className?: string | undefined;
};

/** A thin line at the top of a guided session. */
export function StepProgress({ label, current, total, valueLabel, className }: StepProgressProps) {
  return (
    <ProgressBar
      label={label}
      value={current}
      maxValue={total}
      valueLabel={valueLabel}
      areWordsHidden
      className={classNames(classes.steps, className)}
    />
  );
}
