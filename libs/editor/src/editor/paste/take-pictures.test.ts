import { afterEach, expect, it } from 'vitest';
import type { JournalDocument } from '@reflectory/contracts/document';
import { openEditor } from '../../testing/open-editor.ts';
import { writtenIn } from '../written.ts';

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const scan = new File(['scan'], 'scan.pdf', { type: 'application/pdf' });
let taken: string[] = [];
afterEach(() => void (taken = []));

/** What stands in an editor after a paste at its end, and whether the page around it was left to take it. */
function pasted(files: File[], types = ['Files']) {
  const document: JournalDocument = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'At the lake' }] }],
  };
  const editor = openEditor(
    { text: 'At the lake', document },
    {
      add: (given) => given.map(({ name }) => (taken.push(name), name)),
      read: async () => ({ content: null, alt: 'The lake' }),
    },
  );
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const getData = () => '';
  Object.defineProperty(event, 'clipboardData', { value: { getData, files, types } });
  editor.view.dom.dispatchEvent(event);
  editor.commands.insertContent('Home again');
  const written = writtenIn(editor.state.doc);
  editor.destroy();
  return written.document?.content.map((block) => (block.type === 'image' ? block.attrs.src : block.type));
}

it('a picture stands where it was pasted, and one goes on below it', () => {
  expect(pasted([photo])).toEqual(['paragraph', 'photo.jpg', 'paragraph']);
  expect(taken).toEqual(['photo.jpg']);
});

it('what cannot stand in a text is left to the page around it', () => {
  expect(pasted([photo, scan])).toBeUndefined();
  expect(pasted([photo], ['text/plain', 'Files'])).toBeUndefined();
  expect(taken).toEqual([]);
});
