import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { arrivedEditor, EditorLoader, type LoadEditor } from './editor-loader.ts';

type Selection = { start: number; end: number };
type LoadedEditor = Awaited<ReturnType<LoadEditor>> & { selection: Selection | null };

/** Waits while a word is being composed: its field must not go away below it. */
async function untilComposed(field: HTMLTextAreaElement | null, isComposing: () => boolean): Promise<void> {
  if (!field || !isComposing()) return;
  await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
}

/**
 * The editor in place of the text area `field`, as soon as it is there; null while one writes in that. `first` is where
 * the cursor is when the editor was there before.
 */
export function useLoadedEditor(
  field: RefObject<HTMLTextAreaElement | null>,
  first: Selection | null,
): LoadedEditor | null {
  const loadEditor = useContext(EditorLoader);
  const [loaded, setLoaded] = useState<LoadedEditor | null>(() => {
    const module = arrivedEditor();
    return module && { ...module, selection: first };
  });
  const isComposing = useRef(false);
  const isLoaded = loaded !== null;
  useEffect(() => {
    if (isLoaded) return undefined;
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
  }, [loadEditor, field, isLoaded]);
  return loaded;
}
