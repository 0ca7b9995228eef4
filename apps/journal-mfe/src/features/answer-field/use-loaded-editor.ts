import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { EditorLoader, type LoadEditor } from './editor-loader.ts';

type Selection = { start: number; end: number };
type LoadedEditor = Awaited<ReturnType<LoadEditor>> & { selection: Selection | null };

/** Waits while a word is being composed: its field must not go away below it. */
async function untilComposed(field: HTMLTextAreaElement | null, isComposing: () => boolean): Promise<void> {
  if (!field || !isComposing()) return;
  await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
}

/** The editor in place of the text area `field`, as soon as it is there; null while one writes in that. */
export function useLoadedEditor(field: RefObject<HTMLTextAreaElement | null>): LoadedEditor | null {
  const loadEditor = useContext(EditorLoader);
  const [loaded, setLoaded] = useState<LoadedEditor | null>(null);
  const isComposing = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    const area = field.current;
    const follow = ({ type }: Event): void => void (isComposing.current = type === 'compositionstart');
    area?.addEventListener('compositionstart', follow);
    area?.addEventListener('compositionend', follow);
    void loadEditor()
      .then(async (module) => {
        await untilComposed(area, () => isComposing.current);
        if (!isCurrent) return;
        const { selectionStart: start = 0, selectionEnd: end = 0 } = area ?? {};
        const selection = document.activeElement === area ? { start, end } : null;
        // At once, so that no key falls between the two.
        flushSync(() => setLoaded({ ...module, selection }));
      })
      // The text area goes on: what is written in it is the same text.
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [loadEditor, field]);
  return loaded;
}
