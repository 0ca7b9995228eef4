import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { piecesOf, type Span } from '../model/marked-text.ts';
import type { Passage } from '../model/passages.ts';
import classes from './entry-text.module.css';

export type EntryTextProps = { passages: readonly Passage[]; marked: Span | null };

/** What was written, with the questions it answers, and the sentence that an insight rests on. */
export function EntryText({ passages, marked }: EntryTextProps) {
  const { t } = useTranslation('journal');
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    // The person asked to see the sentence, so it gets the focus as well.
    mark.current?.scrollIntoView?.({ block: 'center' });
    mark.current?.focus({ preventScroll: true });
  }, [marked]);
  return passages.map(({ question, text, offset }, index) => (
    <section key={index} className={classes.passage}>
      {question !== null && <h2 className={classes.question}>{question}</h2>}
      {text === '' ? (
        <p className={classes.unanswered}>{t('insight.unanswered')}</p>
      ) : (
        <p className={classes.text} dir="auto">
          {piecesOf(text, offset, marked).map((piece, at) =>
            piece.isMarked ? (
              <mark key={at} ref={mark} tabIndex={-1} className={classes.mark}>
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </p>
      )}
    </section>
  ));
}
