import type { FileHandle } from 'node:fs/promises';
import { DamagedPictureError, type PictureFacts } from './cleaned.ts';
import { readExif } from './exif.ts';
import { findItems, sidesOfItems } from './box-items.ts';
import { type Box, boxesOf } from './boxes.ts';

/** Bytes of a box that describes; one that is larger is no description. */
const MAX_DESCRIPTION = 32 * 1024 * 1024;
const MAX_BOXES = 100_000;
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Removes in the file itself what AVIF, HEIC, MP4 and QuickTime note of place and device: the bytes become zeros, so that no
 * other part of the file moves. @throws DamagedPictureError
 */
export async function cleanBoxes(file: FileHandle): Promise<PictureFacts> {
  const { size } = await file.stat();
  let facts: PictureFacts = {};
  let seen = 0;
  for (let at = 0; at + 8 <= size;) {
    seen += 1;
    const box = await readBox(file, at, size);
    if (!box || seen > MAX_BOXES) throw new DamagedPictureError();
    const { type, from, to } = box;
    if (type === 'uuid') await blank(file, from, to);
    if (type === 'meta') facts = { ...facts, ...(await cleanItems(file, box)) };
    if (type === 'moov') await cleanFilm(file, box);
    at = to;
  }
  return facts;
}

/** The box at a place of the file, its content from `from` to `to`. */
async function readBox(file: FileHandle, at: number, size: number): Promise<Box | null> {
  const head = Buffer.alloc(16);
  await file.read(head, 0, 16, at);
  const length = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  if (length === 0) return { type, at, from: at + 8, to: size };
  const [from, to] = length === 1 ? [at + 16, at + Number(head.readBigUInt64BE(8))] : [at + 8, at + length];
  return to < from || to > size ? null : { type, at, from, to };
}

async function readContent(file: FileHandle, { from, to }: Box): Promise<Buffer> {
  if (to - from > MAX_DESCRIPTION) throw new DamagedPictureError();
  const content = Buffer.alloc(to - from);
  await file.read(content, 0, content.length, from);
  return content;
}

async function blank(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
}

/** Exif and XMP are items of a picture: they stay listed, and empty. */
async function cleanItems(file: FileHandle, box: Box): Promise<PictureFacts> {
  const content = await readContent(file, box);
  let facts: PictureFacts = sidesOfItems(content);
  for (const { type, from, to } of findItems(content, box.from)) {
    if (type === 'Exif' && to - from < 1_000_000 && to > from + 4) {
      const exif = Buffer.alloc(to - from);
      await file.read(exif, 0, exif.length, from);
      const { takenAt } = readExif(exif.subarray(4 + exif.readUInt32BE(0)));
      if (takenAt) facts = { ...facts, takenAt };
    }
    const { size } = await file.stat();
    await blank(file, from, Math.min(to, size));
  }
  return facts;
}

/** What a film, and each of its tracks, says of itself becomes free space. */
async function cleanFilm(file: FileHandle, box: Box): Promise<void> {
  const content = await readContent(file, box);
  const isTold = ({ type }: Box) => type === 'udta' || type === 'meta' || type === 'uuid';
  const boxes = boxesOf(content);
  const tracks = boxes.filter(({ type }) => type === 'trak');
  const told = [...boxes, ...tracks.flatMap(({ from, to }) => boxesOf(content, from, to))].filter(isTold);
  for (const { at, from, to } of told) {
    await file.write(Buffer.from('free', 'latin1'), 0, 4, box.from + at + 4);
    await blank(file, box.from + from, box.from + to);
  }
}
