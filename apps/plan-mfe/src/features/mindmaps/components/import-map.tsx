import { Button } from '@reflectory/design-system';
import type { MapDraft } from '@reflectory/domain/mindmaps';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadMapFile } from '../exchange/read-map-file.ts';
import classes from './import-map.module.css';

const TooMuchDialog = lazy(() => import('./too-much.dialog.tsx'));

const FILES = '.xmind,.mm,.opml,.md,.markdown,.txt,.xml';

/** What makes a map of a file that is chosen; what of it a map does not hold waits to be asked about. */
function useMapFile(onRead: (draft: MapDraft) => Promise<void>) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const [tooMuch, setTooMuch] = useState<ReadMapFile | null>(null);
  const [isReading, setReading] = useState(false);

  async function make({ draft, left }: ReadMapFile) {
    await onRead(draft);
    if (left.noteCharacters > 0) toasts.info(t('mindmaps.import.notesCut', { amount: left.noteCharacters }));
  }

  async function read(file: File) {
    setReading(true);
    try {
      const { readMapFile } = await import('../exchange/read-map-file.ts');
      const found = await readMapFile(file);
      if (found.left.nodes > 0) setTooMuch(found);
      else await make(found);
    } catch (error) {
      const code =
        error instanceof Error && 'problem' in error ? (error.problem as { code: string }).code : 'other';
      toasts.error(
        t([`mindmaps.import.problems.${code}`, 'mindmaps.import.problems.other'], { name: file.name }),
      );
    } finally {
      setReading(false);
    }
  }

  return {
    isReading,
    tooMuch,
    read,
    answer(isPut: boolean) {
      if (tooMuch && isPut) void make(tooMuch);
      setTooMuch(null);
    },
  };
}

/** Makes a map of a file. */
export function ImportMap({ onRead }: { onRead(draft: MapDraft): Promise<void> }) {
  const { t } = useTranslation('plan');
  const input = useRef<HTMLInputElement>(null);
  const { isReading, tooMuch, read, answer } = useMapFile(onRead);

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void read(file);
    // The same file may be chosen again.
    target.value = '';
  }

  return (
    <>
      <Button
        icon="upload"
        isPending={isReading}
        pendingLabel={t('mindmaps.import.reading')}
        onPress={() => input.current?.click()}
      >
        {t('mindmaps.import.file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={FILES}
        className={classes.file}
        tabIndex={-1}
        aria-label={t('mindmaps.import.file')}
        onChange={handleFile}
      />
      {tooMuch && (
        <Suspense fallback={null}>
          <TooMuchDialog count={tooMuch.count} left={tooMuch.left} onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
