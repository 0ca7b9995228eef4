import type { BlockNode, InlineNode } from '@reflectory/contracts/document';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfDocument } from '../../document/index.ts';
import { documentOfMarkdown } from './document-of-markdown.ts';
import { markdownOfDocument } from '../../document/markdown-of-document.ts';

const textOf = (markdown: string) => textOfDocument(documentOfMarkdown(markdown));

test('headings, lists, checklists, quotes, code and dividers are blocks', () => {
  const { content } = documentOfMarkdown(
    '## Two\n\n- one\n- two\n  - within\n\n3. three\n4. four\n\n- [x] done\n- [ ] open\n\n> said\n> so\n\n```ts\nconst a = 1;\n```\n\n---\nend',
  );
  expect(content.map(({ type }) => type)).toEqual([
    'heading',
    'bulletList',
    'orderedList',
    'taskList',
    'blockquote',
    'codeBlock',
    'horizontalRule',
    'paragraph',
  ]);
  expect(content[2]).toMatchObject({ attrs: { start: 3 } });
  expect(content[3]).toMatchObject({
    content: [{ attrs: { checked: true } }, { attrs: { checked: false } }],
  });
});

test('emphasis, links and mentions are marks and nodes, and what is none stays as it is', () => {
  const { content } = documentOfMarkdown(
    '**b** _i_ ~~s~~ `c` [l](https://a.example/x) #tag @Ann 2*3*4 snake_case_name a@b.c #1',
  );
  expect(content[0]).toMatchObject({
    content: [
      { text: 'b', marks: [{ type: 'bold' }] },
      { text: ' ' },
      { text: 'i', marks: [{ type: 'italic' }] },
      { text: ' ' },
      { text: 's', marks: [{ type: 'strike' }] },
      { text: ' ' },
      { text: 'c', marks: [{ type: 'code' }] },
      { text: ' ' },
      { text: 'l', marks: [{ type: 'link', attrs: { href: 'https://a.example/x' } }] },
      { text: ' ' },
      { type: 'tag', attrs: { label: 'tag' } },
      { text: ' ' },
      { type: 'person', attrs: { label: 'Ann' } },
      { text: ' 2' },
      { text: '3', marks: [{ type: 'italic' }] },
      { text: '4 snake_case_name a@b.c #1' },
    ],
  });
});

test('line breaks stay, and pictures stand by themselves', () => {
  expect(textOf('one\ntwo\n\nthree')).toBe('one\ntwo\n\nthree');
  const document = documentOfMarkdown('a ![x](p.png) b', () => 'file-1');
  expect(document.content.map(({ type }) => type)).toEqual(['paragraph', 'image', 'paragraph']);
});

test('deeply nested or unclosed signs end', () => {
  expect(textOf('> '.repeat(5000))).toBeTypeOf('string');
  expect(textOf('*'.repeat(20_000))).toBeTypeOf('string');
  expect(textOf('['.repeat(20_000))).toBeTypeOf('string');
  expect(textOf('- '.repeat(5000))).toBeTypeOf('string');
});

const words = fc
  .stringMatching(/^[a-zé#@*_`~[\]<>!\\()&|=+.0-9 -]{1,30}$/)
  .map((text) => text.trim())
  .filter((text) => text !== '');
const inline: fc.Arbitrary<InlineNode> = words.map((text) => ({ type: 'text', text }));
const paragraph: fc.Arbitrary<BlockNode> = fc.array(inline, { minLength: 1, maxLength: 3 }).map((lines) => ({
  type: 'paragraph',
  content: lines.flatMap((line, index): InlineNode[] => (index > 0 ? [{ type: 'hardBreak' }, line] : [line])),
}));
const block: fc.Arbitrary<BlockNode> = fc.oneof(
  paragraph,
  paragraph.map((one): BlockNode => ({ type: 'blockquote', content: [one] })),
  fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((items): BlockNode => ({
    type: 'bulletList',
    content: items.map((item) => ({ type: 'listItem', content: [item] })),
  })),
);

test('a document as Markdown has the same words when it is read again', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (content) => {
      const document = { type: 'doc' as const, content };
      expect(textOf(markdownOfDocument(document))).toBe(textOfDocument(document));
    }),
    { numRuns: 400 },
  );
});
