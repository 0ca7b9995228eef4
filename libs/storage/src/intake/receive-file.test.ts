import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Upload } from './upload.ts';
import { createReceiveFile } from './receive-file.ts';

const ada = { instance: 'acme', person: 'ada' };
const receive = createReceiveFile();

const uploadOf = (content: Buffer, changes: Partial<Upload> = {}): Upload => ({
  content: Readable.from([content]),
  contentType: 'application/octet-stream',
  cacheControl: 'max-age=3600',
  contentEncoding: undefined,
  userMetadata: {},
  announced: null,
  ...changes,
});
const received = async (content: Buffer, changes: Partial<Upload> = {}) => {
  const upload = await receive(ada, uploadOf(content, changes), 10_000_000);
  return { ...upload, bytes: await buffer(upload.content) };
};

const DEVICE = 'Telltale Camera';
const details = {
  IFD0: { Make: DEVICE },
  IFD2: { DateTimeOriginal: '2024:05:01 12:30:00', OffsetTimeOriginal: '+02:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
};
const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#205040' } });
const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  plain
    .clone()
    .withMetadata({ orientation: 6 })
    .withExifMerge(details)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p place="${DEVICE}"/></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();
const pixels = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer();

describe('a file that is received', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s has the same pixels, its sides, and nothing of place and device',
    async (format) => {
      const sent = await photo(format);
      expect(sent.includes(DEVICE)).toBe(true);
      const { bytes, contentType, userMetadata, cacheControl } = await received(sent);
      expect(contentType).toBe(`image/${format}`);
      expect(cacheControl).toBe('private, no-store');
      expect(bytes.includes(DEVICE)).toBe(false);
      expect(bytes.includes('GPS')).toBe(false);
      expect(await pixels(bytes)).toEqual(await pixels(sent));
      expect(userMetadata).toMatchObject({ takenAt: '2024-05-01T12:30:00+02:00', keepsDetails: false });
    },
  );

  it.each(['jpeg', 'png', 'webp'] as const)('as %s stays turned as it was taken', async (format) => {
    const { bytes, userMetadata } = await received(await photo(format));
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    expect(userMetadata).toMatchObject({ width: 40, height: 60 });
  });

  it('keeps everything where the person wants it', async () => {
    const sent = await photo('jpeg');
    const { bytes, userMetadata } = await received(sent, { userMetadata: { keepsDetails: true } });
    expect(bytes.equals(sent)).toBe(true);
    expect(userMetadata).toMatchObject({ keepsDetails: true, width: 40, height: 60 });
  });

  it('as an animated GIF goes on moving, and its comment is gone', async () => {
    const frames = sharp(
      [await plain.clone().png().toBuffer(), await plain.clone().negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    );
    const made = await frames.gif({ loop: 0, delay: [100, 100] }).toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, DEVICE.length]), Buffer.from(`${DEVICE}\0`)]);
    const sent = Buffer.concat([made.subarray(0, -1), comment, made.subarray(-1)]);
    const { bytes, contentType } = await received(sent);
    expect(contentType).toBe('image/gif');
    expect(bytes.includes(DEVICE)).toBe(false);
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
    expect(await pixels(bytes)).toEqual(await pixels(sent));
  });

  it('loses what is hidden behind the end of a JPEG', async () => {
    const sent = Buffer.concat([await photo('jpeg'), Buffer.from(`a film of ${DEVICE}`)]);
    expect((await received(sent)).bytes.includes(DEVICE)).toBe(false);
  });

  it('as a film loses its place without its pictures moving', async () => {
    const box = (type: string, content: Buffer) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(content.length + 8);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, content]);
    };
    const film = Buffer.concat([
      box('ftyp', Buffer.from('mp42\0\0\0\0mp42')),
      box(
        'moov',
        Buffer.concat([box('mvhd', Buffer.alloc(8)), box('udta', Buffer.from('+48.8577+002.2950/'))]),
      ),
      box('mdat', Buffer.from('the pictures')),
    ]);
    const { bytes, contentType } = await received(film);
    expect(contentType).toBe('video/mp4');
    expect(bytes.length).toBe(film.length);
    expect(bytes.includes('+48.8577')).toBe(false);
    expect(bytes.indexOf('the pictures')).toBe(film.indexOf('the pictures'));
  });

  it.each([
    ['image/heic', 'image/png', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['application/pdf', 'image/png', Buffer.from('%PDF-1.7')],
    ['audio/webm', 'audio/webm;codecs=opus', Buffer.from('\x1a\x45\xdf\xa3', 'latin1')],
    ['audio/mpeg', 'text/plain', Buffer.from('ID3\x04')],
    ['audio/wav', '', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ])('is %s, whatever it was said to be', async (type, declared, content) => {
    expect((await received(content, { contentType: declared })).contentType).toBe(type);
  });

  it.each([
    [415, Buffer.from('<script>alert(1)</script>')],
    [415, Buffer.alloc(0)],
    [422, Buffer.from('\xff\xd8\xff\xe1\xff\xff', 'latin1')],
    [422, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40, 0xee)])],
    [422, Buffer.from('GIF89a\x01\0\x01\0\x80', 'latin1')],
    [422, Buffer.from('RIFF\x04\0\0\0WEBPVP8 ', 'latin1')],
  ])('is refused with %i when it is nothing that is taken, or damaged', async (statusCode, content) => {
    await expect(received(content, { contentType: 'image/png' })).rejects.toMatchObject({ statusCode });
  });

  it('is given up at the limit, before all of it is read', async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (; sent < 1000; sent += 1) yield Buffer.alloc(100_000, 1);
      })(),
    );
    await expect(receive(ada, { ...uploadOf(Buffer.alloc(0)), content: endless }, 1_000_000)).rejects.toThrow(
      'larger than allowed',
    );
    expect(sent).toBeLessThan(100);
  });
});
