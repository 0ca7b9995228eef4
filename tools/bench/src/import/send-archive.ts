import type { FileHandle } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { IMPORT_PART_BYTES, importPartName } from '@reflectory/contracts/imports';
import type { Account } from '../testing/open-account.ts';

/** Pictures that a list asks for at once, and their side in pixels. */
const AT_ONCE = 6;
const SIDE = 144;

/** Uploads an archive as the page does: its row, then its parts. Answers its id. */
export async function sendArchive(
  { person, send }: Account,
  archive: FileHandle,
  bytes: number,
): Promise<string> {
  const id = randomUUID();
  await send('/rest/v1/imports', 'POST', {
    id,
    user_id: person.userId,
    file_name: 'journal.zip',
    byte_count: bytes,
    time_zone: 'Europe/Berlin',
    language: 'en',
  });
  for (let part = 0; part * IMPORT_PART_BYTES < bytes; part += 1) {
    const place = part * IMPORT_PART_BYTES;
    const content = Buffer.alloc(Math.min(IMPORT_PART_BYTES, bytes - place));
    await archive.read(content, 0, content.length, place);
    await send(`/storage/v1/object/media/${importPartName(person.userId, id, part)}`, 'POST', content);
  }
  return id;
}

/** Has the small picture of each made, some at once, as somebody does who looks through the whole list. */
export async function drawSizes({ person, send }: Account, ids: readonly string[]): Promise<void> {
  const waiting = [...ids];
  const draw = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      await send(
        `/storage/v1/render/image/authenticated/media/${person.userId}/attachments/${id}?width=${SIDE}&height=${SIDE}&resize=cover`,
        'GET',
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}
