import type { ListedBoard } from '@reflectory/contracts/boards';
import type { ImportedBoard } from '@reflectory/domain/board-files';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './board-list.module.css';

const NewBoardDialog = lazy(() => import('./new-board.dialog.tsx'));
const ImportBoardDialog = lazy(() => import('./import-board.dialog.tsx'));

/** How boards begin: a new one, or a file of another program. */
export function BeginBoard({ templates }: { templates: readonly ListedBoard[] }) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [isNew, setNew] = useState(false);
  const [imported, setImported] = useState<ImportedBoard | null>(null);
  const [isReading, setReading] = useState(false);

  async function read(file: File) {
    setReading(true);
    try {
      const { readBoardFile } = await import('../exchange/read-board-file.ts');
      setImported(await readBoardFile(file, t('boards.import.firstColumn')));
    } catch (error) {
      const problem = error instanceof Error && 'problem' in error ? String(error.problem) : 'other';
      toasts.error(
        t([`boards.import.problems.${problem}`, 'boards.import.problems.other'], { name: file.name }),
      );
    } finally {
      setReading(false);
    }
  }

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void read(file);
    // The same file may be chosen again.
    target.value = '';
  }

  return (
    <div className={classes.begin}>
      <Button
        isPending={isReading}
        pendingLabel={t('boards.import.reading')}
        onPress={() => input.current?.click()}
      >
        {t('boards.import.begin')}
      </Button>
      <Button variant="primary" icon="plus" onPress={() => setNew(true)}>
        {t('boards.new.title')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.csv,.tsv,.txt"
        className={classes.file}
        tabIndex={-1}
        aria-label={t('boards.import.file')}
        onChange={handleFile}
      />
      <Suspense fallback={null}>
        {isNew && <NewBoardDialog templates={templates} onClose={() => setNew(false)} />}
        {imported && <ImportBoardDialog imported={imported} onClose={() => setImported(null)} />}
      </Suspense>
    </div>
  );
}
