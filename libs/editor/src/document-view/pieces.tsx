import type { JournalDocument } from '@reflectory/contracts/document';
import { type TextRun, textRunsOf } from '@reflectory/domain/document';
import { Fragment, type ReactNode } from 'react';

/** `[start, end)` in UTF-16 units of the document's plain text. */
export type MarkedSpan = { start: number; end: number };

/** The words of a node, cut where a marked passage begins and ends. */
export type Pieces = (node: TextRun['node']) => ReactNode;

const covers = (run: TextRun, { start, end }: MarkedSpan): boolean =>
  run.start < end && run.start + run.text.length > start;

/** What stands for the words of each node. */
export function createPieces(document: JournalDocument, span: MarkedSpan | null): Pieces {
  const byNode = new Map(textRunsOf(document).map((run) => [run.node, run]));
  return (node) => {
    const run = byNode.get(node);
    if (!run) return null;
    if (!span || !covers(run, span)) return run.text;
    const from = Math.max(span.start - run.start, 0);
    const to = Math.min(span.end - run.start, run.text.length);
    return (
      <Fragment>
        {run.text.slice(0, from)}
        <mark tabIndex={-1}>{run.text.slice(from, to)}</mark>
        {run.text.slice(to)}
      </Fragment>
    );
  };
}
