import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@reflectory/platform-sdk/save-file';

/** Saves a whole deck as a file, and says how that went. */
export function useDeckExport(save: (content: Blob, name: string) => void = saveFile) {
  const { toasts } = usePlatform();
  const { t } = useTranslation('presentations');
  const [isWriting, setWriting] = useState(false);

  async function exportDeck(write: () => Promise<Blob>, fileName: string) {
    if (isWriting) return;
    setWriting(true);
    const progress = toasts.progress(t('export.writing'), t('export.progressDetail'));
    try {
      save(await write(), fileName);
      toasts.success(t('export.done'));
    } catch {
      toasts.error(t('export.failed'), t('export.failedDetail'));
    } finally {
      progress.done();
      setWriting(false);
    }
  }
  return { exportDeck, isWriting };
}
