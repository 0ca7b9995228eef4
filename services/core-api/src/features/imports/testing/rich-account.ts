import type { TestApi } from '../../../testing/test-api.ts';
import type { TestPerson } from '@reflectory/runtime/testing';
import { photo } from './journal-archives.ts';

type Client = ReturnType<TestApi['clientFor']>;

/** Ids that no other account has. */
const idsOf = (person: TestPerson) => (kind: number) =>
  `${person.id.slice(0, 8)}-0000-4000-8000-${String(kind).padStart(12, '0')}`;

const words = (text: string, ...more: object[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
});

/** The beginning of a sound as browsers record it. */
const sound = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200, 7)]);

/** The beginning of a piece of music. */
const music = Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(400, 3)]);

async function upload(client: Client, place: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const { error } = await client.storage.from('media').upload(place, bytes, { contentType });
  if (error) throw error;
}

const moment = '2021-03-04T05:06:07.123456Z';
const times = { created_at: moment, updated_at: moment };
const image = (src: string) => ({ type: 'image', attrs: { src, alt: 'The sea' } });

type Account = {
  id: (kind: number) => string;
  /** Adds a row as it is. */
  add(table: string, row: object): Promise<void>;
  run(sql: string, ...values: unknown[]): Promise<unknown>;
};

async function addLabels({ id, add }: Account): Promise<void> {
  const looks = {
    is_default: false,
    position: 0,
    is_never_sent: false,
    created_at: '2020-01-01T10:00:00.123456Z',
  };
  await add('journals', {
    ...looks,
    id: id(1),
    title: 'Home',
    colour: 'grey',
    icon: 'home',
    is_default: true,
  });
  const night = { id: id(2), title: 'Night', colour: 'teal', icon: 'moon', position: 3, is_never_sent: true };
  await add('journals', { ...looks, ...night, archived_at: '2024-02-01T00:00:00Z' });
  await add('journals', { ...looks, id: id(3), title: 'Empty', colour: 'red', icon: 'star', position: 5 });
  await add('tags', { id: id(10), key: 'sea', label: 'Sea', created_at: moment });
  await add('tags', { id: id(11), key: 'ocean', label: 'Ocean', created_at: moment, merged_into: id(10) });
  await add('tags', { id: id(12), key: 'alone', label: 'Alone', created_at: moment });
  await add('people', { id: id(13), key: 'ann', label: 'Ann', created_at: moment });
}

async function addSessions({ id, add }: Account): Promise<void> {
  const session = {
    title: 'Move?',
    answers: ['Stay or go', '2021-05-01', '70'],
    current_step: 2,
    revision: 4,
  };
  await add('sessions', {
    ...session,
    ...times,
    id: id(20),
    framework: 'decision-journal@1',
    status: 'done',
    completed_at: moment,
    documents: [words('Stay or go'), null, null],
  });
  const draft = {
    framework: 'free',
    status: 'draft',
    documents: null,
    answers: ['Not yet done'],
    title: 'Draft',
  };
  await add('sessions', { ...session, ...times, ...draft, id: id(21) });
  const spoken = {
    framework: 'free',
    status: 'done',
    completed_at: moment,
    answers: ['Spoken'],
    title: 'Spoken',
  };
  await add('sessions', { ...session, ...times, ...spoken, id: id(22) });
}

const entry = {
  text: 'By the sea',
  word_count: 3,
  framework: 'free',
  entry_at: moment,
  created_at: moment,
  is_starred: false,
  is_pinned: false,
  is_never_sent: false,
  source: 'written',
  version: 1,
};

async function addEntries({ id, add, run }: Account): Promise<void> {
  await add('entries', {
    ...entry,
    id: id(30),
    title: 'Move?',
    session_id: id(20),
    framework: 'decision-journal@1',
    framework_name: 'Decision',
    journal_id: id(2),
    time_zone: 'Asia/Tokyo',
    is_starred: true,
  });
  await add('entries', {
    ...entry,
    id: id(31),
    title: 'Sea',
    document: words('By the sea', image(id(40))),
    journal_id: id(1),
    is_pinned: true,
    is_never_sent: true,
  });
  await add('entries', {
    ...entry,
    id: id(32),
    title: 'Spoken',
    text: 'Spoken',
    word_count: 1,
    session_id: id(22),
  });
  await add('entries', { ...entry, id: id(33), title: 'Later', sealed_until: '2040-01-01' });
  await add('entries', { ...entry, id: id(34), title: 'Gone', binned_at: moment });
  await add('entry_tags', { entry_id: id(31), tag_id: id(10), is_by_hand: true });
  await add('entry_people', { entry_id: id(31), person_id: id(13), is_by_hand: true });
  await add('entry_files', {
    id: id(40),
    entry_id: id(31),
    name: 'sea.png',
    alt: 'The sea',
    caption: 'Seen from the hill',
    position: 2,
    created_at: moment,
    kind: 'picture',
    type: 'image/png',
    bytes: 0,
    keeps_details: false,
    updated_at: moment,
  });
  // What it was before becomes a version.
  await run(
    `update public.entries set text = 'By the blue sea', word_count = 4, document = $3
     where instance_id = $1 and user_id = $2 and title = 'Sea'`,
    JSON.stringify(words('By the blue sea', image(id(40)))),
  );
}

async function addFindings({ id, add }: Account): Promise<void> {
  await add('entry_conflicts', {
    id: id(60),
    entry_id: id(31),
    base_version: 1,
    text: 'By the grey sea',
    document: words('By the grey sea', image(id(40))),
    answers: [],
    device: 'Phone',
    created_at: moment,
  });
  const found = { engine: 'test', created_at: moment };
  const result = { emotions: [], themes: [], summary: 'Calm' };
  await add('analyses', { ...found, id: id(61), entry_id: id(31), input_hash: 'a'.repeat(64), result });
  await add('artworks', {
    ...found,
    id: id(62),
    entry_id: id(31),
    seed: 'kept',
    svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  await add('decision_reviews', {
    entry_id: id(30),
    outcome: 'partly',
    note: 'We stayed',
    reviewed_at: moment,
  });
}

async function addVoiceAndMoods({ id, add }: Account): Promise<void> {
  await add('recordings', {
    id: id(50),
    session_id: id(22),
    content_type: 'audio/ogg',
    byte_count: sound.length,
    duration_ms: 1200,
    peaks: [1, 50, 100],
    recorded_at: moment,
    created_at: moment,
  });
  await add('transcripts', {
    recording_id: id(50),
    language: 'en',
    text: 'Spoken words',
    segments: [{ start: 0, end: 1.2, text: 'Spoken words' }],
    made_by: 'person',
    status: 'done',
    ...times,
  });
  const mood = { pleasantness: -20, energy: 40, activities: ['walk', 'own word'], felt_at: moment, ...times };
  await add('mood_check_ins', { ...mood, id: id(70), note: 'Alone', feeling: 'calm', sleep_minutes: 400 });
  await add('mood_check_ins', { ...mood, id: id(71), note: 'With it', entry_id: id(31) });
  await add('prompt_dismissals', { prompt_key: 'good-things-1', created_at: moment });
  await add('library_saved', { kind: 'framework', key: 'woop', created_at: moment });
  const correction = { id: id(90), emotion: 'joy', term: 'fine', replacement: 'calm', created_at: moment };
  await add('feeling_corrections', correction);
}

/** Music with its cover and where somebody stopped, and things of the library that they put together. */
async function addMusic({ id, add }: Account): Promise<void> {
  const piece = {
    title: 'Low tide',
    artist: 'Mira Sol',
    album: 'Shore',
    album_place: 2,
    duration_ms: 240_000,
    loudness_lufs: -18.5,
    peak_dbfs: -3.25,
    stopped_at_ms: 65_000,
    heard_at: moment,
    type: 'audio/flac',
    bytes: music.length,
    created_at: moment,
  };
  await add('tracks', { ...piece, id: id(100), has_cover: true });
  await add('tracks', { ...piece, id: id(101), title: 'Open sea', has_cover: false });
  await add('playlists', { id: id(102), name: 'Evening', track_ids: [id(101), id(100)], ...times });
  const mix = { layers: [{ sound: 'rain' }], seed: 7, weather: 0.5 };
  await add('soundscapes', { id: id(103), name: 'Roof', mix, ...times });
  await add('library_collections', { id: id(104), name: 'To settle', rank: 'V', created_at: moment });
  const things = [
    { kind: 'framework', key: 'woop', rank: 'B' },
    { kind: 'music', key: id(101), rank: 'C' },
    { kind: 'soundscape', key: id(103), rank: 'D' },
    { kind: 'artwork', key: id(31), rank: 'E' },
  ];
  for (const thing of things)
    await add('library_collection_things', { ...thing, collection_id: id(104), added_at: moment });
  await add('library_saved', { kind: 'music', key: id(100), created_at: moment });
}

/** Fills an account with one of everything that an export has to bring back. */
export async function fillAccount(api: TestApi, person: TestPerson, client: Client): Promise<void> {
  const id = idsOf(person);
  const run = (sql: string, ...values: unknown[]) =>
    api.owner.query(sql, [person.instanceId, person.id, ...values]);
  const add = async (table: string, row: object) => {
    const columns = Object.keys(row).join(', ');
    await run(
      `insert into public.${table} (instance_id, user_id, ${columns})
       select $1, $2, ${columns} from jsonb_populate_record(null::public.${table}, $3)`,
      JSON.stringify(row),
    );
  };
  await upload(client, `${person.id}/attachments/${id(40)}`, photo(90), 'image/png');
  await upload(client, `${person.id}/recordings/${id(50)}.ogg`, sound, 'audio/ogg');
  await upload(client, `${person.id}/music/${id(100)}`, music, 'audio/flac');
  await upload(client, `${person.id}/music/${id(100)}-cover`, photo(60), 'image/png');
  await upload(client, `${person.id}/music/${id(101)}`, music, 'audio/flac');
  const account = { id, add, run };
  await addLabels(account);
  await addSessions(account);
  await addEntries(account);
  await addFindings(account);
  await addVoiceAndMoods(account);
  await addMusic(account);
}
