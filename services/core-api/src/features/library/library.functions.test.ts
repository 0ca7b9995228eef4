import { type FrameworkDocument, type FrameworkStep, libraryFunctions } from '@reflectory/contracts/library';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { productFrameworks } from './content/frameworks.ts';

const day = '2026-11-22';
const held: FrameworkStep = {
  id: 'held',
  kind: 'text',
  question: { en: 'What held today?', de: 'Was hat heute gehalten?' },
};
const home: FrameworkStep = {
  id: 'home',
  kind: 'text',
  question: { en: 'What stays here?', de: 'Was bleibt hier?' },
};
const draft: Omit<FrameworkDocument, 'key' | 'version'> = {
  topic: 'work',
  minutes: 5,
  languages: ['en', 'de'],
  name: { en: 'After a shift', de: 'Nach der Schicht' },
  promise: { en: 'Two questions before the way home.', de: 'Zwei Fragen vor dem Heimweg.' },
  steps: [held, home],
};
const broken = { ...draft, steps: [{ ...held, next: [{ to: 'nowhere' }] }, home] };

describe('the library', () => {
  let api: TestApi;
  let writer: TestPerson;
  let member: TestPerson;
  let elsewhere: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    const acme = await createInstance(api.owner, 'acme');
    writer = await createPerson(api.owner, acme, 'coach');
    writer.context.permissions = ['library.write'];
    member = await createPerson(api.owner, acme);
    elsewhere = await createPerson(api.owner, await createInstance(api.owner, 'globex'), 'admin');
    elsewhere.context.permissions = ['library.write'];
  });
  afterAll(() => api.stop());

  const callAs = async (context: TestPerson['context'], name: string, input: object | null) => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      body: input && JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const call = (by: TestPerson, name: string, input: object | null) => callAs(by.context, name, input);
  const listFor = async (by: TestPerson, language?: 'de' | 'fr') => {
    const { body } = await callAs({ ...by.context, ...(language && { language }) }, 'list-library', null);
    return libraryFunctions['list-library'].output.parse(body).frameworks;
  };
  const promptsFor = async (by: TestPerson, input: { day: string; topic: string | null }) => {
    const { body } = await call(by, 'list-prompts', input);
    return libraryFunctions['list-prompts'].output.parse(body).prompts;
  };
  const save = async (document: object, key: string | null = null, known_revision: number | null = null) => {
    const { status, body } = await call(writer, 'save-framework', { key, known_revision, document });
    expect({ status, body }).toMatchObject({ status: 200 });
    return libraryFunctions['save-framework'].output.parse(body);
  };
  const publish = async (document: object) => {
    const { key } = (await save(document)).document;
    expect(await call(writer, 'publish-framework', { key })).toMatchObject({ status: 200 });
    return key;
  };

  it('lists what the product brings, in the language of the person', async () => {
    const own = (await listFor(member, 'de')).filter(({ origin }) => origin === 'product');
    expect(own.map(({ key }) => key)).toEqual(productFrameworks.map(({ key }) => key));
    expect(own.find(({ key }) => key === 'gratitude')).toMatchObject({ name: 'Dankbarkeit', language: 'de' });
  });

  it('gives a document of the product in the version asked for, and no other', async () => {
    const ask = (version: number | null) => call(member, 'get-framework', { key: 'grief', version });
    expect(await ask(null)).toMatchObject({
      status: 200,
      body: { origin: 'product', document: { version: 1 } },
    });
    expect(await ask(1)).toMatchObject({ status: 200 });
    expect(await ask(2)).toMatchObject({ status: 404 });
  });

  it('is closed to visitors', async () => {
    const visitor = visitorContext(member.instanceId);
    expect(await callAs(visitor, 'list-library', null)).toMatchObject({ status: 401 });
    expect(await callAs(visitor, 'list-prompts', { day, topic: null })).toMatchObject({ status: 401 });
  });

  it('shows a framework of the instance to its members once it is published, and to nobody elsewhere', async () => {
    const { key } = (await save(draft)).document;
    const isListed = async (by: TestPerson) => (await listFor(by)).some((one) => one.key === key);
    const open = (by: TestPerson) => call(by, 'get-framework', { key, version: 1 });
    expect(await isListed(member)).toBe(false);
    expect(await open(member)).toMatchObject({ status: 404 });
    await call(writer, 'publish-framework', { key });
    expect(await isListed(member)).toBe(true);
    expect(await open(member)).toMatchObject({ status: 200, body: { origin: 'instance' } });
    expect(await isListed(elsewhere)).toBe(false);
    expect(await open(elsewhere)).toMatchObject({ status: 404 });
  });

  it('lists it in its first language for people of another', async () => {
    const key = await publish(draft);
    const found = (await listFor(member, 'fr')).find((one) => one.key === key);
    expect(found).toMatchObject({ language: 'en', name: 'After a shift', origin: 'instance' });
  });

  it('keeps an unfinished draft, says what is wrong with it, and does not publish it', async () => {
    const saved = await save(broken);
    const { key } = saved.document;
    expect(saved.problems).toContainEqual({ code: 'branch_to_nowhere', step: 'held', about: 'nowhere' });
    expect(await call(writer, 'publish-framework', { key })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('branch_to_nowhere held nowhere') } },
    });
    const { body } = await call(writer, 'list-own-frameworks', null);
    const own = libraryFunctions['list-own-frameworks'].output.parse(body).frameworks;
    expect(own.find(({ document }) => document.key === key)).toMatchObject({ state: 'draft' });
  });

  it('lets the first of two who write a draft win, and tells the other', async () => {
    const first = await save(draft);
    const { key } = first.document;
    const second = await save({ ...draft, minutes: 7 }, key, first.revision);
    expect(second).toMatchObject({ revision: 2, document: { minutes: 7, version: 1 } });
    const late = { key, known_revision: first.revision, document: draft };
    expect(await call(writer, 'save-framework', late)).toMatchObject({ status: 409 });
  });

  it('makes a next version of what is published, and keeps the one before for sessions under way', async () => {
    const key = await publish(draft);
    const next = await save({ ...draft, minutes: 9 }, key);
    expect(next.document.version).toBe(2);
    const open = async (version: number | null) =>
      (await call(member, 'get-framework', { key, version })).body;
    expect(await open(null)).toMatchObject({ document: { version: 1, minutes: 5 } });
    await call(writer, 'publish-framework', { key });
    expect(await open(null)).toMatchObject({ document: { version: 2, minutes: 9 } });
    expect(await open(1)).toMatchObject({ document: { version: 1, minutes: 5 } });
  });

  it('takes a withdrawn framework from the list and leaves it to who began with it', async () => {
    const key = await publish(draft);
    expect(await call(writer, 'withdraw-framework', { key })).toMatchObject({ status: 200 });
    expect((await listFor(member)).some((one) => one.key === key)).toBe(false);
    expect(await call(member, 'get-framework', { key, version: null })).toMatchObject({ status: 404 });
    expect(await call(member, 'get-framework', { key, version: 1 })).toMatchObject({ status: 200 });
  });

  it('removes a draft that was never published, and of a published one only its next version', async () => {
    const { key } = (await save(draft)).document;
    expect(await call(member, 'discard-draft', { key })).toMatchObject({ status: 403 });
    expect(await call(elsewhere, 'discard-draft', { key })).toMatchObject({ status: 404 });
    expect(await call(writer, 'discard-draft', { key })).toMatchObject({ status: 200 });
    expect(await call(writer, 'discard-draft', { key })).toMatchObject({ status: 404 });
    const published = await publish(draft);
    await save({ ...draft, minutes: 9 }, published);
    expect(await call(writer, 'discard-draft', { key: published })).toMatchObject({ status: 200 });
    expect(await call(writer, 'discard-draft', { key: published })).toMatchObject({ status: 404 });
    const { body } = await call(member, 'get-framework', { key: published, version: null });
    expect(body).toMatchObject({ document: { minutes: 5, version: 1 } });
  });

  it('says what each framework helps with, an instance’s by its topic where it says nothing', async () => {
    const key = await publish(draft);
    const all = await listFor(member);
    expect(all.find((one) => one.key === key)?.intentions).toEqual(['plan']);
    expect(all.find((one) => one.key === 'grief')?.intentions).toEqual(['grief']);
    expect(new Set(all.map(({ intentions }) => intentions[0])).size).toBe(8);
    const own = await publish({ ...draft, intentions: ['people', 'settle'] });
    expect((await listFor(member)).find((one) => one.key === own)?.intentions).toEqual(['people', 'settle']);
  });

  it('keeps what a person saved for them alone, and says what of it is offered no more', async () => {
    const key = await publish(draft);
    const rows = api.clientFor(member.context).from('library_saved');
    const things = [
      { kind: 'framework', key },
      { kind: 'framework', key: 'grief' },
      { kind: 'prompt', key: 'today-1' },
      { kind: 'prompt', key: 'today-9999' },
    ] as const;
    expect(await rows.insert([...things])).toMatchObject({ error: null });
    const saved = async (by: TestPerson) =>
      libraryFunctions['list-saved'].output.parse((await call(by, 'list-saved', null)).body);
    const before = await saved(member);
    expect(before.frameworks.map((one) => one.key).toSorted()).toEqual(['grief', key].toSorted());
    expect(before.prompts.map((one) => one.key)).toEqual(['today-1']);
    expect(before.gone).toEqual([{ kind: 'prompt', key: 'today-9999' }]);
    expect(await saved(writer)).toEqual({ frameworks: [], prompts: [], gone: [], others: [] });
    await call(writer, 'withdraw-framework', { key });
    expect((await saved(member)).gone).toContainEqual({ kind: 'framework', key });
  });

  it('lets nobody write without the permission, and nobody change what was published', async () => {
    const key = await publish(draft);
    expect(
      await call(member, 'save-framework', { key: null, known_revision: null, document: draft }),
    ).toMatchObject({ status: 403 });
    const rows = (by: TestPerson) => api.clientFor(by.context).from('library_frameworks');
    expect(await rows(member).update({ state: 'withdrawn' }).eq('key', key).select()).toMatchObject({
      data: [],
    });
    expect(await rows(writer).delete().eq('key', key)).toMatchObject({ error: { code: '42501' } });
    expect(
      await rows(writer)
        .update({ document: { ...draft, key, version: 1, minutes: 1 } })
        .eq('key', key),
    ).toMatchObject({ error: { code: '42501' } });
  });

  it('leaves out a document that was written past the checks', async () => {
    const key = 'own-0123456789ab';
    const rows = api.clientFor(writer.context).from('library_frameworks');
    const { error } = await rows.insert({
      key,
      version: 1,
      state: 'published',
      document: { ...broken, key, version: 1 },
    });
    expect(error).toBeNull();
    expect((await listFor(member)).some((one) => one.key === key)).toBe(false);
    expect(await call(member, 'get-framework', { key, version: 1 })).toMatchObject({ status: 404 });
  });

  it('offers the same prompts to everybody there all day', async () => {
    const prompts = await promptsFor(member, { day, topic: null });
    expect(prompts).toHaveLength(20);
    expect(await promptsFor(writer, { day, topic: null })).toEqual(prompts);
    expect((await promptsFor(elsewhere, { day, topic: null })).map(({ key }) => key)).not.toEqual(
      prompts.map(({ key }) => key),
    );
    expect(await call(member, 'list-prompts', { day: 'today', topic: null })).toMatchObject({ status: 400 });
  });

  it('leaves out what a person does not want, for them alone, until they want it again', async () => {
    const input = { day, topic: null };
    const before = await promptsFor(member, input);
    const [first, second] = before;
    const dismissals = api.clientFor(member.context).from('prompt_dismissals');
    await dismissals.insert({ prompt_key: first?.key ?? '' });
    expect((await promptsFor(member, input))[0]).toEqual(second);
    expect((await promptsFor(writer, input))[0]).toEqual(first);
    await api
      .clientFor(member.context)
      .from('prompt_dismissals')
      .delete()
      .eq('prompt_key', first?.key ?? '');
    expect(await promptsFor(member, input)).toEqual(before);
  });

  it('holds the prompts of the instance beside those of the product', async () => {
    const own = { topic: 'work', texts: { de: 'Wer hat dir heute in der Halle geholfen?' } } as const;
    expect(await api.clientFor(writer.context).from('library_prompts').insert(own)).toMatchObject({
      error: null,
    });
    const prompts = await promptsFor(member, { day, topic: 'work' });
    expect(prompts).toHaveLength(26);
    expect(prompts.find(({ origin }) => origin === 'instance')).toMatchObject({
      language: 'de',
      text: own.texts.de,
    });
    expect(await promptsFor(elsewhere, { day, topic: 'work' })).toHaveLength(25);
  });

  it.each([
    [{}],
    [{ en: '' }],
    [{ en: ' ' }],
    [{ en: 7 }],
    [{ xx: 'What?' }],
    [{ en: 'x'.repeat(5000) }],
    [['What?']],
  ])('refuses %j as the texts of a prompt', async (texts) => {
    const inserting = api.owner.query(
      `insert into public.library_prompts (instance_id, topic, texts) values ($1, 'work', $2)`,
      [member.instanceId, JSON.stringify(texts)],
    );
    await expect(inserting).rejects.toMatchObject({ code: '23514' });
  });
});
