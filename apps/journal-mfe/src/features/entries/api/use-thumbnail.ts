import { useQuery } from '@tanstack/react-query';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { useStoredFile } from '../../../service/use-stored-file.ts';

/** Twice the pixels that a list shows. */
const SMALL = { side: 144, resize: 'cover' } as const;
/** Milliseconds for which a picture that nobody looks at stays in memory. */
const KEPT_MS = 60_000;

/** The bytes of a picture, small; nothing is asked for until it is wanted. */
export function useThumbnail(fileId: string, isWanted: boolean) {
  const { key } = useReadScope();
  const readFile = useStoredFile();
  return useQuery({
    queryKey: [...key, 'file', fileId, 'thumbnail'],
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    queryFn: () => readFile(fileId, SMALL),
  });
}
