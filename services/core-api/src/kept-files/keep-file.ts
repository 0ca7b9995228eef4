import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileKey, FileTooLargeError, type FileStore, type ReceiveFile } from '@reflectory/storage';

/** A file that did not come as an upload; `size` in bytes, and the type that it is said to have. */
type FileToKeep = { size: number; read(): Readable; contentType: string; keepsDetails: boolean };

/** Bytes that were written under `version`, as the row of an object has them. */
type KeptFile = {
  version: string;
  size: number;
  metadata: { mimetype: string } & Record<string, unknown>;
  userMetadata: Record<string, unknown>;
};

type Dependencies = { files: Pick<FileStore, 'write'>; receive: ReceiveFile };

/**
 * Has a file received as an upload is, and writes its bytes, which the sweep of files removes where no row names them.
 * Throws what {@link ReceiveFile} does, and FileTooLargeError.
 */
export function createKeepFile({ files, receive }: Dependencies) {
  return async (
    { instanceId, userId }: { instanceId: string; userId: string },
    { size: announced, read, contentType, keepsDetails }: FileToKeep,
    limit: number,
  ): Promise<KeptFile> => {
    if (announced > limit) throw new FileTooLargeError();
    const upload = await receive(
      { instance: instanceId, person: userId },
      {
        content: read(),
        contentType,
        cacheControl: '',
        contentEncoding: undefined,
        userMetadata: { keepsDetails },
        announced: null,
      },
      limit,
    );
    const version = randomUUID();
    const { size, eTag } = await files
      .write(fileKey(instanceId, version), upload.content, limit)
      .finally(() => upload.content.destroy());
    const metadata = {
      eTag,
      size,
      mimetype: upload.contentType,
      cacheControl: upload.cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    };
    return { version, size, metadata, userMetadata: upload.userMetadata };
  };
}
