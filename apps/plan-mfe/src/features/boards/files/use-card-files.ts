import { callStorage, type StorageCaller, storageStatus } from '@reflectory/client/storage';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import { useOpenBoard } from '../model/board-context.ts';
import type { CardFile } from '../model/board-scene.ts';

/** Seconds for which the address of a download works. */
const ADDRESS_SECONDS = 300;
/** Milliseconds for which pictures that nobody looks at stay in memory. */
const KEPT_MS = 60_000;

/** Why a file was not taken. */
export type FileProblem = 'size' | 'type' | 'damaged' | 'other';
const problems: Readonly<Record<number, FileProblem>> = { 413: 'size', 415: 'type', 422: 'damaged' };

/** How a picture is made smaller. */
export type PictureSize = { width: number; height: number };

function useCaller(): StorageCaller {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return { client, service: boot.service, userId };
}

/** Where the bytes of a file lie: with whoever added it. */
function usePlaceOf() {
  const { session } = useOpenBoard();
  const { id: userId } = useCurrentUser();
  return ({ id, author_id: author }: Pick<CardFile, 'id'> & { author_id?: string | undefined }) =>
    // What is not answered yet has no author.
    `media/${author ?? userId}/boards/${session.object.place.id}/${id}`;
}

/** Uploads the bytes of a file; answers the id by which a row names them, or why they were not taken. */
export function useSendFile() {
  const caller = useCaller();
  const placeOf = usePlaceOf();
  return async (file: File): Promise<{ id: string } | { problem: FileProblem }> => {
    const id = crypto.randomUUID();
    try {
      const answer = await callStorage(caller, `object/${placeOf({ id })}`, {
        method: 'POST',
        headers: { 'content-type': file.type || 'application/octet-stream' },
        body: file,
      });
      const { status } = await storageStatus(answer);
      return status < 300 ? { id } : { problem: problems[status] ?? 'other' };
    } catch {
      return { problem: 'other' };
    }
  };
}

/** The bytes of a picture, as small as it is shown. */
export function useCardPicture(file: CardFile, { width, height }: PictureSize) {
  const { key } = useScope();
  const caller = useCaller();
  const placeOf = usePlaceOf();
  return useQuery({
    queryKey: [...key, 'card-picture', file.id, width],
    staleTime: Infinity,
    gcTime: KEPT_MS,
    async queryFn() {
      const size = new URLSearchParams({ width: String(width), height: String(height), resize: 'cover' });
      const answer = await callStorage(
        caller,
        `render/image/authenticated/${placeOf(file)}?${size.toString()}`,
        {},
      );
      if (!answer.ok) throw new Error(`The picture was not sent: ${answer.status}`);
      return answer.blob();
    },
  });
}

/** Signs an address of a file that works for some minutes, and opens it as a download. */
export function useDownloadCardFile() {
  const caller = useCaller();
  const placeOf = usePlaceOf();
  return useMutation({
    async mutationFn(file: CardFile) {
      const answer = await callStorage(caller, `object/sign/${placeOf(file)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: ADDRESS_SECONDS }),
      });
      if (!answer.ok) throw new Error(`The file was not sent: ${answer.status}`);
      const { signedURL } = (await answer.json()) as { signedURL: string };
      const link = document.createElement('a');
      link.href = `${caller.service.url}/storage/v1${signedURL}&download=${encodeURIComponent(file.name)}`;
      link.download = file.name;
      link.click();
    },
  });
}
