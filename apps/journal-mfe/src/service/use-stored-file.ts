import { ATTACHMENT_PLACE, attachmentPath } from '@reflectory/contracts/attachments';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { failureKindOf, ServiceFailure } from './service-failure.ts';
import { callStorage, type StorageCaller, storageStatus } from './storage-call.ts';

/** How a picture is made smaller: to one side at most, or cut to a square. */
export type PictureSize = { side: number; resize: 'cover' | 'contain' };

/** Reads the bytes of a person's own file; a picture as small as is asked for. @throws ServiceFailure */
export async function readStoredFile(
  caller: StorageCaller,
  fileId: string,
  size: PictureSize | null,
): Promise<Blob> {
  const path = `authenticated/${ATTACHMENT_PLACE.bucket}/${attachmentPath(caller.userId, fileId)}`;
  const answer = await callStorage(
    caller,
    size ? `render/image/${path}?${queryOf(size)}` : `object/${path}`,
    {},
  );
  if (answer.ok) return answer.blob();
  const { status, code } = await storageStatus(answer);
  throw new ServiceFailure(failureKindOf(status), code, 'The file was not sent');
}

function queryOf({ side, resize }: PictureSize): string {
  return new URLSearchParams({ width: String(side), height: String(side), resize }).toString();
}

/** Reads files as the signed-in person. */
export function useStoredFile(): (fileId: string, size: PictureSize | null) => Promise<Blob> {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return (fileId, size) => readStoredFile({ client, service: boot.service, userId }, fileId, size);
}
