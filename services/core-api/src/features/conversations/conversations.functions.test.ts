import { conversationFunctions, type ShownAnswer } from '@reflectory/contracts/conversations';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const asking = conversationFunctions['ask-journal'].output;
const plain = { conversation_id: null, language: 'en', zone: 'UTC' };
const cry = 'I do not want to live any more, I will kill myself tonight.';

describe('talking with one’s journal', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, acme);
    for (let day = 10; day < 16; day += 1)
      await write(
        ada,
        `1667-03-${day}`,
        `Up early. My wife and I walked to Islington on day ${day}. So to bed.`,
      );
    for (let day = 10; day < 24; day += 1)
      await write(
        ada,
        `1668-05-${day}`,
        `Dined with my wife, who was well pleased with dish ${day}. Then to the office.`,
        [['joy', 'joy', 0.8, `Dined with my wife, who was well pleased with dish ${day}.`]],
      );
    await write(ada, '1667-01-05', 'Read the papers.');
    await write(ada, '1668-06-01', 'The Katze slept all day on the papers, and I was vexed at it.', [
      ['anger', 'anger', -0.9, 'The Katze slept all day on the papers, and I was vexed at it.'],
    ]);
    await write(ada, '1668-07-01', 'A secret walk to Lambeth that nobody may read yet.', [], '2999-01-01');
    await write(ada, '1668-08-01', `Sat at the window over Deptford. ${cry}`);
  });
  afterAll(() => api.stop());

  type Found = [emotion: string, family: string, valence: number, sentence: string];
  async function write(by: TestPerson, day: string, text: string, found: Found[] = [], sealedUntil?: string) {
    const [row] = await api.owner.query<{ id: string }>(
      `insert into public.entries (instance_id, user_id, entry_at, time_zone, text, word_count, sealed_until)
       values ($1, $2, $3, 'UTC', $4, 12, $5) returning id`,
      [by.instanceId, by.id, `${day}T12:00:00Z`, text, sealedUntil ?? null],
    );
    const emotions = found.map(([emotion, family, valence, sentence]) => ({
      emotion,
      family,
      valence,
      percentage: 100,
      evidence: [{ sentence, start: 0, end: sentence.length, terms: [] }],
    }));
    await api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, 'builtin@1', repeat('a', 64), $4)`,
      [by.instanceId, by.id, row?.id, JSON.stringify({ emotions, themes: [] })],
    );
    return row?.id ?? '';
  }
  const call = async (by: TestPerson, name: string, input: object) => {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const ask = async (question: string, conversation: string | null = null, by = ada) => {
    const { body } = await call(by, 'ask-journal', { ...plain, question, conversation_id: conversation });
    return asking.parse(body);
  };
  const answer = async (question: string): Promise<ShownAnswer> => (await ask(question)).message.answer;
  const sentences = ({ citations }: ShownAnswer) => citations.map(({ sentence }) => sentence);

  it('counts the days of a word, says where most are, and quotes three of them', async () => {
    const found = await answer('How often did I write about my wife?');
    expect(found.parts).toEqual([
      {
        say: 'count',
        topic: 'wife',
        span: null,
        feeling: null,
        days: 20,
        entries: 20,
        most: { span: { from: '1668-05-01', to: '1668-05-31' }, days: 14 },
      },
    ]);
    expect(found.citations).toHaveLength(3);
    for (const sentence of sentences(found)) expect(sentence).toContain('wife');
  });

  it('finds what is asked in other languages, and words that are mistyped', async () => {
    expect((await answer('Wie oft habe ich über meine Katze geschrieben?')).parts).toMatchObject([
      { say: 'count', days: 1 },
    ]);
    expect((await answer('How often did I write about Islingten?')).parts).toMatchObject([
      { say: 'count', days: 6 },
      { say: 'corrected', typed: 'Islingten', word: 'islington' },
    ]);
  });

  it('says when it was first and last, what was felt, and which days were worst', async () => {
    const first = await answer('When did I first write about the papers?');
    expect(first.parts).toMatchObject([{ say: 'first', day: '1667-01-05' }]);
    expect(sentences(first)).toEqual(['Read the papers.']);
    const last = await answer('When did I last mention Islington?');
    expect(last.parts).toMatchObject([{ say: 'last', day: '1667-03-15' }]);
    expect(sentences(last)).toEqual(['My wife and I walked to Islington on day 15.']);
    expect((await answer('What did I feel about my wife?')).parts).toMatchObject([
      { say: 'feelings', read: 14, feelings: [{ emotion: 'joy', entries: 14 }] },
    ]);
    expect((await answer('What were my worst days?')).parts).toMatchObject([
      { say: 'worst', days: ['1668-06-01'] },
    ]);
    expect((await answer('How often was I angry in 1668?')).parts).toMatchObject([
      { say: 'count', feeling: 'anger', days: 1 },
    ]);
    expect((await answer('Compare 1667 and 1668')).parts).toMatchObject([
      {
        say: 'compare',
        sides: [
          { days: 7, emotion: null },
          { days: 16, emotion: 'joy' },
        ],
      },
    ]);
  });

  it('says that it does not find what is not there, and what it does not understand', async () => {
    expect((await answer('What about Xylophones?')).parts).toEqual([
      { say: 'none', topic: 'Xylophones', span: null, feeling: null },
    ]);
    expect((await answer('How often did I write about Islington and the Katze?')).parts).toMatchObject([
      { say: 'none' },
      {
        say: 'apart',
        words: [
          { word: 'Islington', days: 6 },
          { word: 'Katze', days: 1 },
        ],
      },
    ]);
    expect((await answer('Why?')).parts).toEqual([{ say: 'unclear' }]);
    expect((await answer('What happened in 1999?')).parts).toMatchObject([{ say: 'none' }]);
  });

  it('quotes what was written of somebody whom nobody has named, and counts words as it understood them', async () => {
    const cleo = await createPerson(api.owner, acme);
    await write(cleo, '1668-06-01', 'Mercer sang all day.');
    await write(cleo, '1668-06-02', 'Walked to Islington.');
    const who = (await ask('Who is Mercer?', null, cleo)).message.answer;
    expect(who.parts).toMatchObject([{ say: 'count', topic: 'Mercer', days: 1 }, { say: 'nobody' }]);
    expect(who.citations).toMatchObject([{ day: '1668-06-01' }]);
    const apart = (await ask('What about Mercer and Islingtan?', null, cleo)).message.answer;
    expect(apart.parts).toMatchObject([
      { say: 'none' },
      { say: 'corrected', typed: 'Islingtan', word: 'islington' },
      { say: 'apart', words: [{ word: 'Mercer' }, { word: 'islington' }] },
    ]);
  });

  it('goes on from the question before, in the same conversation', async () => {
    const first = await ask('How often did I write about my wife?');
    const next = await ask('And in 1667?', first.conversation_id);
    expect(next.conversation_id).toBe(first.conversation_id);
    expect(next.message.answer.parts).toMatchObject([{ say: 'count', topic: 'wife', days: 6 }]);
    const { body } = await call(ada, 'read-conversation', { conversation_id: first.conversation_id });
    const read = conversationFunctions['read-conversation'].output.parse(body);
    expect(read.messages.map(({ question }) => question)).toEqual([
      'How often did I write about my wife?',
      'And in 1667?',
    ]);
    expect(read.messages[1]?.answer).toEqual(next.message.answer);
  });

  it('neither counts nor quotes what is sealed', async () => {
    expect((await answer('What about Lambeth?')).parts).toMatchObject([{ say: 'none' }]);
    const found = await answer('What happened in July 1668?');
    expect(found).toMatchObject({ parts: [{ say: 'none' }], citations: [] });
  });

  it('quotes no entry that speaks of suicide, says no figures of best and most, and shows help', async () => {
    const found = await answer('What about Deptford?');
    expect(found).toMatchObject({ care: true, citations: [] });
    expect(found.parts).toMatchObject([{ say: 'count', days: 1, most: null }]);
  });

  it('answers a question with words of suicide with help, and keeps nothing of it', async () => {
    const { conversation_id: id, message } = await ask(cry);
    expect({ id, answer: message.answer }).toEqual({
      id: null,
      answer: { parts: [{ say: 'care' }], citations: [], care: true },
    });
    const kept = await api.owner.query('select from public.conversation_messages where question = $1', [cry]);
    expect(kept).toEqual([]);
  });

  it('keeps no sentence, and quotes none that is changed, sealed or gone later', async () => {
    const bob = await createPerson(api.owner, acme);
    const ids = [];
    for (const day of [1, 2, 3, 4])
      ids.push(await write(bob, `2024-02-0${day}`, `The harbour lay quiet in the fog of day ${day}.`));
    const [changed, sealed, gone] = ids;
    const first = await ask('What about the harbour?', null, bob);
    expect(first.message.answer.citations).toHaveLength(4);
    const rows = await api.owner.query(
      'select answer::text from public.conversation_messages where user_id = $1',
      [bob.id],
    );
    expect(JSON.stringify(rows)).not.toContain('fog');
    await api.owner.query("update public.entries set text = 'Nothing here' where id = $1", [changed]);
    await api.owner.query("update public.entries set sealed_until = '2999-01-01' where id = $1", [sealed]);
    await api.owner.query('update public.entries set binned_at = now() where id = $1', [gone]);
    const { body } = await call(bob, 'read-conversation', { conversation_id: first.conversation_id });
    const [message] = conversationFunctions['read-conversation'].output.parse(body).messages;
    expect(message && sentences(message.answer)).toEqual([
      null,
      null,
      null,
      'The harbour lay quiet in the fog of day 4.',
    ]);
  });

  it('nobody reads, continues or counts what is another’s', async () => {
    const eve = await createPerson(api.owner, acme);
    const { conversation_id: id } = await ask('What about my wife?');
    expect((await call(eve, 'read-conversation', { conversation_id: id })).status).toBe(404);
    const going = { ...plain, question: 'And in 1667?', conversation_id: id };
    expect((await call(eve, 'ask-journal', going)).status).toBe(404);
    expect((await ask('What about my wife?', null, eve)).message.answer.parts).toMatchObject([
      { say: 'none' },
    ]);
  });

  it('takes hostile questions as words, refuses long ones, and lets nobody ask without end', async () => {
    const mallory = await createPerson(api.owner, acme);
    for (const question of [
      "'; drop table entries; --",
      '%%%',
      '" & | ! <-> :*',
      '\u202e🙂',
      'a '.repeat(249),
      '‏؟',
    ])
      expect((await ask(question, null, mallory)).message.answer.citations).toEqual([]);
    const input = { ...plain, question: 'x'.repeat(501) };
    expect((await call(mallory, 'ask-journal', input)).status).toBe(400);
    const statuses = [];
    for (let asked = 0; asked < 20; asked += 1)
      statuses.push((await call(mallory, 'ask-journal', { ...input, question: 'why' })).status);
    expect(statuses).toContain(429);
  });
});
