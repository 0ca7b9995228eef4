import { Button, type IconName, Menu, type MenuItem } from '@reflectory/design-system';
import type { MapDraft } from '@reflectory/domain/mindmaps';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadMapFile } from '../exchange/read-map-file.ts';
import type { MapSource } from '../sources/map-source.ts';
import classes from './begin-map.module.css';

const TooMuchDialog = lazy(() => import('./too-much.dialog.tsx'));

const BeginFromDialog = lazy(() => import('../sources/begin-from.dialog.tsx'));

/** Sources with the feature without which there is none; their code comes when one of them is chosen. */
const SOURCES = [
  { id: 'month', feature: 'insights', icon: 'calendar' },
  { id: 'framework', feature: 'library', icon: 'library' },
  { id: 'board', feature: 'boards', icon: 'list' },
] as const satisfies readonly { id: MapSource['id']; feature: string; icon: IconName }[];

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

/** What maps can begin with besides nothing: a file, or something that is there already. */
export function BeginMap({ onMade }: { onMade(draft: MapDraft): Promise<void> }) {
  const { t } = useTranslation('plan');
  const { hasFeature } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [sourceId, setSource] = useState<MapSource['id'] | null>(null);
  const { isReading, tooMuch, read, answer } = useMapFile(onMade);

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void read(file);
    // The same file may be chosen again.
    target.value = '';
  }

  const items: MenuItem[] = [
    { id: 'file', label: t('mindmaps.import.file'), icon: 'upload', onAction: () => input.current?.click() },
    ...SOURCES.filter(({ feature }) => hasFeature(feature)).map(({ id, icon }) => ({
      id,
      icon,
      label: t(`mindmaps.sources.${id}.title`),
      onAction: () => setSource(id),
    })),
  ];
  return (
    <>
      <Menu
        label={t('mindmaps.sources.begin')}
        trigger={
          <Button isPending={isReading} pendingLabel={t('mindmaps.import.reading')}>
            {t('mindmaps.sources.begin')}
          </Button>
        }
        items={items}
        placement="bottom end"
      />
      <input
        ref={input}
        type="file"
        accept={FILES}
        className={classes.file}
        tabIndex={-1}
        aria-label={t('mindmaps.import.file')}
        onChange={handleFile}
      />
      <Suspense fallback={null}>
        {tooMuch && <TooMuchDialog count={tooMuch.count} left={tooMuch.left} onAnswer={answer} />}
        {sourceId && <BeginFromDialog sourceId={sourceId} onMade={onMade} onClose={() => setSource(null)} />}
      </Suspense>
    </>
  );
}
