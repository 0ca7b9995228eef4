import type { MenuItem } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ShownFile } from './api/use-entry-files.ts';
import type { useChangeFiles, useDownloadFile } from './api/use-file-changes.ts';

type Acts = {
  change: ReturnType<typeof useChangeFiles>;
  download: ReturnType<typeof useDownloadFile>;
  onDescribe: (file: ShownFile) => void;
  onRemove: (file: ShownFile) => void;
};

/** What the menu of a file offers, among the files beside it. */
export function useTileItems(
  files: readonly ShownFile[],
  { change, download, onDescribe, onRemove }: Acts,
): (file: ShownFile, index: number) => MenuItem[] {
  const { t } = useTranslation('journal');
  const swap = (file: ShownFile, other: ShownFile) => () =>
    change.mutate([
      { file, update: { position: other.position } },
      { file: other, update: { position: file.position } },
    ]);
  return (file, index) => {
    const isSaved = file.state === 'saved';
    const [before, after] = [files[index - 1], files[index + 1]].map((other) =>
      isSaved && other?.state === 'saved' ? other : null,
    );
    const items: (MenuItem | null)[] = [
      { id: 'words', label: t('files.words'), icon: 'pencil', onAction: () => onDescribe(file) },
      before
        ? { id: 'earlier', label: t('files.earlier'), icon: 'chevron-up', onAction: swap(file, before) }
        : null,
      after
        ? { id: 'later', label: t('files.later'), icon: 'chevron-down', onAction: swap(file, after) }
        : null,
      isSaved
        ? {
            id: 'download',
            label: t('files.download'),
            icon: 'download',
            onAction: () => download.mutate(file),
          }
        : null,
      {
        id: 'remove',
        label: t('files.remove'),
        icon: 'trash',
        isDestructive: true,
        onAction: () => onRemove(file),
      },
    ];
    return items.filter((item) => item !== null);
  };
}
