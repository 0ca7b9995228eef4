import { render, screen, within } from '@testing-library/react';
import { textOfDocument } from '@reflectory/domain/document';
import type { JournalDocument } from '@reflectory/contracts/document';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../testing/any-document.ts';
import { openEditor } from '../testing/open-editor.ts';
import { DocumentView, spanOfRange } from './index.ts';

const wordsOf = (text: string) => text.replace(/\s+/gu, '');

/** What both are compared by: elements, what they hold, and what distinguishes them. */
function structureOf(element: Element): string {
  const clone = element.cloneNode(true) as Element;
  for (const extra of clone.querySelectorAll(
    '.ProseMirror-trailingBreak, .ProseMirror-separator, label > span',
  )) {
    extra.remove();
  }
  const kept = ['dir', 'data-type', 'data-level', 'data-label', 'data-checked', 'href'];
  for (const each of clone.querySelectorAll('*')) {
    if (each.matches('p') && each.childNodes.length === 1 && each.firstChild?.nodeName === 'BR')
      each.replaceChildren();
    for (const name of each.getAttributeNames()) {
      if (!kept.includes(name) || (each.matches('li') && name === 'data-type')) each.removeAttribute(name);
    }
  }
  clone.normalize();
  return clone.innerHTML;
}

function show(document: JournalDocument, marked: { start: number; end: number } | null = null): HTMLElement {
  const { container } = render(<DocumentView document={document} marked={marked} checkboxLabel="Done" />);
  return container.firstElementChild as HTMLElement;
}

/** Every character of a view, with its place; those that are no words of the document are ''. */
function* charactersOf(view: Element): Generator<{ place: [Text, number]; character: string }> {
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const isSilent = node.parentElement?.closest('label, figure > div');
    for (let at = 0; at < node.length; at += 1)
      yield { place: [node, at], character: isSilent ? '' : node.data.charAt(at) };
  }
}

describe('a document that is read', () => {
  it('has the words of its plain text, in their order, whatever it is', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const view = show(document);
        for (const label of view.querySelectorAll('label, figure > div')) label.remove();
        expect(wordsOf(view.textContent)).toBe(wordsOf(textOfDocument(document)));
      }),
      { numRuns: 150 },
    );
  });

  it('is built as it is in the editor, whatever it is', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const editor = openEditor({ text: textOfDocument(document), document });
        expect(structureOf(show(document))).toBe(structureOf(editor.view.dom));
        editor.destroy();
      }),
      { numRuns: 60 },
    );
  });

  it('marks exactly the passage that offsets of the plain text name, whatever stands between', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(), fc.nat(), (document, one, other) => {
        const text = textOfDocument(document);
        const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].toSorted(
          (a, b) => a - b,
        );
        const view = show(document, { start, end });
        const marked = [...view.querySelectorAll('mark')].map((mark) => mark.textContent).join('');
        expect(wordsOf(marked)).toBe(wordsOf(text.slice(start, end)));
      }),
      { numRuns: 100 },
    );
  });

  it('says which passage of the plain text is selected in it, whatever stands between', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(), fc.nat(), (journal, one, other) => {
        const view = show(journal);
        const text = textOfDocument(journal);
        const characters = [...charactersOf(view)];
        const [from = 0, to = 0] = [one, other]
          .map((at) => at % (characters.length || 1))
          .toSorted((a, b) => a - b);
        const [first, last] = [characters[from], characters[to]];
        if (!first || !last) return;
        const range = document.createRange();
        range.setStart(...first.place);
        range.setEnd(...last.place);
        const seen = wordsOf(
          characters
            .slice(from, to)
            .map(({ character }) => character)
            .join(''),
        );
        const span = spanOfRange(view, range, text);
        const passage = text.slice(span?.start ?? 0, span?.end ?? 0);
        expect(wordsOf(passage)).toBe(seen);
        expect(passage).toBe(passage.trim());
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  it('brings the focus to the marked passage', () => {
    show(
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I was glad.' }] }] },
      { start: 2, end: 5 },
    );
    expect(screen.getByText('was')).toHaveFocus();
  });

  it('says of each item of a checklist whether it is done, and lets nobody change it', () => {
    const item = (text: string, checked: boolean) => ({
      type: 'taskItem' as const,
      attrs: { checked },
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
    });
    const view = show({
      type: 'doc',
      content: [{ type: 'taskList', content: [item('Bread', true), item('Milk', false)] }],
    });
    const boxes = within(view).getAllByRole('checkbox', { name: 'Done' });
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
    expect(boxes[0]).toBeDisabled();
  });
});
