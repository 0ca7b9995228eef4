import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { crc32 } from 'node:zlib';
import { createRandom, drawRank, wordOf } from '../testing/load-diary.ts';
import { drawPhotos } from './photos.ts';

const WORDS = 150;
const HOURS_APART = 7;
const BEGIN = Date.UTC(2014, 0, 1);
/** 1 January 2020, as archives date files. */
const DOS_DATE = ((2020 - 1980) << 9) | (1 << 5) | 1;

type Member = { path: Buffer; crc: number; size: number; offset: number };

function headerOf({ path, crc, size, offset }: Member, isOfDirectory: boolean): Buffer {
  const head = Buffer.alloc(isOfDirectory ? 46 : 30);
  let place = head.writeUInt32LE(isOfDirectory ? 0x02014b50 : 0x04034b50);
  if (isOfDirectory) place = head.writeUInt16LE(20, place);
  place = head.writeUInt16LE(20, place) + 6;
  place = head.writeUInt16LE(DOS_DATE, place);
  place = head.writeUInt32LE(crc, place);
  place = head.writeUInt32LE(size, head.writeUInt32LE(size, place));
  head.writeUInt16LE(path.length, place);
  if (isOfDirectory) head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, path]);
}

const entryOf = (index: number, md5: string | null, random: () => number) => ({
  uuid: createHash('md5').update(`entry ${index}`).digest('hex').toUpperCase(),
  creationDate: new Date(BEGIN + index * HOURS_APART * 3_600_000).toISOString().replace(/\.\d+/, ''),
  timeZone: 'Europe/Berlin',
  starred: index % 50 === 0,
  tags: index % 9 === 0 ? ['weekend'] : [],
  text: [
    `# Page ${index}`,
    Array.from({ length: WORDS }, () => wordOf(drawRank(random))).join(' '),
    ...(md5 === null ? [] : [`![](dayone-moment://P${index})`]),
  ].join('\n\n'),
  photos: md5 === null ? [] : [{ identifier: `P${index}`, md5, type: 'jpeg' }],
});

/** Writes an archive of Day One with so many entries, each n-th of them with a picture. Answers its bytes. */
export async function writeDayOneArchive(
  file: string,
  { entries, pictures }: { entries: number; pictures: number },
): Promise<number> {
  const output = createWriteStream(file);
  const members: Member[] = [];
  let length = 0;
  const write = async (bytes: Buffer) => {
    length += bytes.length;
    if (!output.write(bytes)) await once(output, 'drain');
  };
  const add = async (name: string, content: Buffer) => {
    const member = { path: Buffer.from(name), crc: crc32(content), size: content.length, offset: length };
    members.push(member);
    await write(headerOf(member, false));
    await write(content);
  };
  const names: string[] = [];
  for await (const photo of drawPhotos(pictures)) {
    const md5 = createHash('md5').update(photo).digest('hex');
    names.push(md5);
    await add(`photos/${md5}.jpeg`, photo);
  }
  const random = createRandom(11);
  const every = Math.max(1, Math.floor(entries / Math.max(1, pictures)));
  const written = Array.from({ length: entries }, (_, index) =>
    entryOf(index, index % every === 0 ? (names[index / every] ?? null) : null, random),
  );
  await add('Journal.json', Buffer.from(JSON.stringify({ metadata: { version: '1.0' }, entries: written })));
  const start = length;
  for (const member of members) await write(headerOf(member, true));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(members.length, end.writeUInt16LE(members.length, 8));
  end.writeUInt32LE(start, end.writeUInt32LE(length - start, 12));
  await write(end);
  output.end();
  await once(output, 'close');
  return length;
}
