import { IMPORT_PART_BYTES, importPartName } from '@reflectory/contracts/imports';

/** Where a file goes, and who sends it. */
export type UploadTarget = {
  url: string;
  headers: () => Promise<Record<string, string>>;
  userId: string;
  importId: string;
};

/** Times that a part is sent before the upload counts as broken off. */
const TRIES = 3;

/** The service takes no more files of this person; `message` says why in its words. */
export class UploadRefusedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'UploadRefusedError';
    this.code = code;
  }
}

async function findSentParts({ url, headers, userId, importId }: UploadTarget): Promise<Set<string>> {
  const sent = new Set<string>();
  for (let offset = 0; ; offset += 1000) {
    const answer = await fetch(`${url}/storage/v1/object/list/media`, {
      method: 'POST',
      headers: { ...(await headers()), 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: `${userId}/imports/${importId}`, limit: 1000, offset }),
    });
    if (!answer.ok) throw new TypeError(`Status ${answer.status}`);
    const found = (await answer.json()) as { name: string; metadata: { size?: number } | null }[];
    for (const { name, metadata } of found) sent.add(`${name} ${metadata?.size ?? 0}`);
    if (found.length < 1000) return sent;
  }
}

async function sendPart(target: UploadTarget, name: string, part: Blob, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(`${target.url}/storage/v1/object/media/${name}`, {
        method: 'POST',
        headers: {
          ...(await target.headers()),
          'x-upsert': 'true',
          'content-type': 'application/octet-stream',
        },
        body: part,
        signal,
      });
      if (answer.ok) return;
      const body = (await answer.json().catch(() => null)) as { error?: string; message?: string } | null;
      if (answer.status < 500) throw new UploadRefusedError(body?.error ?? '', body?.message ?? '');
      throw new TypeError(`Status ${answer.status}`);
    } catch (error) {
      if (signal.aborted || error instanceof UploadRefusedError || attempt === TRIES) throw error;
    }
  }
}

/** Sends a file in parts; what an earlier try sent is not sent again. @throws UploadRefusedError, TypeError */
export async function uploadArchive(
  target: UploadTarget,
  file: File,
  { onBytes, signal }: { onBytes: (sent: number) => void; signal: AbortSignal },
): Promise<void> {
  const sent = await findSentParts(target);
  for (let part = 0; part * IMPORT_PART_BYTES < file.size; part += 1) {
    signal.throwIfAborted();
    const place = part * IMPORT_PART_BYTES;
    const bytes = file.slice(place, place + IMPORT_PART_BYTES);
    const path = importPartName(target.userId, target.importId, part);
    if (!sent.has(`${path.replace(/^.*\//, '')} ${bytes.size}`)) await sendPart(target, path, bytes, signal);
    onBytes(place + bytes.size);
  }
}
