import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { Language } from '@reflectory/contracts/languages';
import { VisuallyHidden } from '@reflectory/design-system';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { documentClass } from '../document-view/index.ts';
import { changeText, positionOf } from './change-text.ts';
import { createEditor } from './create-editor.ts';
import type { Known } from './menu/menu-items.ts';
import { type MenuTaking, TriggerMenu } from './menu/trigger-menu.tsx';
import type { TextPictures } from './schema/text-pictures.ts';
import { textsIn } from './texts/texts-in.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { type Written, writtenIn } from './written.ts';
import classes from './document-editor.module.css';

export type DocumentEditorProps = {
  language: Language;
  label: string;
  placeholder: string;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
  written: Written;
  known: Known;
  /** Where the cursor is at first, as offsets in the text; null leaves the focus where it is. */
  selection: { start: number; end: number } | null;
  onChange: (written: Written) => void;
  /** Where pasted and dropped pictures are kept; null where none can be. */
  pictures?: TextPictures | null | undefined;
  /** Ctrl or Cmd and Enter. */
  onSubmit: () => void;
  onFocusMode?: ((isOn: boolean) => void) | undefined;
};

/** Puts the cursor at offsets in the text. */
function select(editor: Editor, { start, end }: { start: number; end: number }): void {
  const { doc, tr } = editor.state;
  const [from, to] = [start, end].map((offset) => positionOf(doc, offset) ?? doc.content.size - 1);
  editor.view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(from ?? 1), doc.resolve(to ?? 1))));
  editor.view.focus();
}

/** The editor, as long as its element is there. What is typed goes to the present `onChange`. */
function useEditor(props: DocumentEditorProps, menu: RefObject<MenuTaking | null>) {
  const element = useRef<HTMLDivElement>(null);
  const present = useRef(props);
  const known = useRef(props.written.text);
  // Texts from here that have not come back as `written`: one of them is no word of somebody else.
  const unseen = useRef<string[]>([]);
  const [editor, setEditor] = useState<Editor | null>(null);
  useLayoutEffect(() => void (present.current = props));
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const { written, language, placeholder, selection, pictures = null } = present.current;
    known.current = written.text;
    const created = createEditor({
      element: element.current,
      written,
      language,
      placeholder,
      pictures,
      className: `${documentClass} ${classes['writing'] ?? ''}`,
      onKey: (event) => menu.current?.takeKey(event) ?? false,
      onTyped: (typed) => menu.current?.takeTyped(typed) ?? false,
      onFocusMode: (isOn) => present.current.onFocusMode?.(isOn),
    });
    created.on('update', () => {
      const next = writtenIn(created.state.doc);
      if (next.text !== known.current) unseen.current.push(next.text);
      known.current = next.text;
      present.current.onChange(next);
    });
    setEditor(created);
    if (selection) select(created, selection);
    return () => created.destroy();
  }, [menu]);
  // Another tab or device wrote: what stands here follows, and stays formatted where it is the same.
  useEffect(() => {
    const { text } = props.written;
    const own = unseen.current.lastIndexOf(text);
    unseen.current.splice(0, own + 1);
    if (!editor || editor.isDestroyed || own >= 0 || text === known.current) return;
    known.current = text;
    const tr = changeText(editor.state.tr, text);
    editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  });
  return { element, editor };
}

/** Says of the editor what a field says of itself. */
function useFieldAttributes(editor: Editor | null, props: DocumentEditorProps): void {
  const { label, describedBy, isInvalid } = props;
  useLayoutEffect(() => {
    const dom = editor?.view.dom;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-placeholder': props.placeholder || undefined,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid ? 'true' : undefined,
      'aria-keyshortcuts': 'Alt+F10',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) dom?.removeAttribute(name);
      else dom?.setAttribute(name, value);
    }
  }, [editor, label, describedBy, isInvalid, props.placeholder]);
}

/** A document to be written. */
export function DocumentEditor(props: DocumentEditorProps) {
  const texts = textsIn(props.language);
  const menu = useRef<MenuTaking | null>(null);
  const listen = useCallback((taking: MenuTaking) => void (menu.current = taking), []);
  const bar = useRef<HTMLDivElement>(null);
  const [isCalled, setCalled] = useState(false);
  const [notice, setNotice] = useState('');
  const onFocusMode = (isOn: boolean): void => {
    setNotice(isOn ? texts.focusOn : texts.focusOff);
    props.onFocusMode?.(isOn);
  };
  const { element, editor } = useEditor({ ...props, onFocusMode }, menu);
  useFieldAttributes(editor, props);
  useEffect(() => {
    if (isCalled) bar.current?.querySelector('button')?.focus();
  }, [isCalled]);
  const handleKey = (event: KeyboardEvent): void => {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isCall = event.key === 'F10' && event.altKey;
    if (!isSubmit && !isCall) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSubmit) props.onSubmit();
    else setCalled(true);
  };
  return (
    <>
      <div ref={element} onKeyDownCapture={handleKey} />
      {editor && <TriggerMenu editor={editor} texts={texts} known={props.known} listen={listen} />}
      {editor && (
        <Toolbar
          editor={editor}
          texts={texts}
          bar={bar}
          isCalled={isCalled}
          onClose={() => setCalled(false)}
        />
      )}
      <VisuallyHidden>
        <output>{notice}</output>
      </VisuallyHidden>
    </>
  );
}
