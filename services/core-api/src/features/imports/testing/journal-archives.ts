import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { documentOfText, markdownOfDocument } from '@reflectory/domain/document';
import { strToU8, zipSync } from 'fflate';

/** A day of a diary. */
export type Day = { date: string; heading: string; text: string };

const diary = path.resolve(import.meta.dirname, '../../../../../../../shared/data/pepys-diary.jsonl');

const made = (): Day[] =>
  Array.from({ length: 250 }, (_, index) => ({
    date: new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10),
    heading: `Day ${index + 1}`,
    text: `Up early, and by water to *Westminster*_[${index}].\n\n1. Dined at home.\n# With my wife:\n- a “lobster”.`,
  }));

/** The whole diary where it lies beside the checkout, else one that is made up; none of its days is there twice. */
export const diaryDays = (): Day[] =>
  existsSync(diary)
    ? readFileSync(diary, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Day)
    : made();

const zip = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 1,
  });
const markdownOf = (text: string) => markdownOfDocument(documentOfText(text));

/** As Day One writes its archives. */
export const dayOneArchive = (days: readonly Day[]): Uint8Array =>
  zip({
    'Diary.json': JSON.stringify({
      metadata: { version: '1.0' },
      entries: days.map(({ date, heading, text }, index) => ({
        uuid: `DAY-${index}`,
        creationDate: `${date}T12:00:00Z`,
        timeZone: 'Europe/London',
        text: `# ${heading}\n\n${markdownOf(text)}`,
        tags: index % 7 === 0 ? ['Sunday'] : [],
        starred: index % 10 === 0,
      })),
    }),
  });

/** As a folder of Markdown with front matter, a file for each day. */
export const markdownArchive = (days: readonly Day[]): Uint8Array =>
  zip(
    Object.fromEntries(
      days.map(({ date, heading, text }, index) => [
        `Diary/${date}-${index}.md`,
        [
          '---',
          `title: ${JSON.stringify(heading)}`,
          `date: ${date}T12:00:00Z`,
          'time_zone: Europe/London',
          'journal: Diary',
          `tags: [${index % 7 === 0 ? 'Sunday' : ''}]`,
          `starred: ${String(index % 10 === 0)}`,
          '---',
          '',
          markdownOf(text),
          '',
        ].join('\n'),
      ]),
    ),
  );

const chunk = (type: string, content: Buffer) => {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
};

/** A picture of 60 to 40 pixels of a shade, which names its camera. */
export const photo = (shade: number): Uint8Array =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 60, 0, 0, 0, 40, 8, 0, 0, 0, 0])),
    chunk('tEXt', Buffer.from('Make\0Telltale Camera')),
    chunk('IDAT', deflateSync(Buffer.alloc(61 * 40, shade))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
