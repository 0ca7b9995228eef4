import type { Page } from '@playwright/test';
import { ATTACHMENT_PLACE, attachmentPath } from '@reflectory/contracts/attachments';
import { randomUUID } from 'node:crypto';
import type { WritingAccount } from './account.ts';

/** Uploads under way at once. */
const AT_ONCE = 4;

/** A picture of many colours, as the browser of `page` draws it. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [480, 360];
    const context = canvas.getContext('2d');
    for (let place = 0; context && place < 400; place += 1) {
      context.fillStyle = `hsl(${place * 7} 60% ${30 + (place % 50)}%)`;
      context.fillRect((place * 53) % 480, (place * 31) % 360, 60, 45);
    }
    return canvas.toDataURL('image/jpeg', 0.8);
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Gives each of these entries a picture. @throws Error when one is refused */
export async function writePictures(
  page: Page,
  { userId, post }: WritingAccount,
  entryIds: readonly string[],
): Promise<void> {
  const picture = await drawPicture(page);
  const waiting = [...entryIds];
  const upload = async (): Promise<void> => {
    for (let entryId = waiting.pop(); entryId; entryId = waiting.pop()) {
      const id = randomUUID();
      const path = `${ATTACHMENT_PLACE.bucket}/${attachmentPath(userId, id)}`;
      await post(`/storage/v1/object/${path}`, picture, 'image/jpeg');
      await post('/rest/v1/entry_files?on_conflict=instance_id,id', {
        id,
        user_id: userId,
        entry_id: entryId,
        name: 'picture.jpg',
        alt: 'Colours',
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, upload));
}
