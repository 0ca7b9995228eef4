import type { JournalDocument } from '@reflectory/contracts/document';
import { DocumentView } from '@reflectory/editor/document-view';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextPicturesContext } from '../../../service/text-pictures.ts';
import type { Span } from '../model/marked-text.ts';
import { documentOfPassage } from '../model/document-of-passage.ts';
import type { Passage } from '../model/passages.ts';
import classes from './entry-text.module.css';

export type EntryTextProps = {
  passages: readonly Passage[];
  document: JournalDocument | null;
  marked: Span | null;
};

/** What was written, with the questions it answers, and the sentence that an insight rests on. */
export function EntryText({ passages, document, marked }: EntryTextProps) {
  const { t } = useTranslation('journal');
  return passages.map((passage, index) => (
    <section key={index} className={classes.passage}>
      {passage.question !== null && (
        <h2 className={classes.question} dir="auto">
          {passage.question}
        </h2>
      )}
      {passage.text === '' ? (
        <p className={classes.unanswered}>{t('insight.unanswered')}</p>
      ) : (
        <Words passage={passage} document={document} marked={marked} />
      )}
    </section>
  ));
}

type WordsProps = Omit<EntryTextProps, 'passages'> & { passage: Passage };

function Words({ passage, document, marked }: WordsProps) {
  const { t } = useTranslation('journal');
  const { text, offset } = passage;
  const own = useMemo(() => documentOfPassage(document, passage), [document, passage]);
  const span = useMemo(() => within(marked, offset, text.length), [marked, offset, text]);
  const pictures = useContext(TextPicturesContext);
  return (
    <DocumentView
      document={own}
      marked={span}
      checkboxLabel={t('insight.checkbox')}
      drawImage={pictures?.draw}
    />
  );
}

/** The span as offsets of the passage; null when it is elsewhere. */
function within(span: Span | null, offset: number, length: number): Span | null {
  if (!span || span.start >= offset + length || span.end <= offset) return null;
  return { start: Math.max(0, span.start - offset), end: span.end - offset };
}
