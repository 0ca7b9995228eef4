import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { placeBeside } from '../place-beside.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { useEditorState } from '../use-editor-state.ts';
import { dock, useIsTouch } from './dock.ts';
import { LinkField } from './link-field.tsx';
import { toolbarButtons } from './toolbar-buttons.ts';
import classes from './toolbar.module.css';

export type ToolbarProps = {
  editor: Editor;
  texts: EditorTexts;
  bar: RefObject<HTMLDivElement | null>;
  /** It was asked for by key: shown although no words are chosen. */
  isCalled: boolean;
  onClose: () => void;
};

/** Marks and blocks whose buttons say whether the chosen words are such. */
const pressable = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'link',
  'heading',
  'bulletList',
  'taskList',
  'blockquote',
];

const edgesOf = ({ view }: Editor) => {
  const { from, to } = view.state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  return {
    left: Math.min(start.left, end.left),
    right: Math.max(start.right, end.right),
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
  };
};

/** Moves between the buttons as the toolbar pattern has it: one of them is in the tab order. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowRight: isRightToLeft ? -1 : 1,
    ArrowLeft: isRightToLeft ? 1 : -1,
  };
  const step = steps[event.key];
  if (step === undefined || event.target instanceof HTMLInputElement) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}

/** What can be done with the chosen words: above them, or above the keyboard of a phone. */
export function Toolbar({ editor, texts, bar, isCalled, onClose }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const isTouch = useIsTouch();
  const shown = useEditorState(editor, (present) => ({
    hasSelection: !present.state.selection.empty && !present.isActive('codeBlock'),
    isFocused: present.isFocused,
    pressed: pressable.filter((id) => present.isActive(id)),
  }));
  const isShown = isCalled || isLinking || (shown.isFocused && (isTouch || shown.hasSelection));
  useLayoutEffect(() => {
    if (!isShown || !bar.current) return undefined;
    return isTouch ? dock(bar.current) : placeBeside(bar.current, () => edgesOf(editor), 'above');
  }, [editor, bar, isShown, isTouch, isLinking]);
  if (!isShown) return null;
  const close = (): void => {
    setLinking(false);
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
      editor.commands.focus();
    } else moveFocus(event);
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar}
      tabIndex={-1}
      className={classes['toolbar']}
      data-docked={isTouch || undefined}
      onKeyDown={handleKeyDown}
      // The words stay chosen while a button is pressed.
      onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      {isLinking ? (
        <LinkField editor={editor} texts={texts.link} onDone={close} />
      ) : (
        <Buttons
          editor={editor}
          texts={texts}
          pressed={shown.pressed}
          onLink={() => setLinking(true)}
          hasUndo={isTouch}
        />
      )}
    </div>
  );
}

type ButtonsProps = {
  editor: Editor;
  texts: EditorTexts;
  pressed: readonly string[];
  hasUndo: boolean;
  onLink: () => void;
};

function Buttons({ editor, texts, pressed, hasUndo, onLink }: ButtonsProps) {
  return (
    <>
      {toolbarButtons(texts).map(({ id, label, letter, press }, at) => (
        <button
          key={id}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          aria-label={label}
          aria-pressed={pressed.includes(id)}
          data-mark={letter && id}
          className={classes['button']}
          onClick={() => press(editor)}
        >
          {letter ?? label}
        </button>
      ))}
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={pressed.includes('link')}
        className={classes['button']}
        onClick={onLink}
      >
        {texts.marks.link}
      </button>
      {hasUndo && (
        <button
          type="button"
          tabIndex={-1}
          className={classes['button']}
          onClick={() => editor.chain().focus().undo().run()}
        >
          {texts.undo}
        </button>
      )}
    </>
  );
}
