import { Button, TextField } from '@reflectory/design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createWordCounter } from './model/word-counter.ts';
import classes from './free-write.module.css';

export type FreeWriteProps = {
  title: string;
  text: string;
  /** Where the text is written. */
  field: ReactNode;
  /** Why it cannot be finished now. */
  doneReason?: string | undefined;
  onTitle: (title: string) => void;
  onDone: () => void;
};

/** Characters that a title may have; the database refuses more. */
const TITLE_LIMIT = 200;

/** A blank page. */
export function FreeWrite({ title, text, field, doneReason, onTitle, onDone }: FreeWriteProps) {
  const { t } = useTranslation('journal');
  const [countWords] = useState(createWordCounter);
  return (
    <>
      <TextField
        label={t('freeWrite.titleLabel')}
        isLabelHidden
        placeholder={t('freeWrite.titlePlaceholder')}
        maxLength={TITLE_LIMIT}
        value={title}
        onChange={onTitle}
        className={classes.title}
      />
      {field}
      <footer className={classes.foot}>
        <span className={classes.count}>{t('words', { count: countWords(text) })}</span>
        <Button variant="primary" onPress={onDone} disabledReason={doneReason}>
          {t('freeWrite.done')}
        </Button>
      </footer>
    </>
  );
}
