import type { DocumentMark, InlineNode } from '@reflectory/contracts/document';
import { Fragment, type ReactNode } from 'react';
import type { Pieces } from './pieces.tsx';

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

/** Marks from the outermost to the innermost, as the editor nests them. */
const order: readonly DocumentMark['type'][] = ['link', 'bold', 'code', 'italic', 'strike', 'underline'];

type Marked = { node: InlineNode; marks: readonly DocumentMark[] };

const isSame = (one: DocumentMark | undefined, other: DocumentMark | undefined): boolean =>
  one?.type === other?.type &&
  (one?.type !== 'link' || other?.type !== 'link' || one.attrs.href === other.attrs.href);

function withMark(mark: DocumentMark, inner: ReactNode): ReactNode {
  if (mark.type === 'link') {
    return (
      <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
        {inner}
      </a>
    );
  }
  const Tag = tags[mark.type];
  return <Tag>{inner}</Tag>;
}

/** Neighbours that share their outermost mark stand in one element: a link with a bold word is one link. */
function nested(nodes: readonly Marked[], pieces: Pieces): ReactNode {
  const groups: Marked[][] = [];
  for (const marked of nodes) {
    const group = groups.at(-1);
    const isShared = marked.marks.length > 0 && isSame(group?.[0]?.marks[0], marked.marks[0]);
    if (group && isShared) group.push(marked);
    else groups.push([marked]);
  }
  return groups.map((group, at) => {
    const mark = group[0]?.marks[0];
    const inner = mark
      ? withMark(
          mark,
          nested(
            group.map(({ node, marks }) => ({ node, marks: marks.slice(1) })),
            pieces,
          ),
        )
      : group[0] && wordsOf(group[0].node, pieces);
    return <Fragment key={at}>{inner}</Fragment>;
  });
}

function wordsOf(node: InlineNode, pieces: Pieces): ReactNode {
  switch (node.type) {
    case 'text':
      return pieces(node);
    case 'hardBreak':
      return <br />;
    case 'tag':
    case 'person':
      return (
        <span data-type={node.type} data-label={node.attrs.label}>
          {pieces(node)}
        </span>
      );
  }
}

/** Words with their marks. */
export function InlineView({
  nodes = [],
  pieces,
}: {
  nodes: readonly InlineNode[] | undefined;
  pieces: Pieces;
}) {
  const inOrder = ({ marks = [] }: InlineNode) =>
    marks.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
  return nested(
    nodes.map((node) => ({ node, marks: inOrder(node) })),
    pieces,
  );
}
