import type { EntryFileRow } from '@reflectory/contracts/attachments';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { FileOutbox } from '../outbox/file-outbox.ts';
import { type FilePlace, isAt, isDrawn, type Refusal, type WaitingFile } from '../model/waiting-file.ts';
import { getFileOutbox } from './get-file-outbox.ts';

/** A file as it is shown, wherever it is. */
export type ShownFile = Pick<
  EntryFileRow,
  'id' | 'name' | 'type' | 'bytes' | 'alt' | 'caption' | 'position' | 'width' | 'height'
> & {
  isPicture: boolean;
  state: 'saved' | 'waiting' | 'sending' | 'refused';
  refusal: Refusal | null;
  /** What part of one that is being sent has gone, from 0 to 1. */
  part: number;
  /** Only this page has it. */
  isUnkept: boolean;
};

const columns = 'id,name,kind,type,bytes,alt,caption,position,width,height' as const;

/** Files that one entry shows. */
const MOST = 500;

/** Key of the list of a place. */
export function useFilesKey({ entryId, sessionId }: FilePlace) {
  const { key } = useReadScope();
  return [...key, 'files', entryId ?? sessionId] as const;
}

/** The person's files on their way. */
export function useFileOutbox(): FileOutbox {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return getFileOutbox(client, boot.service, { instanceId: boot.instance.id, userId });
}

/** Files of an entry or session in their order, with what this device has not sent yet. */
export function useEntryFiles(place: FilePlace) {
  const { client } = useReadScope();
  const queryClient = useQueryClient();
  const queryKey = useFilesKey(place);
  const outbox = useFileOutbox();
  const { files, sending, unkept, taken } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const [column, id] = place.entryId ? ['entry_id', place.entryId] : ['session_id', place.sessionId];
      const { data, error, status } = await client
        .from('entry_files')
        .select(columns)
        .eq(column as 'entry_id', id ?? '')
        .order('position')
        .order('id')
        .limit(MOST)
        .abortSignal(signal);
      if (error) throw tableFailure(status, error);
      return data;
    },
  });
  const listName = JSON.stringify(queryKey);
  useEffect(() => {
    if (taken.length > 0) void queryClient.invalidateQueries({ queryKey: JSON.parse(listName) as unknown[] });
  }, [taken.length, listName, queryClient]);
  const saved: ShownFile[] = (query.data ?? []).map(({ kind, ...row }) => ({
    ...row,
    isPicture: kind === 'picture',
    state: 'saved',
    refusal: null,
    part: 1,
    isUnkept: false,
  }));
  const known = new Set(saved.map(({ id }) => id));
  const shownAs = (file: WaitingFile, state: ShownFile['state']): ShownFile => ({
    ...file,
    width: null,
    height: null,
    isPicture: isDrawn(file.type),
    state,
    part: sending?.id === file.id ? sending.part : 0,
    isUnkept: unkept.has(file.id),
  });
  const isMissing = (file: WaitingFile) => isAt(file, place) && !known.has(file.id);
  const waiting = files
    .filter(isMissing)
    .map((file) => shownAs(file, file.refusal ? 'refused' : sending?.id === file.id ? 'sending' : 'waiting'));
  // The list does not know them yet.
  const arrived = taken
    .filter(({ file, at }) => at >= query.dataUpdatedAt && isMissing(file))
    .map(({ file }) => shownAs(file, 'saved'));
  return { query, files: [...saved, ...arrived, ...waiting] };
}
