import { Button, TextArea, TextField, type TextAreaProps } from '@reflectory/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createWordCounter } from './model/word-counter.ts';
import classes from './free-write.module.css';

export type FreeWriteProps = {
  title: string;
  text: string;
  textNote?: string | undefined;
  /** The text is too long. */
  textProblem?: string | undefined;
  /** Why it cannot be finished now. */
  doneReason?: string | undefined;
  onTitle: (title: string) => void;
  onText: (text: string) => void;
  onDone: () => void;
};

/** Characters that a title may have; the database refuses more. */
const TITLE_LIMIT = 200;

/** A blank page. */
export function FreeWrite(props: FreeWriteProps) {
  const { title, text, textNote, textProblem, doneReason, onTitle, onText, onDone } = props;
  const { t } = useTranslation('journal');
  const field = useRef<HTMLTextAreaElement>(null);
  const [countWords] = useState(createWordCounter);
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  // Everything else, as Escape, is for the room around the field.
  const handleKeyDown: TextAreaProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return event.continuePropagation();
    event.preventDefault();
    if (!doneReason) onDone();
  };
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
      <TextArea
        variant="writing"
        label={t('freeWrite.textLabel')}
        isLabelHidden
        placeholder={t('freeWrite.textPlaceholder')}
        rows={8}
        description={textNote}
        errorMessage={textProblem}
        value={text}
        onChange={onText}
        onKeyDown={handleKeyDown}
        inputRef={(element) => void (field.current = element)}
        className={classes.text}
      />
      <footer className={classes.foot}>
        <span className={classes.count}>{t('words', { count: countWords(text) })}</span>
        <Button variant="primary" onPress={onDone} disabledReason={doneReason}>
          {t('freeWrite.done')}
        </Button>
      </footer>
    </>
  );
}
