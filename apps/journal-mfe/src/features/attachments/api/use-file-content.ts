import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { useStoredFile } from '../../../service/use-stored-file.ts';
import { type ShownFile, useFileOutbox } from './use-entry-files.ts';

const sizes = {
  small: { side: 480, resize: 'cover' },
  screen: { side: 1800, resize: 'contain' },
} as const;

/** Milliseconds for which pictures that nobody looks at stay in memory. */
const KEPT_MS = 60_000;

/** The bytes of a picture: from this device until the server has it. */
export function useFileContent({ id, state, type }: ShownFile, size: keyof typeof sizes) {
  const { key } = useReadScope();
  const readFile = useStoredFile();
  const outbox = useFileOutbox();
  const isSaved = state === 'saved';
  // Drawn anew it would stand still.
  const isMoving = type === 'image/gif' && size === 'screen';
  return useQuery({
    queryKey: [...key, 'file', id, isSaved && size],
    staleTime: Infinity,
    gcTime: KEPT_MS,
    // What this device has is shown until the server has drawn it.
    placeholderData: keepPreviousData,
    queryFn: () => (isSaved ? readFile(id, isMoving ? null : sizes[size]) : outbox.find(id)),
  });
}
