import type { Language } from '@reflectory/contracts/languages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEntry } from './api/use-entries.ts';
import { LatestEntries } from './latest-entries.tsx';
import classes from './pinned-entries.module.css';

export type PinnedEntriesProps = { entries: readonly ListedEntry[]; language: Language };

/** What the person wants to have at hand, of whatever day. */
export function PinnedEntries({ entries, language }: PinnedEntriesProps) {
  const { t } = useTranslation('journal');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.pinned}>
      <h2 id={headingId} className={classes.name}>
        {t('entries.pinned')}
      </h2>
      <LatestEntries entries={entries} language={language} isDated />
    </section>
  );
}
