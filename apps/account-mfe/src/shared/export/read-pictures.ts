import { ATTACHMENT_PLACE, attachmentPath, type EntryFileRow } from '@reflectory/contracts/attachments';
import type { BookPicture } from '@reflectory/domain/book';
import type { usePlatform } from '@reflectory/platform-sdk';

type Platform = Pick<ReturnType<typeof usePlatform>, 'client' | 'boot'>;
type PictureRow = Pick<EntryFileRow, 'id' | 'entry_id' | 'alt' | 'caption'>;

/** Sides of a picture on the page of a book, in pixels. */
const SIDE = 1200;
/** Times that a picture is asked for, since a busy service refuses some. */
const TRIES = 3;
const WAIT_MS = 1000;

/** Pictures of entries as they are named and described, in their order. */
export async function findPictures(
  { client }: Platform,
  entryIds: readonly string[],
): Promise<Map<string, PictureRow[]>> {
  const { data, error } = await client
    .from('entry_files')
    .select('id,entry_id,alt,caption')
    .eq('kind', 'picture')
    .in('entry_id', entryIds)
    .order('position')
    .order('id');
  if (error) throw error;
  return Map.groupBy(data, ({ entry_id: entryId }) => entryId ?? '');
}

/** A picture with its bytes, as large as a page; null where it cannot be made smaller. @throws TypeError */
export async function readPicture(
  { client, boot }: Platform,
  userId: string,
  { id, alt, caption }: PictureRow,
): Promise<BookPicture | null> {
  const { data } = await client.auth.getSession();
  const { url, anonKey } = boot.service;
  const query = new URLSearchParams({ width: String(SIDE), height: String(SIDE), resize: 'contain' });
  const address = `${url}/storage/v1/render/image/authenticated/${ATTACHMENT_PLACE.bucket}/${attachmentPath(userId, id)}?${query.toString()}`;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, {
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${data.session?.access_token ?? anonKey}`,
        accept: 'image/webp',
      },
    });
    if (answer.ok) return { id, address: await dataAddress(answer), alt, caption };
    if (answer.status === 404 || answer.status === 415 || answer.status === 422) return null;
    if (attempt === TRIES) throw new TypeError(`Status ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, attempt * WAIT_MS));
  }
}

/** Bytes that are put into a text at once. */
const PIECE = 32_768;

async function dataAddress(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (let place = 0; place < bytes.length; place += PIECE)
    text += String.fromCharCode(...bytes.subarray(place, place + PIECE));
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  return `data:${type.trim()};base64,${btoa(text)}`;
}
