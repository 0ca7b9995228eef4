import { Dialog, TextField } from '@reflectory/design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlacedSentence, sentencesOf } from './model/sentences-of.ts';
import classes from './choose-sentence.module.css';

/** Sentences that are shown at once; a word narrows them. */
const SHOWN = 100;
/** From so many on one looks for words. */
const SEARCHED = 12;

export type ChooseSentenceDialogProps = {
  text: string;
  onChoose: (sentence: PlacedSentence) => void;
  onClose: () => void;
};

/** The sentences of an entry, for whoever selects nothing with a pointer. */
export function ChooseSentenceDialog({ text, onChoose, onClose }: ChooseSentenceDialogProps) {
  const { t, i18n } = useTranslation('journal');
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => sentencesOf(text, i18n.language), [text, i18n.language]);
  const words = wanted.trim().toLocaleLowerCase(i18n.language);
  const found = all.filter(({ quote }) => quote.toLocaleLowerCase(i18n.language).includes(words));
  const hidden = found.length - SHOWN;
  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sentences.choose')}
      description={t('sentences.chooseText')}
    >
      {all.length > SEARCHED && <TextField label={t('sentences.find')} value={wanted} onChange={setWanted} />}
      {found.length === 0 && <p>{t('sentences.none')}</p>}
      <ul className={classes.sentences}>
        {found.slice(0, SHOWN).map((sentence) => (
          <li key={sentence.start}>
            <button type="button" className={classes.sentence} onClick={() => onChoose(sentence)}>
              <bdi>{sentence.quote}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={classes.more}>{t('sentences.more', { count: hidden })}</p>}
    </Dialog>
  );
}
