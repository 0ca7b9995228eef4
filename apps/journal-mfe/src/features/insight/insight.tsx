import type { Analysis, Evidence } from '@reflectory/contracts';
import { ArtworkFrame, Icon, Link } from '@reflectory/design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadEntry } from './api/use-entry.ts';
import { EntryText } from './components/entry-text.tsx';
import { Findings } from './components/findings.tsx';
import { NoInsight } from './components/no-insight.tsx';
import { spanOf, type Span } from './model/marked-text.ts';
import type { Passage } from './model/passages.ts';
import classes from './insight.module.css';

export type InsightProps = {
  entry: ReadEntry;
  framework: string;
  passages: readonly Passage[];
  /** Null when no engine has read the entry. */
  analysis: Analysis | null;
  artwork: string | null;
  actions: ReactNode;
};

/** An entry: the sentence that sums it up, what was found in it, and the words themselves. */
export function Insight({ entry, framework, passages, analysis, artwork, actions }: InsightProps) {
  const { t, i18n } = useTranslation('journal');
  const [marked, setMarked] = useState<Span | null>(null);
  // A new span each time, so that the same sentence can be asked for again.
  const handleShow = (evidence: Evidence): void => {
    const span = spanOf(entry.text, evidence);
    setMarked(span && { ...span });
  };
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <article className={classes.insight}>
      <Link href="/journal" variant="plain" className={classes.back}>
        <Icon name="arrow-left" />
        {t('back')}
      </Link>
      {artwork && (
        <ArtworkFrame svg={artwork} alt={t('insight.artworkAlt')} ratio="wide" className={classes.artwork} />
      )}
      <header className={classes.header}>
        <p className={classes.meta}>
          <time dateTime={entry.entry_at}>{date.format(new Date(entry.entry_at))}</time>
          {` · ${framework} · ${t('words', { count: entry.word_count })}`}
        </p>
        <div className={classes.line}>
          <h1 tabIndex={-1} className={classes.title} dir="auto">
            {entry.title || t('untitled')}
          </h1>
          <div className={classes.actions}>{actions}</div>
        </div>
        {analysis?.summary && (
          <p className={classes.summary} dir="auto">
            {analysis.summary}
          </p>
        )}
      </header>
      <div className={classes.columns}>
        <aside className={classes.findings} aria-label={t('insight.findings')}>
          {analysis ? <Findings analysis={analysis} onShow={handleShow} /> : <NoInsight entry={entry} />}
        </aside>
        <section aria-labelledby="entry-text">
          <h2 id="entry-text" className={classes.heading}>
            {t('insight.text')}
          </h2>
          <EntryText passages={passages} marked={marked} />
        </section>
      </div>
    </article>
  );
}
