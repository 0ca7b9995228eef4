import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';

/** What was begun to be written: a command, a tag or a person. */
export type Trigger = { sign: '/' | '#' | '@'; query: string; from: number; to: number };

const BEGUN = /(?:^|[\s(])([/#@])([\p{L}\p{N}_\-'’.]{0,40})$/u;

/** The trigger before the cursor, null when there is none. */
export function triggerOf({ selection }: EditorState): Trigger | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - 60),
    $from.parentOffset,
    null,
    '\uFFFC',
  );
  const [, sign, query = ''] = BEGUN.exec(before) ?? [];
  if (sign !== '/' && sign !== '#' && sign !== '@') return null;
  return { sign, query, from: $from.pos - query.length - 1, to: $from.pos };
}

type Options = {
  /** Takes a key while a menu is open; true when it was used. */
  onKey: (event: KeyboardEvent) => boolean;
};

/** Lets the open menu have the keys that choose from it, before any other of the editor. */
export const TriggerKeys = Extension.create<Options>({
  name: 'triggerKeys',
  priority: 1100,
  addOptions: () => ({ onKey: () => false }),
  addProseMirrorPlugins() {
    const { onKey } = this.options;
    return [
      new Plugin({
        key: new PluginKey('triggerKeys'),
        props: { handleKeyDown: (_view, event) => onKey(event) },
      }),
    ];
  },
});
