import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** Where the bytes of attachments lie: in this folder of the person's own. */
export const ATTACHMENT_PLACE = { bucket: 'media', folder: 'attachments' } as const;

/** Name of the object that holds the bytes of an attachment. */
export const attachmentPath = (userId: string, id: string): string =>
  `${userId}/${ATTACHMENT_PLACE.folder}/${id}`;

/** Whether an object is one that attachments consist of. */
export const isAttachment = ({ bucket, name }: { bucket: string; name: string }): boolean =>
  bucket === ATTACHMENT_PLACE.bucket && name.split('/')[1] === ATTACHMENT_PLACE.folder;

/** Functions of attachments. */
export const attachmentFunctions = {
  /** Bytes that the caller keeps, may keep, and may keep in one file; null: any number. */
  'get-file-room': {
    input: z.object({}),
    output: z.object({
      used: z.int().nonnegative(),
      limit: z.int().positive().nullable(),
      largest: z.int().positive(),
    }),
  },
} as const satisfies Record<string, FunctionContract>;
type AttachmentFunctions = typeof attachmentFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends AttachmentFunctions {}
}
