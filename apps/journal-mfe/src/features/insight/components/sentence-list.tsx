import type { Evidence } from '@reflectory/contracts/journal';
import { useTranslation } from 'react-i18next';
import classes from './sentence-list.module.css';

export type SentenceListProps = { evidence: readonly Evidence[]; onShow: (evidence: Evidence) => void };

/** Sentences that an insight rests on; each is shown in the text when pressed. */
export function SentenceList({ evidence, onShow }: SentenceListProps) {
  const { t } = useTranslation('journal');
  return (
    <ul className={classes.sentences}>
      {evidence.map((sentence) => (
        <li key={`${sentence.start}-${sentence.end}`}>
          <button
            type="button"
            className={classes.sentence}
            title={t('insight.showSentence')}
            onClick={() => onShow(sentence)}
          >
            <bdi>{sentence.sentence}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
