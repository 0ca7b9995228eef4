import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/attachments';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

export const roomKey = (key: readonly string[]) => [...key, 'room'];

/** Bytes that the person keeps of all files, may keep, and may keep in one. */
export function useRoom() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: roomKey(key),
    queryFn: ({ signal }) => callFunction(client, 'get-file-room', {}, { signal }),
  });
}
