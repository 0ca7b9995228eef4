import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type DrawnPassage, selectedSentence } from './model/selected-sentence.ts';
import type { PlacedSentence } from './model/sentences-of.ts';

/** A selection grows with each movement; it is looked at when it rests. */
const REST_MS = 200;

/** Marks what belongs to a picked sentence: pressing there does not let go of it. */
export const SENTENCE_BAR = 'data-sentence-bar';

/** A sentence that was picked, and the selection that it is; null where it was chosen from a list. */
export type PickedSentence = PlacedSentence & { selected: DOMRect | null };

/** What is selected in the words of an entry, until something else is, or one presses beside it in the entry. */
export function usePickedSentence(words: RefObject<HTMLElement | null>, passages: readonly DrawnPassage[]) {
  const [picked, setPicked] = useState<PickedSentence | null>(null);
  const dismiss = useCallback(() => setPicked(null), []);
  // An entry that is drawn anew while a selection rests does not forget it.
  const look = useEffectEvent(() => {
    const selection = getSelection();
    const sentence = words.current && selectedSentence(words.current, passages, selection);
    if (sentence && selection)
      setPicked({ ...sentence, selected: selection.getRangeAt(0).getBoundingClientRect() });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleSelection = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), REST_MS);
    };
    const handlePress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(`[${SENTENCE_BAR}]`)) return;
      if (words.current?.closest('article')?.contains(target)) dismiss();
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('[role="dialog"], [role="alertdialog"]')) dismiss();
    };
    document.addEventListener('selectionchange', handleSelection);
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', handleSelection);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [words, dismiss]);
  return { picked, pick: setPicked, dismiss };
}
