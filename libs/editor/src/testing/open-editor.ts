import type { Editor } from '@tiptap/core';
import { createEditor } from '../editor/create-editor.ts';
import type { TextPictures } from '../editor/schema/text-pictures.ts';
import type { Written } from '../editor/written.ts';

/** An editor of its own for a test. */
export function openEditor(written: Partial<Written> = {}, pictures: TextPictures | null = null): Editor {
  const element = document.createElement('div');
  document.body.append(element);
  return createEditor({
    element,
    written: { text: '', document: null, ...written },
    language: 'en',
    placeholder: 'Begin anywhere',
    className: '',
    pictures,
    onKey: () => false,
    onTyped: () => false,
    onFocusMode: () => undefined,
  });
}

/** Types as a person does, letter by letter: whatever follows letters does so here. */
export function typeInto({ view }: Editor, text: string): void {
  for (const letter of text) {
    if (letter === '\n') {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
      view.someProp('handleKeyDown', (handle) => handle(view, enter));
      continue;
    }
    const { from, to } = view.state.selection;
    const deflt = () => view.state.tr.insertText(letter, from, to);
    const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, deflt));
    if (!isTaken) view.dispatch(deflt());
  }
}
