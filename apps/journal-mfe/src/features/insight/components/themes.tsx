import type { Evidence, ThemeInsight } from '@reflectory/contracts/journal';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { themeName } from '@reflectory/domain/reading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceList } from './sentence-list.tsx';
import classes from './themes.module.css';

/** Sentences that a reading keeps of a theme. */
const KEPT_SENTENCES = 8;

export type ThemesProps = { themes: readonly ThemeInsight[]; onShow: (evidence: Evidence) => void };

/** What an entry is about; each theme opens the sentences that name it. */
export function Themes({ themes, onShow }: ThemesProps) {
  const { t, i18n } = useTranslation('journal');
  const [open, setOpen] = useState<string | null>(null);
  // Earlier readings stopped at eight without saying how many there were.
  const sentences = (kept: number, all: number | undefined) =>
    t(
      all === undefined && kept >= KEPT_SENTENCES
        ? 'insight.themeSentencesAtLeast'
        : 'insight.themeSentences',
      {
        count: all ?? kept,
      },
    );
  const shown = themes.find(({ name }) => name === open);
  return (
    <>
      <ul className={classes.themes}>
        {themes.map(({ name, area, evidence, sentenceCount }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.theme}
              aria-expanded={name === open}
              onClick={() => setOpen(name === open ? null : name)}
            >
              <bdi>{themeName({ name, area }, builtInLanguage(i18n.language))}</bdi>
              <span className={classes.count}>{sentences(evidence.length, sentenceCount)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <SentenceList evidence={shown.evidence} onShow={onShow} />}
      {shown?.sentenceCount !== undefined && shown.sentenceCount > shown.evidence.length && (
        <p className={classes.kept}>{t('insight.themeKept', { count: shown.evidence.length })}</p>
      )}
    </>
  );
}
