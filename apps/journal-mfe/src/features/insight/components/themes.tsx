import type { Evidence, ThemeInsight } from '@reflectory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceList } from './sentence-list.tsx';
import classes from './themes.module.css';

export type ThemesProps = { themes: readonly ThemeInsight[]; onShow: (evidence: Evidence) => void };

/** What an entry is about; each theme opens the sentences that name it. */
export function Themes({ themes, onShow }: ThemesProps) {
  const { t } = useTranslation('journal');
  const [open, setOpen] = useState<string | null>(null);
  const shown = themes.find(({ name }) => name === open);
  return (
    <>
      <ul className={classes.themes}>
        {themes.map(({ name, area, evidence }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.theme}
              aria-expanded={name === open}
              onClick={() => setOpen(name === open ? null : name)}
            >
              {area === null ? <bdi>{name}</bdi> : t(`area.${area}`, { defaultValue: name })}
              <span className={classes.count}>{t('insight.themeSentences', { count: evidence.length })}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <SentenceList evidence={shown.evidence} onShow={onShow} />}
    </>
  );
}
