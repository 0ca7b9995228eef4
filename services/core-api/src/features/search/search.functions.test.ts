import { randomUUID } from 'node:crypto';
import { type SearchFilters, searchFunctions } from '@reflectory/contracts/search';
import { foldWords } from '@reflectory/domain/search';
import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const german = 'Ich habe die Straße gesehen, und es war ein schöner Abend mit der Familie';
const french = "J'ai vu la mer avec mes amis, et nous avons mangé dans le jardin";
const english = 'We were at the sea and it was a quiet day for all of us';

describe('the search', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
  });

  let days = 0;
  const write = async (
    text: string,
    values: { title?: string; entry_at?: string; word_count?: number; session_id?: string } = {},
    by = ada,
  ) => {
    days += 1;
    const entry_at = new Date(Date.UTC(2020, 0, days)).toISOString();
    const { data, error } = await api
      .clientFor(by.context)
      .from('entries')
      .insert({ user_id: by.id, text, entry_at, ...values })
      .select('id')
      .single();
    expect(error).toBeNull();
    return data?.id ?? '';
  };
  const ask = async (context: TestPerson['context'], input: object) => {
    const response = await api.fetchAs(context, '/functions/v1/search-entries', {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const find = async (
    query: string,
    {
      by = ada,
      ...rest
    }: { by?: TestPerson; filters?: SearchFilters; cursor?: string | null; limit?: number } = {},
  ) => {
    const { status, body } = await ask(by.context, { query, ...rest });
    expect({ status, body }).toMatchObject({ status: 200 });
    return searchFunctions['search-entries'].output.parse(body);
  };
  const idsOf = async (query: string, options?: Parameters<typeof find>[1]) =>
    (await find(query, options)).entries.map(({ id }) => id);
  const marked = ({ snippet, snippet_marks }: { snippet: string; snippet_marks: [number, number][] }) =>
    snippet_marks.map(([start, end]) => snippet.slice(start, end));

  it('finds words in titles and texts, the newest entry first, and marks them', async () => {
    const walk = await write(`${english}. We walked along the harbour.`);
    const title = await write(english, { title: 'A long walk' });
    const { entries } = await find('walks');
    expect(entries.map(({ id }) => id)).toEqual([title, walk]);
    expect(entries[0]).toMatchObject({ title: 'A long walk', title_marks: [[7, 11]] });
    expect(marked(only(entries.slice(1)))).toEqual(['walked']);
  });

  it('finds all words of a search, a phrase as it stands, and leaves out what is not wanted', async () => {
    const both = await write(`${english}. Bad news came late in the evening.`);
    const apart = await write(`${english}. The news was not bad at all.`);
    expect(await idsOf('bad news')).toEqual([apart, both]);
    expect(await idsOf('"bad news"')).toEqual([both]);
    expect(await idsOf('news -evening')).toEqual([apart]);
    expect(await idsOf('news -"bad news"')).toEqual([apart]);
    expect(await idsOf('-evening ')).toEqual([apart]);
    expect(await idsOf('news nothing ')).toEqual([]);
  });

  it('finds and marks what begins with the word that is being typed, and with no other', async () => {
    const id = await write(`${english}. A thunderstorm, and thundering waves.`);
    expect(await idsOf('thund')).toEqual([id]);
    expect(marked(only((await find('thund')).entries))).toEqual(['thunderstorm', 'thundering']);
    expect(await idsOf('thund ')).toEqual([]);
    expect(await idsOf('thund storm')).toEqual([]);
  });

  it('finds all that begins with two letters, however many words do', async () => {
    const words = Array.from({ length: 600 }, (_, index) => `wa${index.toString(36)}`);
    const old = await write('wa', { entry_at: '2000-01-01T00:00:00Z' });
    await write(words.join(' '));
    const { entries } = await find('wa');
    expect(entries).toHaveLength(2);
    expect(entries[1]?.id).toBe(old);
  });

  it('leaves out a phrase, and keeps to words, in whatever order the years have them', async () => {
    const ids = [];
    for (let index = 0; index < 30; index += 1)
      ids.push(await write(index % 10 === 0 ? 'We went home' : 'Home we went'));
    const first = await find('"went home"', { limit: 2 });
    expect(first.entries.map(({ id }) => id)).toEqual([ids[20], ids[10]]);
    const rest = await find('"went home"', { limit: 2, cursor: first.next_cursor });
    expect(rest.entries.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('knows endings, umlauts and compounds of German', async () => {
    const id = await write(`${german}. Die Abendspaziergänge mit Frau Müller fehlen mir.`);
    for (const search of ['strasse ', 'Straßen ', 'schön ', 'schone ', 'muller ', 'Spaziergang ']) {
      expect({ search, found: await idsOf(search) }).toEqual({ search, found: [id] });
    }
    expect(marked(only((await find('Spaziergänge ')).entries))).toEqual(['Abendspaziergänge']);
  });

  it('knows endings and accents of French', async () => {
    const id = await write(`${french}. Nos conversations étaient très longues.`);
    expect(await idsOf('conversation ')).toEqual([id]);
    expect(await idsOf('etaient ')).toEqual([id]);
  });

  it('knows Arabic with and without vowel signs', async () => {
    const id = await write('قَرَأْتُ الكِتَابَ في الحَدِيقَةِ مع أُمّي');
    for (const search of ['الكتاب ', 'كتاب ', 'الكِتَاب ', 'امي ', 'الحديقه ']) {
      expect({ search, found: await idsOf(search) }).toEqual({ search, found: [id] });
    }
    expect(marked(only((await find('كتاب ')).entries))).toEqual(['الكِتَابَ']);
  });

  it('takes a mistyped name for the nearest, and says so', async () => {
    const id = await write(`${english}. Elisabeth and Thomas came.`);
    const { entries, corrections } = await find('elisabteh tomas ');
    expect(entries.map((entry) => entry.id)).toEqual([id]);
    expect(corrections).toEqual([
      { typed: 'elisabteh', words: ['elisabeth'] },
      { typed: 'tomas', words: ['thomas'] },
    ]);
    expect((await find('windows ')).corrections).toEqual([]);
  });

  it('follows what is changed, binned, restored and deleted, in its own transaction', async () => {
    const client = api.clientFor(ada.context);
    const id = await write(`${english}. The lighthouse.`);
    const change = async (values: object) => {
      const { error } = await client.from('entries').update(values).eq('id', id);
      expect(error).toBeNull();
    };
    await change({ text: `${english}. The castle.` });
    expect([await idsOf('lighthouse '), await idsOf('castle ')]).toEqual([[], [id]]);
    await change({ binned_at: new Date().toISOString() });
    expect(await idsOf('castle ')).toEqual([]);
    await change({ binned_at: null });
    expect(await idsOf('castle ')).toEqual([id]);
    await client.from('entries').delete().eq('id', id);
    expect(await idsOf('castle ')).toEqual([]);
  });

  it('keeps no word that is in no entry any more', async () => {
    const client = api.clientFor(ada.context);
    const words = async () => {
      const rows = await api.owner.query<{ word: string }>(
        'select word from app.search_words where user_id = $1 order by 1',
        [ada.id],
      );
      return rows.map(({ word }) => word);
    };
    const [kept, gone] = [await write('Common harbour'), await write('Common secret')];
    expect(await words()).toEqual(['common', 'harbour', 'secret']);
    await client.from('entries').delete().eq('id', gone);
    expect(await words()).toEqual(['common', 'harbour']);
    await client.from('entries').update({ text: 'Common' }).eq('id', kept);
    expect(await words()).toEqual(['common']);
    await client.from('entries').delete().eq('id', kept);
    expect(await words()).toEqual([]);
    expect(await api.owner.query('select from app.entry_words where user_id = $1', [ada.id])).toEqual([]);
  });

  it('shows nobody what another has written, nor corrects by their words', async () => {
    const bob = await createPerson(api.owner, acme);
    const elsewhere = await createPerson(api.owner, await createInstance(api.owner, `globex-${days}`));
    await write(`${english}. Zanzibar.`);
    for (const by of [bob, elsewhere]) {
      expect(await find('zanzibra ', { by })).toEqual({ entries: [], next_cursor: null, corrections: [] });
      expect(await idsOf('', { by })).toEqual([]);
    }
    expect(await ask(visitorContext(acme), { query: 'zanzibar' })).toMatchObject({ status: 401 });
  });

  it('reads rows of the person alone', async () => {
    const bob = await createPerson(api.owner, acme);
    await write(`${english}. Lantern.`, {}, bob);
    await write(`${english}. Lantern.`);
    const plan = async (search: string) => {
      const rows = await api.owner.query<Record<string, string>>(
        `explain (analyze, costs off, timing off, summary off, buffers off)
         select w.entry_id from app.entry_words w
         where app.search_vector(w.user_id, w.words) @@ (app.key_prefix($1) || $2)::tsquery`,
        [ada.id, search],
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await api.owner.query('set enable_seqscan = off');
    const read = await plan('lantern');
    await api.owner.query('reset enable_seqscan');
    expect(read).toMatch(/Bitmap Index Scan on entry_words_vector \(actual rows=1/);
  });

  it('pages by a cursor without leaving out or repeating an entry', async () => {
    const at = '2021-03-04T05:06:07.123456Z';
    const ids = [
      await write('Same walk', { entry_at: at }),
      await write('Same walk', { entry_at: at }),
      await write('Same walk', { entry_at: at }),
    ];
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await find('walk ', { cursor, limit: 1 });
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(new Set(seen).size).toBe(3);
  });

  it('filters by dates, framework and length, also without words', async () => {
    const early = await write('A walk', { entry_at: '2001-05-01T08:00:00Z', word_count: 2 });
    const late = await write('A walk', { entry_at: '2002-05-01T08:00:00Z', word_count: 200 });
    expect(await idsOf('walk ', { filters: { to: '2002-01-01T00:00:00Z' } })).toEqual([early]);
    expect(await idsOf('', { filters: { from: '2002-01-01T00:00:00Z' } })).toEqual([late]);
    expect(await idsOf('', { filters: { min_words: 100, framework: 'free' } })).toEqual([late]);
    expect(await idsOf('walk ', { filters: { max_words: 100 } })).toEqual([early]);
    expect(await idsOf('', { filters: { framework: 'anxious' } })).toEqual([]);
  });

  it('finds tags and people that were set by hand, and filters by them, by journal, star and picture', async () => {
    const [id, plain] = [await write('A walk'), await write('A walk')];
    const client = api.clientFor(ada.context);
    const add = async (table: 'tags' | 'people', label: string) => {
      const { data } = await client
        .from(table)
        .insert({ user_id: ada.id, key: label.toLowerCase(), label })
        .select('id')
        .single();
      return data?.id ?? '';
    };
    const [tag, person] = [await add('tags', 'Mountains'), await add('people', 'Zoë')];
    const { data: journal } = await client
      .from('journals')
      .insert({ user_id: ada.id, title: 'Travels' })
      .select('id')
      .single();
    const of = { user_id: ada.id, entry_id: id, is_by_hand: true };
    await client.from('entry_tags').insert({ ...of, tag_id: tag });
    await client.from('entry_people').insert({ ...of, person_id: person });
    await api.owner.query('update public.entries set is_starred = true, journal_id = $2 where id = $1', [
      id,
      journal?.id,
    ]);
    const attach = (entry: string, type: string) =>
      api.owner.query(
        `insert into public.entry_files (instance_id, user_id, entry_id, name, type) values ($1, $2, $3, 'File', $4)`,
        [acme, ada.id, entry, type],
      );
    await attach(id, 'image/heic');
    await attach(plain, 'application/pdf');
    expect([await idsOf('mountain '), await idsOf('zoe ')]).toEqual([[id], [id]]);
    const filters = [
      { tag },
      { person },
      { journal: journal?.id ?? '' },
      { is_starred: true },
      { has_picture: true },
    ];
    for (const filter of filters as SearchFilters[])
      expect(await idsOf('walk ', { filters: filter })).toEqual([id]);
    await client.from('entry_tags').delete().eq('tag_id', tag);
    expect(await idsOf('mountain ')).toEqual([]);
    expect(await idsOf('')).toEqual([plain, id]);
  });

  it('finds entries by the tags and people that they have now', async () => {
    const client = api.clientFor(ada.context);
    const id = await write('A walk');
    const setMentions = async (tags: string[], people: string[]) => {
      const { status } = await api.fetchAs(ada.context, '/functions/v1/set-entry-mentions', {
        method: 'POST',
        body: JSON.stringify({ entry_id: id, tags, people }),
      });
      expect(status).toBe(200);
    };
    await setMentions(['Mountains'], ['Zoë']);
    expect([await idsOf('mountains '), await idsOf('zoe ')]).toEqual([[id], [id]]);
    await client.from('tags').update({ label: 'Alps' }).eq('key', 'mountains');
    await client.from('people').update({ label: 'Zelda' }).eq('key', 'zoë');
    await expect.poll(() => idsOf('alps zelda ')).toEqual([id]);
    expect([await idsOf('mountains '), await idsOf('zoe ')]).toEqual([[], []]);
    await setMentions([], []);
    expect([await idsOf('alps '), await idsOf('zelda ')]).toEqual([[], []]);
  });

  it('finds what was spoken into an entry, shows where, and filters by it', async () => {
    const client = api.clientFor(ada.context);
    const session_id = randomUUID();
    const recording_id = randomUUID();
    await client
      .from('sessions')
      .insert({ id: session_id, user_id: ada.id, framework: 'free' })
      .throwOnError();
    const { error } = await client.from('recordings').insert({
      id: recording_id,
      user_id: ada.id,
      session_id,
      content_type: 'audio/webm',
      byte_count: 1,
      duration_ms: 1000,
      peaks: [],
    });
    expect(error).toBeNull();
    await client
      .from('transcripts')
      .insert({ user_id: ada.id, recording_id, text: 'We heard a nightingale.', segments: [] })
      .throwOnError();
    await write('In silence');
    const id = await write('In the garden', { session_id });
    const { entries } = await find('nightingales ');
    expect(entries.map((entry) => entry.id)).toEqual([id]);
    expect(marked(only(entries))).toEqual(['nightingale']);
    expect(only((await find('garden ')).entries).snippet).toBe('In the garden');
    expect(await idsOf('', { filters: { has_recording: true } })).toEqual([id]);
    await client.from('transcripts').update({ text: 'We heard an owl.' }).eq('recording_id', recording_id);
    expect([await idsOf('nightingale '), await idsOf('owl ')]).toEqual([[], [id]]);
    await client.from('recordings').delete().eq('id', recording_id);
    expect([await idsOf('owl '), await idsOf('', { filters: { has_recording: true } })]).toEqual([[], []]);
  });

  it('shows no words of an entry that opens later', async () => {
    const id = await write('A secret for later');
    await api.owner.query(
      "update public.entries set sealed_until = now() + interval '3 days' where id = $1",
      [id],
    );
    expect((await find('secret ')).entries).toEqual([]);
  });

  it('filters by what was felt', async () => {
    const id = await write('A walk');
    await write('A walk');
    await api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, 'test', repeat('a', 64), '{"emotions": [{"family": "joy"}]}')`,
      [acme, ada.id, id],
    );
    expect(await idsOf('walk ', { filters: { feeling: 'joy' } })).toEqual([id]);
    expect(await idsOf('', { filters: { feeling: 'fear' } })).toEqual([]);
  });

  it.each([
    ['5,000 characters', { query: 'a'.repeat(5000) }, 'A search may have at most 1000 characters'],
    ['too many words', { query: 'word '.repeat(21) }, 'A search may have at most 20 words'],
    ['an unknown filter', { query: '', filters: { owner: 'x' } }, expect.any(String)],
    [
      'a cursor of nobody',
      { query: '', cursor: 'yesterday 00000000-0000-4000-8000-000000000000' },
      expect.any(String),
    ],
  ])('refuses %s in words', async (_name, input, message) => {
    expect(await ask(ada.context, input)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', message } },
    });
  });

  it('takes signs that mean something to the database for themselves', async () => {
    await write('A walk');
    for (const query of [`'); drop table x; --`, `a & b | !c <-> (d:*)`, `"'a' <-> \\"`, '{"a"}', '%_']) {
      expect((await ask(ada.context, { query })).status).toBe(200);
    }
  });

  it('indexes a text of any length and of any letters', async () => {
    const letters = Array.from({ length: 90_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + (index % 20_000), 0x4e00 + (index >> 3)),
    );
    const id = await write(`Beginning ${letters.join(' ')}`);
    expect(await idsOf('beginning ')).toEqual([id]);
  });

  it('folds words in the database as in the browser', async () => {
    const texts = [
      'Größe Œuvre ÆØŁ ĐI',
      'كِتَابٌ وأُمّي إلى آخر، ؟',
      'a-b_c/d·e…f„g“ «h» 1½ x² ﬁn',
      'İstanbul Ísafjörður',
      '東京、大阪。한국어 हिन्दी',
      '٢٠٢٦',
      'e\u0301 \u200fא',
    ];
    for (const text of texts) {
      const row = only(
        await api.owner.query<{ words: string }>('select app.fold_words($1) as words', [text]),
      );
      expect(row.words).toBe(foldWords(text).join(' '));
    }
  });
});
