import { Button, TextArea, type TextAreaProps } from '@reflectory/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './writing-line.module.css';

export type WritingLineProps = {
  text: string;
  /** Where the words are. */
  state: ReactNode;
  onText: (text: string) => void;
  /** Goes on in the writing room. */
  onGoOn: () => void;
};

/** A keyboard of the device's own would cover the page: only those who have one before them begin in the line. */
const hasKeyboard = () => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;

/** A line to write on; what is begun here goes on in the writing room. */
export function WritingLine({ text, state, onText, onGoOn }: WritingLineProps) {
  const { t } = useTranslation('journal');
  const field = useRef<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    if (!hasKeyboard()) return undefined;
    // After the page around it has taken the focus for the new address.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  const handleKeyDown: TextAreaProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) {
      return event.continuePropagation();
    }
    event.preventDefault();
    onGoOn();
  };
  return (
    <div className={classes.line}>
      <TextArea
        variant="writing"
        rows={1}
        label={t('home.lineLabel')}
        isLabelHidden
        placeholder={t('home.linePlaceholder')}
        value={text}
        onChange={onText}
        onKeyDown={handleKeyDown}
        inputRef={(element) => void (field.current = element)}
      />
      <div className={classes.foot}>
        <span className={classes.state}>{state}</span>
        <Button variant={text === '' ? 'bare' : 'primary'} size="small" onPress={onGoOn}>
          {t(text === '' ? 'home.openPage' : 'home.goOn')}
        </Button>
      </div>
    </div>
  );
}
