import { Button, EmptyState, Link } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useEntryVersion } from './api/use-entry-version.ts';
import type { ListedVersion } from './api/use-entry-versions.ts';
import { useRestoreVersion } from './api/use-restore-version.ts';
import { WordChanges } from './components/word-changes.tsx';
import classes from './versions.module.css';

export type VersionsProps = {
  entry: { id: string; text: string; version: number };
  versions: readonly ListedVersion[];
  /** The version that is looked at; null: none was chosen. */
  chosen: number | null;
};

/** What an entry was, one version at a time beside what it is, and the way back to it. */
export function Versions({ entry, versions, chosen }: VersionsProps) {
  const { t, i18n } = useTranslation('journal');
  if (versions.length === 0)
    return <EmptyState title={t('versions.emptyTitle')}>{t('versions.emptyText')}</EmptyState>;
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const version = versions.find((listed) => listed.version === chosen) ?? versions[0];
  return (
    <div className={classes.versions}>
      <nav aria-label={t('versions.title')}>
        <ol className={classes.list}>
          {versions.map((listed) => (
            <li key={listed.version}>
              <Link
                href={`/journal/entry/${entry.id}/versions?version=${listed.version}`}
                variant="plain"
                className={classes.version}
                {...(listed === version && { 'aria-current': 'true' as const })}
              >
                {moment.format(new Date(listed.written_at))}
                {listed.version === 1 && <span className={classes.note}> · {t('versions.first')}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {version && <ChosenVersion key={version.version} entry={entry} version={version.version} />}
    </div>
  );
}

function ChosenVersion({ entry, version }: { entry: VersionsProps['entry']; version: number }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const kept = useEntryVersion(entry.id, version);
  const restore = useRestoreVersion(entry.id);
  const [undone, setUndone] = useState<number | null>(null);
  if (kept.isError && kept.data === undefined) return <p role="alert">{failureMessage(kept.error)}</p>;
  if (!kept.data) return <p>{t(kept.data === null ? 'versions.gone' : 'loading')}</p>;
  const isSame = kept.data.text === entry.text;
  const handleRestore = () => {
    const base = entry.version;
    restore.mutate({ version, base }, { onSuccess: () => setUndone(base) });
  };
  return (
    <section className={classes.chosen} aria-label={t('versions.changes')}>
      <p className={classes.note}>{t(isSame ? 'versions.same' : 'versions.legend')}</p>
      {undone === null ? (
        <Button
          variant="primary"
          isPending={restore.isPending}
          disabledReason={isSame ? t('versions.same') : undefined}
          onPress={handleRestore}
        >
          {t('versions.restore')}
        </Button>
      ) : (
        <output className={classes.restored}>
          {t('versions.restored')}
          <Button
            isPending={restore.isPending}
            onPress={() =>
              restore.mutate({ version: undone, base: entry.version }, { onSuccess: () => setUndone(null) })
            }
          >
            {t('versions.undo')}
          </Button>
        </output>
      )}
      {restore.isError && <p role="alert">{failureMessage(restore.error)}</p>}
      <WordChanges before={kept.data.text} after={entry.text} />
    </section>
  );
}
