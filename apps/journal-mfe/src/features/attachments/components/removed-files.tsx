import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ShownFile } from '../api/use-entry-files.ts';
import classes from '../entry-files.module.css';

export type RemovedFilesProps = { files: readonly ShownFile[]; onRestore: (id: string) => void };

/** What was just removed, and can come back. */
export function RemovedFiles({ files, onRestore }: RemovedFilesProps) {
  const { t } = useTranslation('journal');
  return (
    <output>
      {files.map(({ id, name }) => (
        <span key={id} className={classes.line}>
          {t('files.removed', { name })}
          <Button variant="bare" size="small" onPress={() => onRestore(id)}>
            {t('files.undo')}
          </Button>
        </span>
      ))}
    </output>
  );
}
