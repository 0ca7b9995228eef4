import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createZipWriter, type WriteBytes } from './zip-writer.ts';

const collect = () => {
  const chunks: Uint8Array[] = [];
  const write: WriteBytes = async (bytes) => void chunks.push(bytes);
  const files = () => {
    const unpacked = Object.entries(unzipSync(Buffer.concat(chunks)));
    return new Map(unpacked.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  };
  return { write, files, bytes: () => Buffer.concat(chunks) };
};
const date = new Date('2025-03-08T12:34:56Z');

describe('a zip archive', () => {
  it('holds what was added, under names of any script', async () => {
    const { write, files } = collect();
    const zip = createZipWriter(write, date);
    await zip.addText('empty.txt', '');
    await zip.addText('entries/يوم – 日記 – 🌿.md', 'Grüße\n'.repeat(1000));
    await zip.addStream(
      'long.json',
      (async function* () {
        for (let piece = 0; piece < 500; piece += 1) yield `${piece} – ${'x'.repeat(2000)}\n`;
      })(),
    );
    await zip.finish();
    expect([...files().keys()]).toEqual(['empty.txt', 'entries/يوم – 日記 – 🌿.md', 'long.json']);
    expect(files().get('empty.txt')).toBe('');
    expect(files().get('entries/يوم – 日記 – 🌿.md')).toBe('Grüße\n'.repeat(1000));
    expect(files().get('long.json')?.split('\n')).toHaveLength(501);
  });

  it('ends with the plain end record, by which a client knows that it is whole', async () => {
    const { write, bytes } = collect();
    await createZipWriter(write, date).finish();
    expect(bytes().toString('hex')).toBe(`504b0506${'0'.repeat(36)}`);
  });

  it('holds more files than the old format can count', async () => {
    const { write, files } = collect();
    const zip = createZipWriter(write, date);
    for (let file = 0; file < 65_600; file += 1) await zip.addText(`${file}.txt`, '');
    await zip.finish();
    expect(files().size).toBe(65_600);
  }, 30_000);

  it('stops when its reader is gone, or its source fails', async () => {
    const gone = createZipWriter(async () => {
      throw new Error('gone');
    }, date);
    await expect(gone.addText('a.txt', 'a')).rejects.toThrow('gone');
    const { write } = collect();
    const failing = createZipWriter(write, date).addStream(
      'a.json',
      (async function* () {
        yield 'a';
        throw new Error('no more rows');
      })(),
    );
    await expect(failing).rejects.toThrow('no more rows');
  });
});
