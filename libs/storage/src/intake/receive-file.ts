import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFairQueue, type WorkOwner } from '@reflectory/server-kit';
import { FileTooLargeError } from '../files/file-store.ts';
import { createMeter } from '../files/measured.ts';
import type { Upload } from './upload.ts';
import { StorageError, wrongType } from '../storage-error.ts';
import { cleanBoxes } from './clean-boxes.ts';
import { type Cleaned, DamagedPictureError, type PictureFacts } from './cleaned.ts';
import { cleanGif } from './clean-gif.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { sniffFile, SNIFFED_FILE_BYTES } from './sniff-file.ts';

/** Reads an upload to its end, and answers it as it is to be kept: its true type, its sides, nothing of place and device. */
export type ReceiveFile = (owner: WorkOwner, upload: Upload, limit: number) => Promise<Upload>;

/** Pictures that are held in memory at once, and milliseconds that one may wait. */
const AT_ONCE = 2;
const WAIT_MS = 20_000;

const cleaners: Readonly<Record<string, (source: Buffer) => Cleaned>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
};
/** Types whose files are made of boxes. */
const boxed = new Set(['image/avif', 'image/heic', 'video/mp4', 'video/quicktime', 'audio/mp4']);

const damaged = () =>
  new StorageError(422, 'invalid_image', 'InvalidRequest', 'The file is damaged and cannot be read');

/** What is no picture, PDF, sound or film is refused in words. @throws StorageError, BusyError, FileTooLargeError */
export function createReceiveFile(): ReceiveFile {
  const queue = createFairQueue({ atOnce: AT_ONCE, perPerson: 1, waitMs: WAIT_MS });
  return async (owner, upload, limit) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reflectory-upload-'));
    const leave = () => rm(folder, { recursive: true, force: true });
    try {
      const file = path.join(folder, 'file');
      const meter = createMeter(limit);
      await pipeline(upload.content, meter.stream, createWriteStream(file));
      const type = sniffFile(await headOf(file), upload.contentType.toLowerCase());
      if (type === null) throw wrongType(upload.contentType);
      const keepsDetails = upload.userMetadata['keepsDetails'] === true;
      const facts = await queue.run(owner, () => cleanFile(file, type, keepsDetails));
      const content = createReadStream(file);
      content.once('close', () => void leave());
      return {
        ...upload,
        content,
        contentType: type,
        // What is private is kept by no cache that outlives the sign-in.
        cacheControl: 'private, no-store',
        contentEncoding: undefined,
        userMetadata: { ...facts, keepsDetails },
      };
    } catch (error) {
      await leave();
      if (error instanceof FileTooLargeError) throw error;
      if (error instanceof DamagedPictureError || error instanceof RangeError) throw damaged();
      throw error;
    }
  };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_FILE_BYTES), 0, SNIFFED_FILE_BYTES);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Changes the file itself, unless its details stay. */
async function cleanFile(file: string, type: string, keepsDetails: boolean): Promise<PictureFacts> {
  const clean = cleaners[type];
  if (clean) {
    const { bytes, facts } = clean(await readFile(file));
    if (!keepsDetails) await writeFile(file, bytes);
    return facts;
  }
  if (!boxed.has(type) || keepsDetails) return {};
  const handle = await open(file, 'r+');
  try {
    return await cleanBoxes(handle);
  } finally {
    await handle.close();
  }
}
