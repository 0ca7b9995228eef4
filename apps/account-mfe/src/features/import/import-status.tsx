import { describeFailure } from '@reflectory/client';
import { Button, ButtonLink, ConfirmDialog, ProgressBar } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SeenImport, useAdvanceImport } from './api/use-imports.ts';
import { FaultList, ImportPreview } from './import-preview.tsx';
import classes from './import.module.css';

/** Failures that have words of their own. */
const failures = [
  'unknown-format',
  'unknown-table',
  'broken-archive',
  'too-many-files',
  'too-large',
] as const;

function useCounts({
  file_name: name,
  added_count: added,
  known_count: known,
  file_count: files,
}: SeenImport) {
  const { language } = usePlatform();
  const numbers = new Intl.NumberFormat(language.current);
  return {
    name,
    added: numbers.format(added),
    known: numbers.format(known),
    files: numbers.format(files),
  };
}

/** How an import stands, and what can be done with it. */
export function ImportStatus({ latest }: { latest: SeenImport }) {
  const { t } = useTranslation('settings');
  const { status, preview, item_count: itemCount } = latest;
  const faults = preview?.faults.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className={classes.status}>
      <StatusWords latest={latest} />
      {status === 'ready' && preview && <ImportPreview preview={preview} />}
      {status === 'importing' && (
        <>
          <ProgressBar
            label={t('import.importing', { name: latest.file_name })}
            value={itemCount}
            maxValue={Math.max((preview?.entries ?? 0) + (preview?.rows ?? 0) + faults, 1)}
          />
          <p className={classes.quiet}>{t('import.mayClose')}</p>
        </>
      )}
      {status === 'attaching' && <FilesOnTheirWay latest={latest} />}
      <FaultList title={t('import.filesLeft')} faults={latest.file_faults ?? []} />
      <StatusActions latest={latest} />
    </div>
  );
}

/** Entries can be read; what hangs on them comes. */
function FilesOnTheirWay({ latest }: { latest: SeenImport }) {
  const { t } = useTranslation('settings');
  const { language } = usePlatform();
  const counts = useCounts(latest);
  const all = latest.preview?.files ?? 0;
  return (
    <>
      <ProgressBar
        label={t('import.attaching', counts)}
        value={Math.min(latest.file_count, all)}
        maxValue={Math.max(all, 1)}
        valueLabel={t('import.ofFiles', {
          ...counts,
          all: new Intl.NumberFormat(language.current).format(all),
        })}
      />
      <p className={classes.quiet}>{t('import.mayClose')}</p>
    </>
  );
}

function StatusWords({ latest }: { latest: SeenImport }) {
  const { t } = useTranslation('settings');
  const { status, failure, file_count: files } = latest;
  const counts = useCounts(latest);
  const why = t(`import.failure.${failures.find((one) => one === failure) ?? 'other'}`);
  return (
    <div aria-live="polite" className={classes.words}>
      {status === 'uploading' && <p>{t('import.interrupted', counts)}</p>}
      {status === 'checking' && <p>{t('import.checking', counts)}</p>}
      {status === 'ready' && <p>{t('import.ready', counts)}</p>}
      {status === 'done' && <p>{t('import.done', counts)}</p>}
      {status === 'done' && files > 0 && <p>{t('import.filesDone', counts)}</p>}
      {status === 'done' && failure && <p className={classes.problem}>{why}</p>}
      {status === 'undoing' && <p>{t('import.undoing', counts)}</p>}
      {status === 'undone' && <p>{t('import.undone', counts)}</p>}
      {status === 'failed' && <p className={classes.problem}>{t('import.failed', { ...counts, why })}</p>}
    </div>
  );
}

/** Where the newest of the imported entries are listed. */
const entriesOf = (preview: SeenImport['preview']): string =>
  preview?.last ? `/entries?year=${preview.last.slice(0, 4)}` : '/entries';

function StatusActions({ latest }: { latest: SeenImport }) {
  const { t } = useTranslation(['settings', 'common']);
  const { id, status, preview, added_count: added } = latest;
  const { mutate: advance, isPending, error } = useAdvanceImport();
  const [isAsking, setAsking] = useState(false);
  const counts = useCounts(latest);
  const isThere = status === 'done' || status === 'attaching';
  const undo = () => advance({ id, status: 'undoing' }, { onSuccess: () => setAsking(false) });
  return (
    <>
      <div className={classes.buttons}>
        {status === 'ready' && (
          <Button
            variant="primary"
            onPress={() => advance({ id, status: 'importing' })}
            isPending={isPending}
            disabledReason={preview?.entries === 0 && !preview.rows ? t('import.nothing') : undefined}
          >
            {t('import.start')}
          </Button>
        )}
        {isThere && added > 0 && <ButtonLink href={entriesOf(preview)}>{t('import.read')}</ButtonLink>}
        {isThere && (added > 0 || !!preview?.checkIns) && (
          <Button onPress={() => setAsking(true)}>{t('import.undo')}</Button>
        )}
        {(status === 'ready' || status === 'uploading' || status === 'failed') && (
          <Button onPress={() => advance({ id, status: null })} isPending={isPending}>
            {t('import.discard')}
          </Button>
        )}
      </div>
      {error && !isAsking && (
        <p role="alert" className={classes.problem}>
          {describeFailure(error, t, 'problems')}
        </p>
      )}
      <ConfirmDialog
        title={t('import.undoTitle')}
        confirmLabel={t('import.undo')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        errorMessage={error ? describeFailure(error, t, 'problems') : undefined}
        onConfirm={undo}
      >
        {t('import.undoDetail', counts)}
      </ConfirmDialog>
    </>
  );
}
