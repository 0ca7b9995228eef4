import { documentSchema } from '@reflectory/contracts/document';
import { documentOfText, textOfDocument } from '@reflectory/domain/document';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../testing/any-document.ts';
import { openEditor, typeInto } from '../testing/open-editor.ts';
import { changeText } from './change-text.ts';
import { writtenIn } from './written.ts';

const typed = (text: string) => {
  const editor = openEditor();
  typeInto(editor, text);
  return writtenIn(editor.state.doc);
};
const blocks = (text: string) => typed(text).document?.content;
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('Markdown while typing', () => {
  it.each([
    ['# A day', { type: 'heading', attrs: { level: 1 } }],
    ['### A day', { type: 'heading', attrs: { level: 3 } }],
    ['> Who said that', { type: 'blockquote' }],
    ['``` ', { type: 'codeBlock' }],
    ['- Bread', { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Bread')] }] }],
    ['1. Bread', { type: 'orderedList' }],
    ['[ ] Bread', { type: 'taskList', content: [{ type: 'taskItem', attrs: { checked: false } }] }],
    ['[x] Bread', { type: 'taskList', content: [{ type: 'taskItem', attrs: { checked: true } }] }],
  ])('%s', (text, block) => expect(blocks(text)?.[0]).toMatchObject(block));

  it.each([
    ['so **very** glad', 'bold'],
    ['so *very* glad', 'italic'],
    ['so ~~very~~ glad', 'strike'],
    ['so `very` glad', 'code'],
  ])('%s', (text, type) =>
    expect(blocks(text)?.[0]).toMatchObject({
      content: [{ text: 'so ' }, { text: 'very', marks: [{ type }] }, { text: ' glad' }],
    }),
  );

  it('leaves what is written like a phrase of a session as it is', () => {
    expect(typed('mostly [[my father’s silence] and 2 * 3')).toEqual({
      text: 'mostly [[my father’s silence] and 2 * 3',
      document: null,
    });
  });

  it('goes on with a list, and ends it with an empty item', () => {
    const { text, document } = typed('- Bread\nMilk\n\nHome');
    expect(text).toBe('Bread\nMilk\n\nHome');
    expect(document?.content.map(({ type }) => type)).toEqual(['bulletList', 'paragraph']);
  });
});

describe('what stands in the editor', () => {
  it('is its text alone when nothing is formatted', () => {
    expect(typed('Up betimes\nand to church.')).toEqual({
      text: 'Up betimes\n\nand to church.',
      document: null,
    });
  });

  it('is every document as it came in', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const text = textOfDocument(document);
        const editor = openEditor({ text, document });
        const written = writtenIn(editor.state.doc);
        expect(written.text).toBe(text);
        expect(documentSchema.safeParse(written.document ?? documentOfText(text)).success).toBe(true);
        editor.destroy();
      }),
      { numRuns: 60 },
    );
  });

  it('follows the text that went on without it, and is formatted where that is the same', () => {
    const document = {
      type: 'doc' as const,
      content: [
        {
          type: 'heading' as const,
          attrs: { level: 1 as const },
          content: [{ type: 'text' as const, text: 'A day' }],
        },
        paragraph('Up betimes.') as never,
      ],
    };
    const editor = openEditor({ text: 'A long day\n\nUp betimes.\n\nTo bed', document });
    expect(writtenIn(editor.state.doc)).toMatchObject({
      text: 'A long day\n\nUp betimes.\n\nTo bed',
      document: { content: [{ type: 'heading' }, { type: 'paragraph' }, { type: 'paragraph' }] },
    });
  });

  it('becomes any text that another device wrote', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', '\n\n'), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyDocument, text, (document, other) => {
        const editor = openEditor({ text: textOfDocument(document), document });
        editor.view.dispatch(changeText(editor.state.tr, other));
        expect(writtenIn(editor.state.doc).text).toBe(other);
        editor.destroy();
      }),
      { numRuns: 80 },
    );
  });
});
