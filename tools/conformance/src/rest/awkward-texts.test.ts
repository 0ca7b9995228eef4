import { beforeAll, describe, expect, it } from 'vitest';
import { clients, openClient, useService } from '../testing/index.ts';

/** Texts that hold what separates, quotes or names something in a request. */
const awkward = [
  'She said "yes"',
  '"quoted as a whole"',
  'one, two and three',
  '(in brackets)',
  'and(id.eq.1,or(id.gt.0))',
  '"), (",',
  'a back\\slash, and one at the end\\',
  'name.eq.value',
  'from->>here::text',
  '{"curly",braces}',
  '[1,2]',
  '100 % of _it_*',
  'plus + and & equals = hash # question ?',
  "it's; select 'nothing' -- at all",
  ' spaces before and behind ',
  'two\nlines\tand a tab',
  'null',
  'true',
  '',
  'نعم، «ربما» (لا أدري)؛',
  'emoji 🙂, e\u0301, \u202fthin',
];

/** A text as it stands in a list of values or conditions. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

describe.each(clients)('awkward texts with client $version', (published) => {
  const service = useService();
  const from = (table: 'notes' | 'remarks') =>
    openClient(published, { url: service.url, key: service.anonKey }).from(table);
  const author = crypto.randomUUID();
  const own = (columns = 'words') => from('notes').select(columns).eq('author', author);

  beforeAll(async () => {
    const notes = awkward.map((words) => ({ author, words, data: { said: words, list: [words] } }));
    const written = await from('notes').insert(notes).select('id, words').throwOnError();
    const remarks = written.data.map(({ id, words }) => ({ note_id: id, words: `re: ${words}` }));
    await from('remarks').insert(remarks).throwOnError();
  });

  it('come back as they were written, each as a row of its own', async () => {
    const { data } = await own().order('id');
    expect(data).toEqual(awkward.map((words) => ({ words })));
  });

  it.each(awkward)('find their row, and no other: %j', async (words) => {
    const found = [{ words }];
    expect((await own().eq('words', words)).data).toEqual(found);
    expect((await own().filter('words', 'in', `(${quoted(words)})`)).data).toEqual(found);
    expect((await own().or(`words.eq.${quoted(words)},id.lt.0`)).data).toEqual(found);
    expect((await own().or(`and(words.eq.${quoted(words)},not.or(id.lt.0,words.is.null))`)).data).toEqual(
      found,
    );
    expect((await own().eq('data->>said', words)).data).toEqual(found);
    expect((await own().contains('data', { list: [words] })).data).toEqual(found);
    expect((await own().match({ words })).data).toEqual(found);
  });

  it.each(awkward)('exclude their row, and no other: %j', async (words) => {
    const others = awkward.filter((other) => other !== words).map((other) => ({ words: other }));
    expect((await own().neq('words', words).order('id')).data).toEqual(others);
    expect(
      (
        await own()
          .not('words', 'in', `(${quoted(words)})`)
          .order('id')
      ).data,
    ).toEqual(others);
  });

  it.each(awkward)('find a row by one that is embedded: %j', async (words) => {
    const found = [{ words, remarks: [{ words: `re: ${words}` }] }];
    const embedded = () => own('words, remarks!inner(words)');
    expect((await embedded().eq('remarks.words', `re: ${words}`)).data).toEqual(found);
    const quotedRemark = quoted(`re: ${words}`);
    expect((await embedded().filter('remarks.words', 'in', `(${quotedRemark})`)).data).toEqual(found);
    const narrowed = embedded().or(`words.eq.${quotedRemark},id.lt.0`, { referencedTable: 'remarks' });
    expect((await narrowed).data).toEqual(found);
  });

  it('are all in a list of all, and in lists that the client writes where it can', async () => {
    const list = `(${awkward.map(quoted).join(',')})`;
    expect((await own().filter('words', 'in', list).order('id')).data).toHaveLength(awkward.length);
    // The client writes no backslash, and no quotes around a text that is nothing but words and spaces.
    const plain = awkward.filter((words) => !/["\\]/.test(words) && words !== '' && words === words.trim());
    expect((await own().in('words', plain).order('id')).data).toEqual(plain.map((words) => ({ words })));
  });

  it('are changed and removed by their words alone', async () => {
    const words = 'to go, (soon) "really"\\';
    const gone = 'gone, (for good) "really"\\';
    await from('notes').insert({ author, words });
    const changed = await from('notes').update({ words: gone }).eq('words', words).select('words');
    expect(changed.data).toEqual([{ words: gone }]);
    const removed = await from('notes')
      .delete()
      .or(`words.eq.${quoted(gone)}`)
      .select('words');
    expect(removed.data).toEqual([{ words: gone }]);
    expect((await own()).data).toHaveLength(awkward.length);
  });
});
