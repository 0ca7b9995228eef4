import type { Analysis, Evidence } from '@reflectory/contracts';
import { EmotionBars } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Suggestions } from './suggestions.tsx';
import { Themes } from './themes.tsx';
import classes from './findings.module.css';

export type FindingsProps = { analysis: Analysis; onShow: (evidence: Evidence) => void };

/** What an engine found, each part with the sentences it rests on, and which engine it was. */
export function Findings({ analysis, onShow }: FindingsProps) {
  const { t } = useTranslation('journal');
  const { emotions, themes, suggestions, engine, language } = analysis;
  const byName = new Map(
    emotions.map((emotion) => [t(`emotion.${emotion.emotion}`, { defaultValue: emotion.emotion }), emotion]),
  );
  const bars = [...byName].map(([name, { family, percentage, evidence }]) => ({
    name,
    family,
    percentage,
    evidence,
  }));
  return (
    <div className={classes.findings}>
      {analysis.summary && (
        <p className={classes.summary} dir="auto">
          {analysis.summary}
        </p>
      )}
      {bars.length > 0 && (
        <Part title={t('insight.emotions')}>
          <EmotionBars
            label={t('insight.emotions')}
            emotions={bars}
            onSentence={(name, index) => {
              const sentence = byName.get(name)?.evidence[index];
              if (sentence) onShow(sentence);
            }}
          />
        </Part>
      )}
      {bars.length === 0 && analysis.summary === '' && (
        <Honest
          title={t(language === null ? 'insight.otherLanguage' : 'insight.nothingFelt')}
          text={t(language === null ? 'insight.otherLanguageText' : 'insight.nothingFeltText')}
        />
      )}
      {themes.length > 0 && (
        <Part title={t('insight.themes')}>
          <Themes themes={themes} onShow={onShow} />
        </Part>
      )}
      {suggestions.length > 0 && (
        <Part title={t('insight.suggestions')}>
          <Suggestions suggestions={suggestions} onShow={onShow} />
        </Part>
      )}
      <p className={classes.engine}>
        {engine.startsWith('builtin')
          ? t('insight.engine.builtin')
          : t('insight.engine.provider', { name: engine.replace(':', ' ') })}
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Nothing was found, in plain words. */
export function Honest({ title, text }: { title: string; text: string }) {
  return (
    <section className={classes.part}>
      <p className={classes.honest}>{title}</p>
      <p className={classes.why}>{text}</p>
    </section>
  );
}
