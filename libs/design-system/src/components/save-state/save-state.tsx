import { useEffect, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { useComponentTexts } from '../component-texts/component-texts.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './save-state.module.css';

export type SaveStateProps = {
  /** `kept` means kept on this device because the server cannot be reached. */
  state: 'saved' | 'saving' | 'kept';
  /** More words, for instance “2 minutes ago” or “sent as soon as you are online”. */
  detail?: string | undefined;
  className?: string | undefined;
};

/** Long enough that someone who types is not told “saving, saved” with every pause. */
const SETTLED_MILLISECONDS = 1500;

/** A steady line that says where the writing is. */
export function SaveState({ state, detail, className }: SaveStateProps) {
  const texts = useComponentTexts();
  const words = { saved: texts.saved, saving: texts.saving, kept: texts.keptOnThisDevice }[state];
  const spoken = useSettled(state === 'saving' ? '' : words);
  return (
    <p className={classNames(classes.line, className)} data-state={state}>
      <span aria-hidden="true" className={classes.dot} />
      <span aria-hidden="true">
        {words}
        {detail && <span className={classes.detail}> · {detail}</span>}
      </span>
      <output>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </output>
    </p>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === '') return undefined;
    const timer = setTimeout(() => setSettled(value), SETTLED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
