import type { Analysis, Evidence } from '@reflectory/contracts';
import { builtInLanguage, directionOf } from '@reflectory/contracts/languages';
import { EmotionBars } from '@reflectory/design-system';
import { emotionName, shownSuggestion, summaryIn } from '@reflectory/domain/reading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Suggestions } from './suggestions.tsx';
import { Themes } from './themes.tsx';
import classes from './findings.module.css';

export type FindingsProps = { analysis: Analysis; onShow: (evidence: Evidence) => void };

/** What an engine found, each part with the sentences it rests on, and which engine it was. */
export function Findings({ analysis, onShow }: FindingsProps) {
  const { t, i18n } = useTranslation('journal');
  const { emotions, themes, engine, language } = analysis;
  const shown = builtInLanguage(i18n.language);
  const summary = summaryIn(shown, analysis);
  const suggestions = analysis.suggestions.map((suggestion) => ({
    ...suggestion,
    ...shownSuggestion(suggestion, shown),
  }));
  const isForeign =
    language !== null &&
    language !== shown &&
    (summary.language !== shown || suggestions.some(({ isTranslated }) => !isTranslated));
  const byName = new Map(emotions.map((emotion) => [emotionName(emotion.emotion, shown), emotion]));
  const bars = [...byName].map(([name, { family, percentage, evidence }]) => ({
    name,
    family,
    percentage,
    evidence,
  }));
  return (
    <div className={classes.findings}>
      {summary.text && (
        <p className={classes.summary} {...languageOf(summary.language)}>
          {summary.text}
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
      {bars.length === 0 && summary.text === '' && (
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
          <Suggestions
            suggestions={suggestions}
            language={language === shown ? null : language}
            onShow={onShow}
          />
        </Part>
      )}
      {isForeign && (
        <p className={classes.why}>
          {t('insight.writtenIn', {
            language: new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language),
          })}
        </p>
      )}
      <p className={classes.engine}>
        {engine.startsWith('builtin')
          ? t('insight.engine.builtin')
          : t('insight.engine.provider', { name: engine.replace(':', ' ') })}
      </p>
    </div>
  );
}

/** Tells browsers and readers aloud in which language an engine wrote. */
export const languageOf = (language: string | null) =>
  language === null ? { dir: 'auto' } : { lang: language, dir: directionOf(language) };

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
