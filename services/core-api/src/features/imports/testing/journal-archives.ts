import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOfText } from '@reflectory/domain/document';
import { markdownOfDocument } from '@reflectory/domain/importing';
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
