import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChooseSentenceDialog } from './choose-sentence.dialog.tsx';
import type { DrawnPassage } from './model/selected-sentence.ts';
import type { PlacedSentence } from './model/sentences-of.ts';
import { SentenceBar } from './sentence-bar.tsx';
import classes from './sentence-bar.module.css';
import { usePickedSentence } from './use-picked-sentence.ts';

export type SentencesPlaceProps = {
  entry: { id: string; version: number; text: string };
  passages: readonly DrawnPassage[];
  /** Whether a sentence is chosen from a list just now. */
  isChoosing: boolean;
  onChosen: () => void;
  /** The words. */
  children: ReactNode;
};

/** The words of an entry, each sentence of which may become something. */
export function SentencesPlace({ entry, passages, isChoosing, onChosen, children }: SentencesPlaceProps) {
  const words = useRef<HTMLDivElement>(null);
  const { picked, pick, dismiss } = usePickedSentence(words, passages);
  const navigate = useNavigate();
  const handleChoose = (sentence: PlacedSentence) => {
    onChosen();
    // Shows it in the text, as the evidence of an insight is shown.
    void navigate(`#at=${sentence.start}-${sentence.end}`, { replace: true });
    pick({ ...sentence, selected: null });
  };
  return (
    <div ref={words} className={classes.place}>
      {children}
      {picked && (
        <SentenceBar entryId={entry.id} version={entry.version} picked={picked} onDismiss={dismiss} />
      )}
      {isChoosing && <ChooseSentenceDialog text={entry.text} onChoose={handleChoose} onClose={onChosen} />}
    </div>
  );
}
