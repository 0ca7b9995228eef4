import { VisuallyHidden } from '@reflectory/design-system';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { diffWords } from '../model/word-diff.ts';
import classes from './word-changes.module.css';

export type WordChangesProps = { before: string; after: string };

/** One text, with what another has besides and what it lacks. */
export function WordChanges({ before, after }: WordChangesProps) {
  const { t } = useTranslation('journal');
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <p className={classes.text} dir="auto">
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <Fragment key={index}>{text}</Fragment>;
        const Changed = kind === 'added' ? 'ins' : 'del';
        return (
          <Changed key={index} className={classes[kind]}>
            <VisuallyHidden>{t(`versions.${kind}`)} </VisuallyHidden>
            {text}
          </Changed>
        );
      })}
    </p>
  );
}
