import type { MenuItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadEntry } from '../features/insight/api/use-entry.ts';
import type { Passage } from '../features/insight/model/passages.ts';
import { SentencesPlace } from '../features/sentences/sentences-place.tsx';

/** Whether another area makes something of sentences here. */
function useIsGrowing(): boolean {
  const { boot } = usePlatform();
  return boot.remotes.some(({ manifest }) => manifest.slots.includes('sentence.actions'));
}

/** What the menu of an entry offers about its sentences, and what stands around its words for that. */
export function useSentences() {
  const { t } = useTranslation('journal');
  const isGrowing = useIsGrowing();
  const [isChoosing, setChoosing] = useState(false);
  if (!isGrowing) return { items: [], around: () => (words: ReactNode) => words };
  const items: MenuItem[] = [
    { id: 'sentence', label: t('sentences.item'), icon: 'lightbulb', onAction: () => setChoosing(true) },
  ];
  const around = (entry: ReadEntry, passages: readonly Passage[]) => (words: ReactNode) => (
    <SentencesPlace {...{ entry, passages, isChoosing }} onChosen={() => setChoosing(false)}>
      {words}
    </SentencesPlace>
  );
  return { items, around };
}
