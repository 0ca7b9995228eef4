import type { Analysis, Evidence } from '@reflectory/contracts/journal';
import { builtInLanguage, directionOf } from '@reflectory/contracts/languages';
import { EmotionBars } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownReading, type ShownReading } from '../model/shown-reading.ts';
import { Suggestions } from './suggestions.tsx';
import { Themes } from './themes.tsx';
import classes from './findings.module.css';

export type FindingsProps = {
  analysis: Analysis;
  /** False where there was nothing to read. */
  hasWords: boolean;
  onShow: (evidence: Evidence) => void;
};

/** What an engine found, each part with the sentences it rests on, and which engine it was. */
export function Findings({ analysis, hasWords, onShow }: FindingsProps) {
  const { t, i18n } = useTranslation('journal');
  const { themes, engine, language } = analysis;
  const { summary, emotions, suggestions, foreignLanguage } = shownReading(
    analysis,
    builtInLanguage(i18n.language),
  );
  const unread = hasWords ? 'otherLanguage' : 'noWords';
  const nothing = language === null ? unread : 'nothingFelt';
  return (
    <div className={classes.findings}>
      {summary.text && (
        <p className={classes.summary} {...languageOf(summary.language)}>
          {summary.text}
        </p>
      )}
      {emotions.length > 0 && (
        <Part title={t('insight.emotions')}>
          <Emotions emotions={emotions} onShow={onShow} />
        </Part>
      )}
      {emotions.length === 0 && summary.text === '' && (
        <Honest title={t(`insight.${nothing}`)} text={t(`insight.${nothing}Text`)} />
      )}
      {themes.length > 0 && (
        <Part title={t('insight.themes')}>
          <Themes themes={themes} onShow={onShow} />
        </Part>
      )}
      {suggestions.length > 0 && (
        <Part title={t('insight.suggestions')}>
          <Suggestions suggestions={suggestions} language={foreignLanguage} onShow={onShow} />
        </Part>
      )}
      {foreignLanguage && (
        <p className={classes.why}>
          {t('insight.writtenIn', {
            language: new Intl.DisplayNames(i18n.language, { type: 'language' }).of(foreignLanguage),
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

function Emotions({ emotions, onShow }: Pick<ShownReading, 'emotions'> & Pick<FindingsProps, 'onShow'>) {
  const { t } = useTranslation('journal');
  return (
    <EmotionBars
      label={t('insight.emotions')}
      emotions={emotions.map(({ name, found: { family, percentage, evidence } }) => ({
        name,
        family,
        percentage,
        evidence,
      }))}
      onSentence={(shown, index) => {
        const sentence = emotions.find(({ name }) => name === shown)?.found.evidence[index];
        if (sentence) onShow(sentence);
      }}
    />
  );
}

/** Tells browsers and readers aloud in which language an engine wrote. */
const languageOf = (language: string | null) =>
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
