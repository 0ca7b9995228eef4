import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readAll, zipOf } from './testing/archives.ts';
import { zipBomb } from './testing/zip-bomb.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

describe('Day One', () => {
  const entry = {
    uuid: 'A1',
    creationDate: '2020-03-01T22:30:00Z',
    timeZone: String.raw`Europe\/Berlin`,
    text: '# A walk\n\nTo the lake\\. With *joy*\\!\n\n![](dayone-moment://P1)\n\n1\\. is no list',
    tags: ['outside'],
    starred: true,
    isPinned: false,
    location: { placeName: 'Lake', localityName: 'Berlin', country: 'Germany' },
    weather: { conditionsDescription: 'Rain', temperatureCelsius: 11.6 },
    photos: [{ identifier: 'P1', md5: 'abc', type: 'jpeg' }],
    audios: [{ identifier: 'S1', md5: 'lost', format: 'm4a' }],
  };

  test('words, time, place, flags and pictures come, and what is missing is named', async () => {
    const { format, entries, problems } = await readAll(
      zipOf({
        'Travel.json': JSON.stringify({ metadata: { version: '1.0' }, entries: [entry] }),
        'photos/abc.jpeg': jpeg,
      }),
    );
    expect(format).toBe('day-one');
    expect(problems).toEqual(['missing-file audios/lost.m4a']);
    expect(entries).toMatchObject([
      {
        source: 'day-one',
        sourceId: 'A1',
        title: 'A walk',
        text: 'To the lake. With joy!\n\n1. is no list\n\nLake, Berlin, Germany · Rain, 12 °C',
        entryAt: '2020-03-01T22:30:00.000Z',
        timeZone: 'Europe/Berlin',
        journal: { title: 'Travel' },
        tags: ['outside'],
        isStarred: true,
        isPinned: false,
        files: [{ reference: 'imported-0', name: 'abc.jpeg' }],
      },
    ]);
    expect(entries[0]?.document.content[1]).toEqual({ type: 'image', attrs: { src: 'imported-0' } });
  });

  test('several journals come from one archive, in a folder of their own as well', async () => {
    const of = (uuid: string) =>
      JSON.stringify({ metadata: {}, entries: [{ ...entry, uuid, photos: [], audios: [] }] });
    const { entries } = await readAll(zipOf({ 'Export/One.json': of('1'), 'Export/Two.json': of('2') }));
    expect(entries.map(({ journal, sourceId }) => `${journal?.title} ${sourceId}`)).toEqual([
      'One 1',
      'Two 2',
    ]);
  });

  test('text that is rich alone comes without its formatting', async () => {
    const richText = JSON.stringify({ contents: [{ text: 'Only ' }, { text: 'rich' }] });
    const { entries } = await readAll(
      zipOf({
        'J.json': JSON.stringify({
          entries: [{ uuid: 'R', creationDate: '2020-01-01T00:00:00Z', richText }],
        }),
      }),
    );
    expect(entries[0]?.text).toBe('Only rich');
  });

  test('a date of the year 1 and a broken entry are named, and the others come', async () => {
    const { entries, problems } = await readAll(
      zipOf({
        'J.json': `{"entries": [${JSON.stringify({ ...entry, uuid: 'old', creationDate: '0001-01-01T00:00:00Z' })},
          {"uuid": }, ${JSON.stringify({ ...entry, uuid: 'good', text: 'Words', photos: [], audios: [] })}]}`,
      }),
    );
    expect(entries.map(({ sourceId }) => sourceId)).toEqual(['good']);
    expect(problems).toEqual(['broken-date old', 'broken-json J.json 2']);
  });

  test('a file that ends too early gives what was whole', async () => {
    const { entries, problems } = await readAll(
      zipOf({
        'J.json': `{"entries": [${JSON.stringify({ ...entry, text: 'Words', photos: [], audios: [] })}, {"uuid": "cut`,
      }),
    );
    expect(entries).toHaveLength(1);
    expect(problems).toEqual(['broken-json J.json']);
  });
});

test('Journey: entries in Markdown and as pages, with moments in milliseconds', async () => {
  const { format, entries, problems } = await readAll(
    zipOf({
      '1.json': JSON.stringify({
        id: '1',
        text: 'In **bold**',
        date_journal: 1583101800000,
        timezone: 'Asia/Tokyo',
        favourite: true,
        tags: ['a'],
      }),
      '2.json': JSON.stringify({
        id: '2',
        text: '<p>One &amp; two</p><p>Three<br>four</p>',
        date_journal: 1583101800000,
        address: 'Home',
      }),
      '3.json': JSON.stringify({ id: '3', text: 'x', date_journal: -62135596800000 }),
    }),
  );
  expect(format).toBe('journey');
  expect(entries).toMatchObject([
    {
      sourceId: '1',
      text: 'In bold',
      timeZone: 'Asia/Tokyo',
      isStarred: true,
      tags: ['a'],
      entryAt: '2020-03-01T22:30:00.000Z',
    },
    { sourceId: '2', text: 'One & two\n\nThree\nfour\n\nHome' },
  ]);
  expect(problems).toEqual(['broken-date 3.json']);
});

test('Daylio: mood, activities and notes with line breaks, by the clocks of the zone', async () => {
  const table = [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    '2021-07-02,July 2,Friday,8:05 PM,good,"family | rest","A ""fine"" day","First',
    'second"',
    '0001-01-01,,,10:00,meh,,,',
  ].join('\r\n');
  const { format, entries, problems } = await readAll(strToU8(table), { name: 'daylio.csv' });
  expect(format).toBe('daylio');
  expect(entries).toMatchObject([
    {
      title: 'A "fine" day',
      text: 'First\nsecond\n\ngood · family · rest',
      tags: ['family', 'rest'],
      entryAt: '2021-07-02T18:05:00.000Z',
    },
  ]);
  expect(problems).toEqual(['broken-date 0001-01-01 10:00']);
});

describe('Markdown', () => {
  test('front matter says what the text does not, and folders are journals', async () => {
    const { format, entries } = await readAll(
      zipOf({
        'Vault/Travel/Lake.md':
          '---\ntitle: "A walk"\ndate: 2020-03-01 23:30\ntags: [outside, "two words"]\nstarred: true\n---\n\nTo the lake #water\n',
        'Vault/2021-02-03 Morning.md': 'Woke up. See [[Travel/Lake|the lake]].\n\n![[pic.png|200]]\n',
        'Vault/files/pic.png': jpeg,
        'Vault/.obsidian/app.json': '{}',
      }),
    );
    expect(format).toBe('markdown');
    expect(entries).toMatchObject([
      {
        title: 'A walk',
        journal: { title: 'Travel' },
        entryAt: '2020-03-01T22:30:00.000Z',
        tags: ['outside', 'two words'],
        writtenTags: ['water'],
        isStarred: true,
      },
      { title: 'Morning', journal: null, text: 'Woke up. See the lake.', files: [{ name: 'pic.png' }] },
    ]);
  });

  test('front matter names people, moods, marks and files, and what is none of that is left out', async () => {
    const { entries, rows, problems } = await readAll(
      zipOf({
        'notes/2020-01-01.md': [
          '---',
          'title: ""',
          'framework: free',
          'words: 1',
          'id: E1',
          'people: [Ann, "Bo Li"]',
          'mood: good',
          'pinned: yes',
          'never_sent: true',
          'sealed_until: 2040-01-01',
          'moods:',
          '  - {at: "2020-01-01T08:00:00Z", pleasantness: -20, energy: 30, activities: ["walk"], note: "Early"}',
          '  - {at: "never", pleasantness: 1, energy: 1}',
          '  - {at: "2020-01-01T09:00:00Z", pleasantness: 900, energy: 1}',
          'files:',
          '  - {path: "../a/pic.png", name: "sea.png"}',
          '  - {path: "../a/gone.png"}',
          '---',
          '',
          'Words ![The sea](<../a/pic.png>)',
        ].join('\n'),
        'a/pic.png': jpeg,
      }),
    );
    expect(problems).toEqual(['missing-file ../a/gone.png']);
    expect(entries).toMatchObject([
      {
        title: '',
        people: ['Ann', 'Bo Li'],
        tags: ['good'],
        isPinned: true,
        isNeverSent: true,
        sealedUntil: '2040-01-01',
        files: [{ name: 'sea.png' }],
      },
    ]);
    expect(rows).toMatchObject([
      {
        table: 'mood_check_ins',
        values: { pleasantness: -20, energy: 30, activities: ['walk'], note: 'Early' },
        entry: { source: 'markdown', sourceId: 'E1' },
      },
    ]);
  });

  test('without any date it is that of the file', async () => {
    const { entries } = await readAll(zipOf({ 'Note.md': '# Heading\n\nWords' }));
    expect(entries).toMatchObject([{ title: 'Heading', text: 'Words', entryAt: '2021-05-04T08:30:00.000Z' }]);
  });

  test('plain text keeps its signs', async () => {
    const { format, entries } = await readAll(strToU8('* no list\n# no heading'), {
      name: '2020-01-02 Notes.txt',
    });
    expect(format).toBe('text');
    expect(entries).toMatchObject([{ title: 'Notes', text: '* no list\n# no heading' }]);
  });
});

test('the own export comes with all that an entry holds', async () => {
  const row = {
    id: 'e1',
    title: 'T',
    text: 'One',
    document: null,
    framework: 'gratitude@1',
    framework_name: 'Gratitude',
    entry_at: '1660-01-11T12:00:00+00:00',
    journal_id: 'j',
    source: 'written',
    sealed_until: '2030-01-01',
  };
  const photo = {
    id: 'f1',
    entry_id: 'e1',
    name: 'sea.jpg',
    path: 'u/attachments/f1',
    alt: 'The sea',
    position: 2,
  };
  const { format, entries, rows, problems } = await readAll(
    zipOf({
      'reflectory.json': JSON.stringify({
        format: 'reflectory-export',
        entryFiles: [photo, { ...photo, id: 'f2', name: 'gone.jpg', path: '../f2' }],
        entries: [
          row,
          {
            ...row,
            id: 'e2',
            framework: 'no such',
            journal_id: null,
            binned_at: '2020-01-01T00:00:00Z',
            is_starred: true,
          },
        ],
        journals: [{ id: 'j', title: 'Diary', colour: 'teal', icon: 'anchor', is_never_sent: true }],
        tags: [
          { id: 'old', label: 'House', key: 'house', merged_into: 't' },
          { id: 't', label: 'Home', key: 'home' },
        ],
        moodCheckIns: [{ id: 'm', note: 'Well\u0000', pleasantness: 10 }, 'no row'],
        artworks: [
          { id: 'a', entry_id: 'e1', svg: '<svg/>' },
          { id: 'b', entry_id: 'elsewhere' },
        ],
        transcripts: [{ recording_id: 'r', text: 'Said' }],
        recordings: [{ id: 'r', session_id: 's', object_name: 'u/recordings/r.ogg' }],
        entryVersions: [
          { entry_id: 'e1', version: 1, document: { type: 'doc', content: [{ type: 'script' }] } },
        ],
        entryTags: [{ entry_id: 'e1', tag_id: 't', is_by_hand: true }],
      }),
      'files/media/u/attachments/f1': jpeg,
    }),
  );
  expect(format).toBe('reflectory');
  expect(problems).toEqual([
    'missing-file gone.jpg',
    'broken-json moodCheckIns',
    'missing-file u/recordings/r.ogg',
  ]);
  expect(rows).toMatchObject([
    { table: 'tags', values: { id: 't' } },
    { table: 'tags', values: { id: 'old', merged_key: 'home' } },
    { table: 'journals', values: { id: 'j' } },
    { table: 'mood_check_ins', values: { note: 'Well' }, entry: null },
    {
      table: 'artworks',
      values: { id: 'a' },
      entry: { source: 'written', sourceId: 'e1', paths: new Map([['f1', 'files/media/u/attachments/f1']]) },
    },
    { table: 'transcripts', file: null },
    { table: 'recordings', file: null },
    { table: 'entry_versions', values: { document: { type: 'doc', content: [] } } },
  ]);
  expect(entries).toMatchObject([
    {
      source: 'written',
      sourceId: 'e1',
      framework: 'gratitude@1',
      frameworkName: 'Gratitude',
      sealedUntil: '2030-01-01',
      journal: { title: 'Diary', colour: 'teal', icon: 'anchor', isNeverSent: true },
      tags: ['Home'],
      isBinned: false,
      isNeverSent: false,
      entryAt: '1660-01-11T12:00:00Z',
      files: [
        { reference: 'f1', name: 'sea.jpg', details: { alt: 'The sea', position: 2, keepsDetails: false } },
      ],
    },
    {
      sourceId: 'e2',
      framework: 'free',
      isBinned: true,
      isStarred: true,
      isNeverSent: false,
      tags: [],
      files: [],
    },
  ]);
});

describe('what cannot be read', () => {
  const refusal = (bytes: Uint8Array, name = 'x.zip') =>
    readAll(bytes, { name }).then(
      () => 'was read',
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    );

  test('an archive that is cut off, or is none', async () => {
    const whole = zipOf({ 'a.md': 'Words '.repeat(100) });
    expect(await refusal(whole.subarray(0, whole.length - 30))).toBe('broken-archive');
    expect(await refusal(strToU8('no journal'), 'x.bin')).toBe('unknown-format: x.bin');
  });

  test('ten gigabytes behind one megabyte', async () => {
    const bomb = zipBomb();
    expect(bomb.length).toBeLessThan(1.1 * 1024 * 1024);
    expect(await refusal(bomb)).toBe('too-large');
  });

  test('ten gigabytes that call themselves ten bytes are not unpacked', async () => {
    const { entries, problems } = await readAll(zipBomb({ declared: 10 }));
    expect(entries).toEqual([]);
    expect(problems).toEqual(Array.from({ length: 10 }, (_, index) => `too-large 2020-01-0${index}.md`));
  });

  test('a file that holds more than the directory says', async () => {
    const bytes = zipOf({ '2020-01-01.md': 'a'.repeat(5000) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const directory = bytes.length - 22 - (46 + '2020-01-01.md'.length);
    view.setUint32(directory + 24, 10, true);
    const { entries, problems } = await readAll(bytes);
    expect(entries).toEqual([]);
    expect(problems).toEqual(['too-large 2020-01-01.md']);
  });

  test('paths that climb are left out and named', async () => {
    const { entries, problems } = await readAll(
      zipOf({ '../../etc/x.md': 'Climbs', '2020-01-01.md': 'Stays' }),
    );
    expect(entries.map(({ text }) => text)).toEqual(['Stays']);
    expect(problems).toEqual(['unsafe-path ../../etc/x.md']);
  });

  test('bytes that are not those of the checksum, and what lies beside them comes', async () => {
    const bytes = zipOf({ '2020-01-01.md': 'Words', '2020-01-02.md': 'Comes' });
    const directory = bytes.length - 22 - 2 * (46 + '2020-01-01.md'.length);
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(directory + 16, 1, true);
    const { entries, problems } = await readAll(bytes);
    expect(problems).toEqual(['broken-file 2020-01-01.md']);
    expect(entries.map(({ text }) => text)).toEqual(['Comes']);
  });
});
