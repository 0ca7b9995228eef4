import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { type ShownFile, useEntryFiles, useFileOutbox } from './api/use-entry-files.ts';
import { useChangeFiles, useDownloadFile } from './api/use-file-changes.ts';
import { AddFiles } from './components/add-files.tsx';
import { FileList } from './components/file-list.tsx';
import { Leftovers } from './components/leftovers.tsx';
import { LightBox, type LightBoxProps } from './components/light-box.tsx';
import { RemovedFiles } from './components/removed-files.tsx';
import { RoomLeft } from './components/room-left.tsx';
import { DescribeDialog } from './describe.dialog.tsx';
import classes from './entry-files.module.css';
import type { FilePlace } from './model/waiting-file.ts';
import { ShownPictureContext } from './shown-picture.ts';
import { useAddFiles } from './use-add-files.ts';
import { useRemoval } from './use-removal.ts';
import { useTileItems } from './use-tile-items.ts';

type Opened = { kind: 'picture' | 'words'; id: string };

export type EntryFilesProps = FilePlace & {
  /** Called when something was added. */
  onAdd?: (() => void) | undefined;
  /** Ids of pictures that stand in the text. */
  placed?: readonly string[];
  /** Called when it is known which there are, or that this cannot be known now: nothing moves by itself from then on. */
  onSettled?: (() => void) | undefined;
};

/** Pictures and files of an entry, or of the session that becomes one. */
export function EntryFiles({ onAdd, onSettled, placed = [], ...place }: EntryFilesProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const outbox = useFileOutbox();
  const { files: all, query } = useEntryFiles(place);
  const [removed, restore, remove] = useRemoval(place, all);
  const files = all.filter((file) => !removed.includes(file.id));
  const { add, isOver, leftovers, room } = useAddFiles(
    place,
    Math.max(0, ...all.map((file) => file.position)),
    onAdd,
  );
  const change = useChangeFiles(place);
  const download = useDownloadFile();
  const [opened, setOpened] = useOpened();
  const open = (kind: Opened['kind'], id: string) => setOpened({ kind, id });
  const onDescribe = (file: { id: string }) => open('words', file.id);
  const itemsOf = useTileItems(files, { change, download, onDescribe, onRemove: ({ id }) => remove(id) });
  // Beside a draft it is said already that the server is away.
  const failed = [place.entryId && query, change, download].find((asked) => asked && asked.isError);
  const isSettled = useSettled(query, onSettled);
  if (!isSettled && all.length === 0 && place.entryId !== null) return null;
  return (
    <section
      className={classes.files}
      aria-label={t('files.title')}
      data-over={isOver || undefined}
      data-draft={place.entryId === null || undefined}
    >
      <FileList
        files={files.filter(({ id }) => !placed.includes(id))}
        itemsOf={itemsOf}
        onOpen={(file) => (file.isPicture ? open('picture', file.id) : download.mutate(file))}
        onDescribe={onDescribe}
        onRetry={({ id }) => void outbox.retry(id)}
      />
      <div className={classes.line}>
        <AddFiles onAdd={add} />
        {isOver ? <span className={classes.quiet}>{t('files.drop')}</span> : <RoomLeft room={room} />}
      </div>
      <RemovedFiles files={all.filter(({ id }) => removed.includes(id))} onRestore={restore} />
      <Leftovers leftovers={leftovers} largest={room?.largest ?? 0} />
      {failed && (
        <p role="alert" className={classes.problem}>
          {failureMessage(failed.error)}
        </p>
      )}
      {opened && (
        <OpenedFile
          opened={opened}
          files={files}
          place={place}
          onShow={(id) => open('picture', id)}
          onDownload={(file) => download.mutate(file)}
          onDescribe={onDescribe}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** Whether the list was read; told once. */
function useSettled({ isPending }: { isPending: boolean }, onSettled: (() => void) | undefined): boolean {
  useEffect(() => {
    if (!isPending) onSettled?.();
  }, [isPending, onSettled]);
  return !isPending;
}

type OpenedFileProps = Pick<LightBoxProps, 'onShow' | 'onDownload' | 'onDescribe' | 'onClose'> & {
  opened: Opened;
  files: readonly ShownFile[];
  place: FilePlace;
};

/** What is open: chosen here, or in the text. */
function useOpened() {
  const [chosen, setChosen] = useState<Opened | null>(null);
  const { id, show } = useContext(ShownPictureContext);
  const opened: Opened | null = chosen ?? (id === null ? null : { kind: 'picture', id });
  const open = (next: Opened | null): void => {
    setChosen(next);
    if (next === null) show(null);
  };
  return [opened, open] as const;
}

/** The dialog that is open over the files. */
function OpenedFile({ opened: { kind, id }, files, place, onClose, ...rest }: OpenedFileProps) {
  if (kind === 'picture') {
    const pictures = files.filter(({ isPicture }) => isPicture);
    return <LightBox pictures={pictures} shown={id} onClose={onClose} {...rest} />;
  }
  const file = files.find((one) => one.id === id);
  return file ? <DescribeDialog file={file} place={place} onClose={onClose} /> : null;
}
