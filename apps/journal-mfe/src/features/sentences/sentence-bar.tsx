import { ENTRY_LINK_QUOTE_LENGTH } from '@reflectory/contracts/entry-links';
import { IconButton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import classes from './sentence-bar.module.css';
import { type PickedSentence, SENTENCE_BAR } from './use-picked-sentence.ts';

export type SentenceBarProps = {
  entryId: string;
  version: number;
  picked: PickedSentence;
  onDismiss: () => void;
};

/** What can be made of a picked sentence: below it, and at the lower edge of a phone. */
export function SentenceBar({ entryId, version, picked, onDismiss }: SentenceBarProps) {
  const { t } = useTranslation('journal');
  const { Slot } = usePlatform();
  const bar = useRef<HTMLDivElement>(null);
  const { selected, ...sentence } = picked;
  // A sentence from the list is marked in the text when the address names it, which takes the focus once.
  const { key: arrival } = useLocation();
  useLayoutEffect(() => {
    const place = bar.current?.parentElement;
    const below = selected ?? place?.querySelector('mark')?.getBoundingClientRect();
    if (!bar.current || !place || !below) return;
    bar.current.style.insetBlockStart = `${below.bottom - place.getBoundingClientRect().top}px`;
  }, [selected, sentence.start, arrival]);
  useEffect(() => {
    // Whoever selects keeps the selection; whoever chose from a list goes on here.
    if (selected === null) bar.current?.focus({ preventScroll: true });
  }, [selected, sentence.start, arrival]);
  const isTooLong = sentence.quote.length > ENTRY_LINK_QUOTE_LENGTH;
  return (
    <div
      ref={bar}
      {...{ [SENTENCE_BAR]: '' }}
      role="toolbar"
      aria-label={t('sentences.of', { quote: sentence.quote })}
      tabIndex={-1}
      className={classes.bar}
    >
      {isTooLong ? (
        <p className={classes.note}>{t('sentences.tooLong', { count: ENTRY_LINK_QUOTE_LENGTH })}</p>
      ) : (
        <Slot name="sentence.actions" props={{ sentence: { entryId, version, ...sentence } }} />
      )}
      <IconButton icon="x" size="small" label={t('sentences.close')} onPress={onDismiss} />
    </div>
  );
}
