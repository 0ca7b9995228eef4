import { Button } from '@reflectory/design-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import type { Draft } from './editor.tsx';
import classes from './workflows.module.css';

const ImportDialog = lazy(() => import('./import.dialog.tsx'));

/** Chooses a file of a routine, which is looked at before it becomes a draft. */
export function ImportButton({ places, onImport }: { places: Places; onImport(draft: Draft): void }) {
  const { t } = useTranslation('flows');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <Button icon="upload" onPress={() => input.current?.click()}>
        {t('workflows.file.open')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className={classes.file}
        tabIndex={-1}
        aria-label={t('workflows.file.choose')}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Suspense fallback={null}>
        {file && (
          <ImportDialog
            file={file}
            places={places}
            onImport={(draft) => {
              setFile(null);
              onImport(draft);
            }}
            onClose={() => setFile(null)}
          />
        )}
      </Suspense>
    </>
  );
}
