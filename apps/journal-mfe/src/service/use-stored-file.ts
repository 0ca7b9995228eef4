import { ATTACHMENT_PLACE, attachmentPath } from '@reflectory/contracts/attachments';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { findKeptPicture, keepPicture } from './kept-pictures.ts';
import { failureKindOf, ServiceFailure } from './service-failure.ts';
import { callStorage, type StorageCaller, storageStatus } from '@reflectory/client/storage';

/** How a picture is made smaller: to one side at most, or cut to a square. */
export type PictureSize = { side: number; resize: 'cover' | 'contain' };

/** Who reads a file, and at which instance. */
export type FileReader = StorageCaller & { instanceId: string };

/** @throws ServiceFailure, or whatever a call without an answer rejects with */
async function fetchStoredFile(caller: FileReader, fileId: string, size: PictureSize | null): Promise<Blob> {
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

/** What comes after its person has signed out is not kept. */
async function keepSeen(
  caller: FileReader,
  picture: { fileId: string; size: PictureSize },
  content: Blob,
): Promise<void> {
  const { data } = await caller.client.auth.getSession();
  if (data.session?.user.id === caller.userId) await keepPicture(caller, picture, content);
}

/**
 * Reads the bytes of a person's own file; a picture as small as is asked for. A picture that was seen on this device is
 * read from it while the service is away; a refusal is obeyed. @throws ServiceFailure
 */
export async function readStoredFile(
  caller: FileReader,
  fileId: string,
  size: PictureSize | null,
): Promise<Blob> {
  try {
    const content = await fetchStoredFile(caller, fileId, size);
    if (size) void keepSeen(caller, { fileId, size }, content);
    return content;
  } catch (error) {
    const isRefused = error instanceof ServiceFailure && error.kind !== 'unreachable';
    const kept = size && !isRefused ? await findKeptPicture(caller, fileId, size) : null;
    if (kept) return kept;
    throw error;
  }
}

function queryOf({ side, resize }: PictureSize): string {
  return new URLSearchParams({ width: String(side), height: String(side), resize }).toString();
}

/** Reads files as the signed-in person. */
export function useStoredFile(): (fileId: string, size: PictureSize | null) => Promise<Blob> {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const caller = { client, service: boot.service, userId, instanceId: boot.instance.id };
  return (fileId, size) => readStoredFile(caller, fileId, size);
}
