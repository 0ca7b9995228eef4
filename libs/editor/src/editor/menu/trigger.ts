import { Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What was begun to be written: a command, a tag or a person. */
export type Trigger = { sign: '/' | '#' | '@'; query: string; from: number; to: number };

const BEGUN = /(?:^|[\s(])([/#@])([\p{L}\p{N}_\-'’.]{0,40})$/u;

/** What stands before a place in its paragraph; null where nothing can be begun. */
function textBefore({ parent, parentOffset }: ResolvedPos): string | null {
  if (!parent.isTextblock || parent.type.spec.code) return null;
  return parent.textBetween(Math.max(0, parentOffset - 60), parentOffset, null, '\uFFFC');
}

function begunIn(text: string): Pick<Trigger, 'sign' | 'query'> | null {
  const [, sign, query = ''] = BEGUN.exec(text) ?? [];
  return sign === '/' || sign === '#' || sign === '@' ? { sign, query } : null;
}

/** The trigger before the cursor, null when there is none. */
export function triggerOf({ selection }: EditorState): Trigger | null {
  const { $from, empty } = selection;
  const begun = empty ? begunIn(textBefore($from) ?? '') : null;
  return begun && { ...begun, from: $from.pos - begun.query.length - 1, to: $from.pos };
}

/** What comes to stand in the place of what is between two places; nothing where a composition has just put it there. */
export type TypedText = { from: number; to: number; text: string };

/** The trigger that typed text ends, and the letter that ends it; null when there is none. */
export function endedTrigger(
  { doc }: EditorState,
  { from, to, text }: TypedText,
): { trigger: Trigger; end: string } | null {
  const typed = (textBefore(doc.resolve(from)) ?? '') + text;
  const begun = begunIn(typed.slice(0, -1));
  if (!begun) return null;
  const start = from + text.length - begun.query.length - 2;
  return start > from ? null : { trigger: { ...begun, from: start, to }, end: typed.slice(-1) };
}

type Options = {
  /** Takes a key while a menu is open; true when it was used. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Takes text as it is typed, by keys or by a keyboard that composes; true when it was used. */
  onTyped: (typed: TypedText) => boolean;
};

/** Lets the open menu have the keys that choose from it and what is typed, before any other of the editor. */
export const TriggerKeys = Extension.create<Options>({
  name: 'triggerKeys',
  priority: 1100,
  addOptions: () => ({ onKey: () => false, onTyped: () => false }),
  addProseMirrorPlugins() {
    const { onKey, onTyped } = this.options;
    const readComposed = (view: EditorView): void => {
      if (view.isDestroyed || view.composing || !view.state.selection.empty) return;
      const { from } = view.state.selection;
      onTyped({ from, to: from, text: '' });
    };
    return [
      new Plugin({
        key: new PluginKey('triggerKeys'),
        props: {
          handleKeyDown: (_view, event) => onKey(event),
          // What is being composed belongs to the keyboard until it has ended.
          handleTextInput: (view, from, to, text) => !view.composing && onTyped({ from, to, text }),
          handleDOMEvents: {
            compositionend(view) {
              setTimeout(() => readComposed(view));
              return false;
            },
          },
        },
      }),
    ];
  },
});
