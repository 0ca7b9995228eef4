import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** What `select` reads of the editor; drawn again only when that has changed, whatever is typed. */
export function useEditorState<Selected>(editor: Editor, select: (editor: Editor) => Selected): Selected {
  const last = useRef<{ key: string; value: Selected } | null>(null);
  const subscribe = useCallback(
    (notify: () => void) => {
      const events = ['transaction', 'focus', 'blur'] as const;
      for (const event of events) editor.on(event, notify);
      return () => {
        for (const event of events) editor.off(event, notify);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => {
    const value = select(editor);
    const key = JSON.stringify(value) ?? '';
    if (last.current?.key !== key) last.current = { key, value };
    return last.current.value;
  });
}
