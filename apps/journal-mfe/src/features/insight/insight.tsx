import type { Analysis, Evidence } from '@reflectory/contracts/journal';
import { Icon, Link } from '@reflectory/design-system';
import { withoutEchoMarks } from '@reflectory/domain/frameworks';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { EntryArtwork } from './api/use-artwork.ts';
import type { ReadEntry } from './api/use-entry.ts';
import { useFollowReading } from './api/use-follow-reading.ts';
import { ArtworkOfEntry } from './components/artwork-of-entry.tsx';
import { EntryText } from './components/entry-text.tsx';
import { Findings } from './components/findings.tsx';
import { NoInsight } from './components/no-insight.tsx';
import { ReadingState } from './components/reading-state.tsx';
import { spanInAddress, spanOf, type Span } from './model/marked-text.ts';
import type { Passage } from './model/passages.ts';
import classes from './insight.module.css';

export type InsightProps = {
  entry: ReadEntry;
  framework: string;
  passages: readonly Passage[];
  /** Null when no engine has read the entry. */
  analysis: Analysis | null;
  artwork: EntryArtwork | null;
  /** Where the person came from. */
  back: { href: string; label: string };
  /** Stands before the words and in place of what was found in them; that is not shown either while it is undefined. */
  help: ReactNode | undefined;
  actions: ReactNode;
  /** What stands around the words: they can be picked there. */
  aroundWords?: (words: ReactNode) => ReactNode;
  /** Stands below the words. */
  files: ReactNode;
  /** Whether what was found can stand below them without being moved. */
  areFilesSettled: boolean;
  /** What grew out of the entry; it comes later, and stands below all else. */
  growth: ReactNode;
};

/** An entry: the words themselves, and what was found in them: beside them where there is room, else folded below. */
export function Insight({ entry, framework, passages, analysis, artwork, ...places }: InsightProps) {
  const { t, i18n } = useTranslation('journal');
  const { back, help, actions, files, areFilesSettled, growth, aroundWords = (words) => words } = places;
  const [marked, setMarked] = useMarked(entry.text);
  useFollowReading(entry.id, entry.analysis_state);
  // A new span each time, so that the same sentence can be asked for again.
  const handleShow = (evidence: Evidence): void => {
    const span = spanOf(entry.text, evidence);
    setMarked(span && { ...span });
  };
  const title = withoutEchoMarks(entry.framework, entry.title) || t('untitled');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <article className={classes.insight}>
      <Link href={back.href} rel="prev" variant="plain" className={classes.back}>
        <Icon name="arrow-left" />
        {back.label}
      </Link>
      <header className={classes.header}>
        <p className={classes.meta}>
          <time dateTime={entry.entry_at}>{date.format(new Date(entry.entry_at))}</time>
          {' · '}
          <bdi>{framework}</bdi>
          {` · ${t('words', { count: entry.word_count })}`}
        </p>
        <div className={classes.line}>
          <h1 tabIndex={-1} className={classes.title} dir="auto">
            {title}
          </h1>
          <div className={classes.actions}>{actions}</div>
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.words}>
          {help}
          <section aria-label={t('insight.text')}>
            {aroundWords(<EntryText passages={passages} document={entry.document} marked={marked} />)}
          </section>
          {files}
        </div>
        {help === null && areFilesSettled && (
          <Margin isOpenAtFirst={Boolean(entry.analysis_state)}>
            {artwork && <ArtworkOfEntry entryId={entry.id} artwork={artwork} name={title} />}
            {entry.analysis_state && (
              <ReadingState entry={entry} state={entry.analysis_state} isAnew={analysis !== null} />
            )}
            {analysis && <Findings entry={entry} analysis={analysis} onShow={handleShow} />}
            {!analysis && !entry.analysis_state && entry.text !== '' && <NoInsight entry={entry} />}
          </Margin>
        )}
        <div className={classes.growth}>{growth}</div>
      </div>
    </article>
  );
}

/** The passage that is shown: the one that the address names, each time that one comes to it, or one that was asked for. */
function useMarked(text: string): [Span | null, (span: Span | null) => void] {
  const { hash, key } = useLocation();
  const [shown, setShown] = useState(() => ({ key, marked: spanInAddress(hash, text) }));
  if (shown.key !== key) setShown({ key, marked: spanInAddress(hash, text) ?? shown.marked });
  return [shown.marked, (marked) => setShown({ key, marked })];
}

/** What was found: beside the words, or below them and folded where they need the width. */
function Margin({ isOpenAtFirst, children }: { isOpenAtFirst: boolean; children: ReactNode }) {
  const { t } = useTranslation('journal');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <aside className={classes.margin} aria-label={t('insight.findings')}>
      <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('insight.findings')}
        <Icon name="chevron-down" />
      </button>
      <div className={classes.found} data-open={isOpen || undefined}>
        {children}
      </div>
    </aside>
  );
}
