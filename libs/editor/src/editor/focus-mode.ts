import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Whether only the paragraph that is written in stands out. */
const focusModeKey = new PluginKey<boolean>('focusMode');

/** Ctrl or Cmd and `.`: the other paragraphs step back. */
export const FocusMode = Extension.create<{ onChange: (isOn: boolean) => void }>({
  name: 'focusMode',
  addOptions: () => ({ onChange: () => undefined }),
  addKeyboardShortcuts() {
    return {
      'Mod-.': ({ editor }) => {
        const isOn = !focusModeKey.getState(editor.state);
        editor.view.dispatch(editor.state.tr.setMeta(focusModeKey, isOn));
        this.options.onChange(isOn);
        return true;
      },
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key: focusModeKey,
      state: {
        init: () => false,
        apply: (tr, isOn) => {
          const next: unknown = tr.getMeta(focusModeKey);
          return typeof next === 'boolean' ? next : isOn;
        },
      },
      props: {
        attributes: (state): Record<string, string> =>
          focusModeKey.getState(state) ? { 'data-focus-mode': '' } : {},
        decorations(state) {
          const { $from } = state.selection;
          if (!focusModeKey.getState(state) || $from.depth === 0) return null;
          return DecorationSet.create(state.doc, [
            Decoration.node($from.before(1), $from.after(1), { 'data-current': '' }),
          ]);
        },
      },
    }),
  ],
});
