import type { Analysis, Evidence } from '@reflectory/contracts/journal';
import { builtInLanguage, directionOf } from '@reflectory/contracts/languages';
import { EmotionBars } from '@reflectory/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadEntry } from '../api/use-entry.ts';
import { shownReading, type ShownReading } from '../model/shown-reading.ts';
import { AppliedCorrections } from './applied-corrections.tsx';
import { CorrectFeeling } from './correct-feeling.tsx';
import { ByProvider } from './by-provider.tsx';
import { Suggestions } from './suggestions.tsx';
import { Themes } from './themes.tsx';
import classes from './findings.module.css';

/** Asked for by few, and looked for when all else is there. */
const Thinking = lazy(async () => ({ default: (await import('./thinking.tsx')).Thinking }));

export type FindingsProps = {
  entry: Pick<ReadEntry, 'id' | 'text' | 'word_count'>;
  analysis: Analysis;
  onShow: (evidence: Evidence) => void;
};

/** What an engine found, each part with the sentences it rests on, and which engine it was. */
export function Findings({ entry, analysis, onShow }: FindingsProps) {
  const { t, i18n } = useTranslation('journal');
  const { themes, engine, language, corrections = [] } = analysis;
  const { summary, emotions, suggestions, foreignLanguage } = shownReading(
    analysis,
    builtInLanguage(i18n.language),
  );
  const unread = entry.word_count > 0 ? 'otherLanguage' : 'noWords';
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
          <Emotions entryId={entry.id} emotions={emotions} onShow={onShow} />
        </Part>
      )}
      {corrections.length > 0 && <AppliedCorrections corrections={corrections} />}
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
      <Suspense fallback={null}>
        <Thinking text={entry.text} language={language} />
      </Suspense>
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
        {analysis.provider && <ByProvider reading={analysis.provider} />}
      </p>
    </div>
  );
}

function Emotions({
  entryId,
  emotions,
  onShow,
}: Pick<ShownReading, 'emotions'> & Pick<FindingsProps, 'onShow'> & { entryId: string }) {
  const { t } = useTranslation('journal');
  const foundOf = (shown: string) => emotions.find(({ name }) => name === shown)?.found;
  return (
    <EmotionBars
      label={t('insight.emotions')}
      emotions={emotions.map(({ name, found: { family, percentage, evidence }, isHint }) => ({
        name,
        family,
        percentage,
        hint: isHint ? t('insight.hint') : undefined,
        evidence,
      }))}
      onSentence={(shown, index) => {
        const sentence = foundOf(shown)?.evidence[index];
        if (sentence) onShow(sentence);
      }}
      actionsOf={(shown) => {
        const found = foundOf(shown);
        return found && <CorrectFeeling entryId={entryId} emotion={found.emotion} name={shown} />;
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
