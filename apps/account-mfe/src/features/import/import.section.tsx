import { describeFailure } from '@reflectory/client';
import { Button, ProgressBar } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../shared/export/format-bytes.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionLead } from '../../shared/section.tsx';
import { UploadRefusedError } from './api/upload-archive.ts';
import { useBringArchive } from './api/use-bring-archive.ts';
import { isUnderWay, type SeenImport, useLatestImport } from './api/use-imports.ts';
import { ArchivePicker } from './archive-picker.tsx';
import { ImportStatus } from './import-status.tsx';
import classes from './import.module.css';

/** Brings journals of other programs along. */
export default function ImportSection() {
  const { t } = useTranslation('settings');
  const query = useLatestImport();
  return (
    <>
      <SectionLead>{t('import.lead')}</SectionLead>
      <Loaded query={query} label={t('sections.import')}>
        {(latest) => <ImportSteps latest={latest} />}
      </Loaded>
    </>
  );
}

function ImportSteps({ latest }: { latest: SeenImport | null }) {
  const { t } = useTranslation(['settings', 'common']);
  const { language } = usePlatform();
  const { mutate: bring, isPending, variables: file, error, sent, stop } = useBringArchive(latest);
  if (isPending && file) {
    const size = (bytes: number) => formatBytes(bytes, language.current);
    return (
      <div className={classes.step}>
        <ProgressBar
          label={t('import.uploading', { name: file.name })}
          value={sent}
          maxValue={file.size}
          valueLabel={t('import.sent', { sent: size(sent), size: size(file.size) })}
        />
        <p className={classes.quiet}>{t('import.keepOpen')}</p>
        <Button onPress={stop}>{t('export.stop')}</Button>
      </div>
    );
  }
  const isFree = !latest || !(isUnderWay(latest) || latest.status === 'ready');
  const isStopped = error?.name === 'AbortError';
  return (
    <div className={classes.step}>
      {latest && <ImportStatus latest={latest} />}
      {error && !isStopped && (
        <p role="alert" className={classes.problem}>
          {t('import.uploadFailed', {
            problem:
              error instanceof UploadRefusedError && error.code === 'quota_exceeded'
                ? t('import.noRoom')
                : describeFailure(error, t, 'problems'),
          })}
        </p>
      )}
      {isFree && <ArchivePicker onPick={bring} />}
    </div>
  );
}
