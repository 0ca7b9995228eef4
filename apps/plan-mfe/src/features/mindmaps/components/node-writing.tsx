import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WritingEnd } from '../model/writing-end.ts';
import classes from './map-node.module.css';

export type NodeWritingProps = {
  text: string;
  most: number;
  /** What Enter does besides ending: in an outline one goes on with the next line. */
  enter: WritingEnd;
  /** What Tab and Shift+Tab do besides ending. */
  tab: WritingEnd;
  backTab: WritingEnd;
  /** In the outline it stands in its line and grows with it. */
  isLine?: boolean;
  onWrite(text: string): void;
  onEnd(end: WritingEnd): void;
};

/** The text of a node while it is written, in its place. */
export function NodeWriting({
  text,
  most,
  enter,
  tab,
  backTab,
  isLine = false,
  onWrite,
  onEnd,
}: NodeWritingProps) {
  const { t } = useTranslation('plan');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.select();
  }, []);

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    event.stopPropagation();
    // While an input method composes, Enter chooses a word.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const ends: Record<string, WritingEnd> = { Enter: enter, Tab: tab, Escape: 'cancel', F2: 'stay' };
    const { key, currentTarget: own } = event;
    const isAtEdge = !own.value.includes('\n') && own.selectionStart === own.selectionEnd;
    if (isLine && isAtEdge && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      return onEnd(key === 'ArrowUp' ? 'up' : 'down');
    }
    if (isLine && key === 'Backspace' && own.value === '') {
      event.preventDefault();
      return onEnd('remove');
    }
    const end = event.key === 'Tab' && event.shiftKey ? backTab : ends[event.key];
    if (!end || (event.key === 'Enter' && event.shiftKey)) return;
    event.preventDefault();
    onEnd(end);
  }

  return (
    <textarea
      ref={field}
      className={isLine ? classes.writingLine : classes.writing}
      dir="auto"
      rows={1}
      value={text}
      maxLength={most}
      aria-label={t('mindmaps.text')}
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={handleKey}
      onBlur={() => onEnd('stay')}
    />
  );
}
