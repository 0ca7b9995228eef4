import type { JournalDocument } from '@reflectory/contracts/document';
import { useEffect, useRef } from 'react';
import { BlocksView, type DrawImage } from './block-view.tsx';
import { documentClass } from './document-class.ts';
import { createPieces, type MarkedSpan } from './pieces.tsx';

export type { MarkedSpan } from './pieces.tsx';

export type DocumentViewProps = {
  document: JournalDocument;
  /** A passage to be shown, as offsets in `textOfDocument(document)`; it gets the focus. */
  marked?: MarkedSpan | null;
  /** Names the box of an item of a checklist. */
  checkboxLabel: string;
  /** Its description stands for a picture without it. */
  drawImage?: DrawImage | undefined;
};

const describeImage: DrawImage = ({ alt }) => <div>{alt}</div>;

/** A document to be read. It loads no editor. */
export function DocumentView({
  document,
  marked = null,
  drawImage = describeImage,
  checkboxLabel,
}: DocumentViewProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = root.current?.querySelector('mark');
    mark?.scrollIntoView?.({ block: 'center' });
    mark?.focus({ preventScroll: true });
  }, [marked]);
  return (
    <div ref={root} className={documentClass}>
      <BlocksView
        nodes={document.content}
        pieces={createPieces(document, marked)}
        drawImage={drawImage}
        checkboxLabel={checkboxLabel}
      />
    </div>
  );
}
