import type { ShownFile } from '../api/use-entry-files.ts';
import classes from '../entry-files.module.css';
import type { useTileItems } from '../use-tile-items.ts';
import { FileTile } from './file-tile.tsx';

export type FileListProps = {
  files: readonly ShownFile[];
  itemsOf: ReturnType<typeof useTileItems>;
  /** Shows a picture, downloads any other file. */
  onOpen: (file: ShownFile) => void;
  onDescribe: (file: ShownFile) => void;
  onRetry: (file: ShownFile) => void;
};

/** The files of a place in their order. */
export function FileList({ files, itemsOf, onOpen, onDescribe, onRetry }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.list}>
      {files.map((file, index) => (
        <FileTile
          key={file.id}
          file={file}
          items={itemsOf(file, index)}
          onOpen={() => onOpen(file)}
          onDescribe={() => onDescribe(file)}
          onRetry={() => onRetry(file)}
        />
      ))}
    </ul>
  );
}
