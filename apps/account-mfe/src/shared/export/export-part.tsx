import { describeFailure } from '@reflectory/client';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useExportMyData } from './export-my-data.ts';
import { formatBytes } from './format-bytes.ts';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import classes from './export-part.module.css';

/** Fetches everything of the person as a file, says how far it is, and can be stopped. */
export function ExportPart() {
  const { t } = useTranslation(['settings', 'common']);
  const { isOnline, toasts, language } = usePlatform();
  const { mutate: fetchAll, isPending, error, received, stop } = useExportMyData();
  const start = () =>
    fetchAll(undefined, {
      onSuccess: ({ file, name }) => {
        saveFile(file, name);
        toasts.success(t('export.saved'), t('export.savedDetail', { name }));
      },
    });
  const isStopped = error?.name === 'AbortError';
  return (
    <div className={classes.part}>
      <div className={classes.buttons}>
        <Button
          icon="download"
          onPress={start}
          isPending={isPending}
          pendingLabel={t('export.running')}
          disabledReason={isOnline ? undefined : t('offline.needed')}
        >
          {t('export.start')}
        </Button>
        {isPending && (
          <Button variant="bare" onPress={stop}>
            {t('export.stop')}
          </Button>
        )}
      </div>
      {isPending && (
        <p className={classes.progress}>
          {t('export.received', { size: formatBytes(received, language.current) })}
        </p>
      )}
      {error && !isStopped && (
        <p role="alert" className={classes.problem}>
          {t('export.failed', { problem: describeFailure(error, t, 'problems') })}
        </p>
      )}
    </div>
  );
}
