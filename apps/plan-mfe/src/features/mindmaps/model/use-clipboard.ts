import { mapLimits } from '@reflectory/contracts/mindmaps';
import { type ClipboardEvent, useState } from 'react';
import { copyNodes, type Pasted, readPasted } from '../exchange/clipboard.ts';
import { putTopics, removeNodes } from './map-acts.ts';
import type { MapSession } from './session/map-session.ts';

const isWriting = ({ target }: ClipboardEvent) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Copying nodes and pasting text as nodes; what is more than a map holds is asked about first. */
export function useClipboard(session: MapSession) {
  const [tooMuch, setTooMuch] = useState<(Pasted & { parent: string }) | null>(null);
  const put = (parent: string, topics: Pasted['topics']) =>
    session.run(putTopics(session.ground(), parent, topics));

  function handleCopy(event: ClipboardEvent) {
    if (isWriting(event)) return;
    const { scene, selection } = session.getView();
    copyNodes(scene, selection, event.clipboardData);
    event.preventDefault();
  }

  return {
    tooMuch,
    /** Puts what fits on the map, or nothing. */
    answer(isPut: boolean) {
      if (isPut && tooMuch) put(tooMuch.parent, tooMuch.topics);
      setTooMuch(null);
    },
    handlers: {
      onCopy: handleCopy,
      onCut(event: ClipboardEvent) {
        if (isWriting(event) || !session.getView().canEdit) return;
        handleCopy(event);
        session.run(removeNodes(session.ground(), session.getView().selection));
      },
      onPaste(event: ClipboardEvent) {
        const { canEdit, focus, scene } = session.getView();
        if (isWriting(event) || !canEdit) return;
        event.preventDefault();
        const pasted = readPasted(event.clipboardData, mapLimits.nodes - scene.rows.nodes.size);
        if (!pasted) return;
        if (pasted.left.nodes > 0) setTooMuch({ ...pasted, parent: focus });
        else put(focus, pasted.topics);
      },
    },
  };
}
