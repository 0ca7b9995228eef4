import type { BlockNode, DocumentMark, InlineNode, JournalDocument } from '@reflectory/contracts/document';
import * as fc from 'fast-check';

const words = fc.stringMatching(/^[\p{L}\p{N}]{1,8}( [\p{L}\p{N}]{1,8}){0,3}$/u);
const mark = fc.constantFrom<DocumentMark>(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'underline' },
  { type: 'strike' },
  { type: 'link', attrs: { href: 'https://example.org/' } },
);
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type });
const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('text' as const), text: words, marks }) },
  fc.constant<InlineNode>({ type: 'hardBreak' }),
  fc.record({ type: fc.constantFrom('tag' as const, 'person' as const), attrs: fc.record({ label: words }) }),
);
const inlines = fc.array(inline, { minLength: 1, maxLength: 4 });
const paragraph: fc.Arbitrary<BlockNode> = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), content: inlines }),
  fc.constant<BlockNode>({ type: 'paragraph' }),
);
const leaf: fc.Arbitrary<BlockNode> = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  fc.record({
    type: fc.constant('heading' as const),
    attrs: fc.record({ level: fc.constantFrom(1 as const, 2 as const, 3 as const) }),
    content: inlines,
  }),
  fc.constant<BlockNode>({ type: 'horizontalRule' }),
  words.map((text): BlockNode => ({
    type: 'codeBlock',
    content: [{ type: 'text', text: `${text}\n  ${text}` }],
  })),
  words.map((caption): BlockNode => ({ type: 'image', attrs: { src: 'a/b.png', alt: 'A river', caption } })),
);

const { block } = fc.letrec<{ block: BlockNode }>((tie) => {
  const content = fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => [first, ...rest]);
  const listItem = fc.record({ type: fc.constant('listItem' as const), content });
  const taskItem = fc.record({
    type: fc.constant('taskItem' as const),
    attrs: fc.record({ checked: fc.boolean() }),
    content,
  });
  return {
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.record({ type: fc.constant('blockquote' as const), content }),
      fc.record({
        type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
        content: fc.array(listItem, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant('taskList' as const),
        content: fc.array(taskItem, { minLength: 1, maxLength: 3 }),
      }),
    ),
  };
});

/** Any document that a person could have written. */
export const anyDocument: fc.Arbitrary<JournalDocument> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(block, { minLength: 1, maxLength: 5 }),
});
