import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import type { Language } from '@reflectory/contracts/languages';
import { documentOfText } from '@reflectory/domain/document';
import { changeText, nodeOfDocument } from './change-text.ts';
import { FocusMode } from './focus-mode.ts';
import { TriggerKeys, type TypedText } from './menu/trigger.ts';
import { pasteProps } from './paste/paste.ts';
import { documentExtensions } from './schema/document-extensions.ts';
import type { TextPictures } from './schema/text-pictures.ts';
import { textsIn } from './texts/texts-in.ts';
import type { Written } from './written.ts';

export type EditorOptions = {
  element: HTMLElement;
  written: Written;
  language: Language;
  placeholder: string;
  className: string;
  /** Null where none can be kept. */
  pictures?: TextPictures | null;
  onKey: (event: KeyboardEvent) => boolean;
  onTyped: (typed: TypedText) => boolean;
  onFocusMode: (isOn: boolean) => void;
};

/** An editor of a document in `element`. */
export function createEditor(options: EditorOptions): Editor {
  const { element, written, language, placeholder, className, onKey, onTyped, onFocusMode } = options;
  const editor = new Editor({
    element,
    injectCSS: false,
    extensions: [
      ...documentExtensions(textsIn(language).checkbox, options.pictures),
      Placeholder.configure({ placeholder }),
      TriggerKeys.configure({ onKey, onTyped }),
      FocusMode.configure({ onChange: onFocusMode }),
    ],
    editorProps: { ...pasteProps, attributes: { class: className } },
  });
  const document = written.document ?? documentOfText(written.text);
  const { state } = editor;
  const node = nodeOfDocument(state.schema, document);
  const tr = state.tr.replaceWith(0, state.doc.content.size, node.content);
  // The text may have gone on without the document; undo takes back neither.
  editor.view.dispatch(
    changeText(tr, written.text).setMeta('addToHistory', false).setMeta('preventUpdate', true),
  );
  return editor;
}
