import type { Editor } from '@tiptap/core';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from '../place-beside.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { useEditorState } from '../use-editor-state.ts';
import { itemsFor, type Known, type MenuItem, writtenOut } from './menu-items.ts';
import { endedTrigger, triggerOf, type TypedText } from './trigger.ts';
import classes from './trigger-menu.module.css';

/** Each is true when it was used. */
export type MenuTaking = {
  takeKey: (event: KeyboardEvent) => boolean;
  takeTyped: (typed: TypedText) => boolean;
};

export type TriggerMenuProps = {
  editor: Editor;
  texts: EditorTexts;
  known: Known;
  /** Is given what takes the keys of the open menu, and what is typed. */
  listen: (taking: MenuTaking) => void;
};

type Keys = {
  items: readonly MenuItem[];
  active: number;
  move: (to: number) => void;
  close: () => void;
};

/** Whether a key of the open menu was used. */
function takeKey(event: KeyboardEvent, editor: Editor, keys: Keys): boolean {
  const { items, active, move, close } = keys;
  if (event.isComposing) return false;
  switch (event.key) {
    case 'ArrowDown':
      move((active + 1) % items.length);
      return true;
    case 'ArrowUp':
      move((active + items.length - 1) % items.length);
      return true;
    case 'Enter':
    case 'Tab':
      if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
      items[active]?.choose(editor);
      return true;
    case 'Escape':
      close();
      return true;
    default:
      return false;
  }
}

/** Whether typed text ended a tag or a name; not one whose menu was closed. */
function takeTyped(typed: TypedText, editor: Editor, known: Known, closedAt: number | null): boolean {
  const ended = endedTrigger(editor.state, typed);
  if (!ended || ended.trigger.from === closedAt) return false;
  const choose = writtenOut(ended.trigger, known, ended.end);
  choose?.(editor);
  return choose !== null;
}

/** The combobox pattern: the focus stays in the text, which says what is chosen. */
function useDescribed(editor: Editor, listId: string, activeId: string | null): void {
  useEffect(() => {
    const { dom } = editor.view;
    if (activeId === null) return undefined;
    dom.setAttribute('aria-controls', listId);
    dom.setAttribute('aria-activedescendant', activeId);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, listId, activeId]);
}

/** The menu of what was begun with `/`, `#` or `@`, at the cursor. */
export function TriggerMenu({ editor, texts, known, listen }: TriggerMenuProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const trigger = useEditorState(editor, ({ state, isFocused }) => (isFocused ? triggerOf(state) : null));
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ query: '', active: 0 });
  const isClosed = trigger === null || trigger.from === closedAt;
  const items = isClosed ? [] : itemsFor(trigger, texts, known);
  const isOpen = items.length > 0;
  const active = trigger && chosen.query === trigger.query ? Math.min(chosen.active, items.length - 1) : 0;
  const names = { '/': texts.commands, '#': texts.tags, '@': texts.people };

  useDescribed(editor, listId, isOpen ? `${listId}-${active}` : null);
  if (trigger === null && closedAt !== null) setClosedAt(null);
  useLayoutEffect(() => {
    listen({
      takeKey: (event) =>
        isOpen &&
        trigger !== null &&
        takeKey(event, editor, {
          items,
          active,
          move: (to) => setChosen({ query: trigger.query, active: to }),
          close: () => setClosedAt(trigger.from),
        }),
      takeTyped: (typed) => takeTyped(typed, editor, known, closedAt),
    });
  });
  const from = trigger?.from;
  useLayoutEffect(() => {
    if (!isOpen || from === undefined || !list.current) return undefined;
    return placeBeside(list.current, () => editor.view.coordsAtPos(from), 'below');
  }, [editor, isOpen, from, items.length]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  if (!isOpen || !trigger) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML is a list beside a text
    <div ref={list} id={listId} role="listbox" aria-label={names[trigger.sign]} className={classes['menu']}>
      {items.map((item, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the editor's, which keeps the focus
        <div
          key={item.id}
          id={`${listId}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list it stands in
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classes['item']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => item.choose(editor)}
        >
          <span dir="auto">{item.label}</span>
          <span className={classes['hint']}>{item.hint}</span>
        </div>
      ))}
    </div>
  );
}
