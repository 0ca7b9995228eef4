import type { FunctionInput } from '@reflectory/contracts/functions';
import { libraryFunctions, MOST_OWN_PROMPTS } from '@reflectory/contracts/library';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const day = '2026-11-22';
const all = { search: '', topic: null, offset: 0 };

describe('an instance’s own prompts', () => {
  let api: TestApi;
  let writer: TestPerson;
  let member: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());
  let number = 0;
  beforeEach(async () => {
    number += 1;
    const instance = await createInstance(api.owner, `company-${number}`);
    writer = await createPerson(api.owner, instance, 'admin');
    writer.context.permissions = ['library.write'];
    member = await createPerson(api.owner, instance);
  });

  const call = async (by: TestPerson, name: string, input: unknown) => {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const list = async (search: object = {}) =>
    libraryFunctions['list-own-prompts'].output.parse(
      (await call(writer, 'list-own-prompts', { ...all, ...search })).body,
    );
  type Written = Partial<FunctionInput<'save-own-prompt'>>;
  const save = (prompt: Written, by = writer) =>
    call(by, 'save-own-prompt', {
      id: null,
      known: null,
      topic: 'work',
      texts: { en: 'What held?' },
      ...prompt,
    });
  const write = async (en: string, prompt: Written = {}) =>
    libraryFunctions['save-own-prompt'].output.parse((await save({ texts: { en }, ...prompt })).body).id;
  const move = (id: string, to: string) => call(writer, 'move-own-prompt', { id, to });
  const order = async () => (await list({ topic: 'work' })).prompts.map(({ texts }) => texts.en);
  const offered = async (topic: string | null = 'work', by = member, on = day) =>
    libraryFunctions['list-prompts'].output
      .parse((await call(by, 'list-prompts', { day: on, topic })).body)
      .prompts.filter(({ origin }) => origin === 'instance')
      .map(({ text }) => text);

  it('stand first under their topic, in the order that the writer gave them', async () => {
    for (const text of ['One?', 'Two?', 'Three?']) await write(text);
    const [one, two, three] = (await list()).prompts.map(({ id }) => id);
    expect(await offered()).toEqual(['One?', 'Two?', 'Three?']);
    await move(three ?? '', 'first');
    expect(await order()).toEqual(['Three?', 'One?', 'Two?']);
    await move(one ?? '', 'later');
    expect(await order()).toEqual(['Three?', 'Two?', 'One?']);
    await move(two ?? '', 'earlier');
    await move(two ?? '', 'earlier');
    expect(await order()).toEqual(['Two?', 'Three?', 'One?']);
    await move(two ?? '', 'last');
    expect(await offered()).toEqual(['Three?', 'One?', 'Two?']);
  });

  it('are among those of a day, and put aside by one person alone', async () => {
    const ids = [];
    for (let index = 0; index < 40; index += 1) ids.push(await write(`Question ${index}?`));
    // A day draws a few of all prompts, so that some days have none of the instance's own.
    const days = Array.from({ length: 28 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    const drawn = await Promise.all(days.map(async (on) => ({ on, own: await offered(null, member, on) })));
    const { on = day, own: [text] = [] } = drawn.find(({ own }) => own.length > 0) ?? {};
    const first = (await list({ search: text ?? '' })).prompts[0]?.id ?? '';
    await api.clientFor(member.context).from('prompt_dismissals').insert({ prompt_key: first });
    expect(await offered(null, member, on)).not.toContain(text);
    expect(await offered()).toHaveLength(39);
    expect(await offered(null, writer, on)).toContain(text);
  });

  it('are offered to nobody while they are off, and read by writers alone', async () => {
    const id = await write('What was loud?');
    const rows = (by: TestPerson) => api.clientFor(by.context).from('library_prompts');
    expect((await rows(member).update({ is_on: false }).eq('id', id).select('id')).data).toEqual([]);
    expect((await rows(writer).update({ is_on: false }).eq('id', id)).error).toBeNull();
    expect(await offered()).toEqual([]);
    expect(await offered('work', writer)).toEqual([]);
    expect((await rows(member).select('id')).data).toEqual([]);
    expect(only((await list()).prompts)).toMatchObject({ id, is_on: false });
    await rows(writer).update({ is_on: true }).eq('id', id);
    expect(await offered()).toEqual(['What was loud?']);
  });

  it('are found by words of any language, not by the names of languages', async () => {
    await write('What held?', { texts: { en: 'What held?', de: 'Was hat gehalten? 100 % sicher' } });
    await write('Who was there?', { topic: 'people' });
    expect(await list({ search: 'GEHALTEN' })).toMatchObject({ total: 1, kept: 2 });
    expect(await list({ search: '0 %' })).toMatchObject({ total: 1 });
    expect(await list({ search: 'de' })).toMatchObject({ total: 0 });
    expect(await list({ topic: 'people' })).toMatchObject({ total: 1 });
  });

  it('are changed over the state that was known, and a move or a switch is no change', async () => {
    const id = await write('What held?');
    await write('Another?');
    const known = (await list()).prompts[0]?.changed ?? null;
    await move(id, 'last');
    await api.clientFor(writer.context).from('library_prompts').update({ is_on: false }).eq('id', id);
    expect(await save({ id, known, topic: 'people', texts: { en: 'Who held?' } })).toMatchObject({
      status: 200,
    });
    expect(await save({ id, known, texts: { en: 'Too late?' } })).toMatchObject({ status: 409 });
    expect((await list({ topic: 'people' })).prompts).toMatchObject([{ texts: { en: 'Who held?' } }]);
  });

  it('are nobody’s elsewhere, and not written without the permission', async () => {
    const id = await write('What held?');
    expect((await save({}, member)).status).toBe(403);
    expect((await call(member, 'list-own-prompts', all)).status).toBe(403);
    expect((await call(member, 'move-own-prompt', { id, to: 'first' })).status).toBe(403);
    const elsewhere = await createPerson(
      api.owner,
      await createInstance(api.owner, `other-${number}`),
      'admin',
    );
    elsewhere.context.permissions = ['library.write'];
    expect((await call(elsewhere, 'move-own-prompt', { id, to: 'first' })).status).toBe(404);
    expect((await save({ id, known: 'x' }, elsewhere)).status).toBe(409);
    expect((await call(elsewhere, 'list-own-prompts', all)).body).toMatchObject({ prompts: [], kept: 0 });
  });

  it.each([
    [{ texts: {} }],
    [{ texts: { en: ' ' } }],
    [{ texts: { en: 'a\nb' } }],
    [{ texts: { en: 'a\u2028b' } }],
    [{ texts: { en: 'x'.repeat(301) } }],
    [{ texts: { xx: 'What?' } }],
    [{ topic: 'weather' }],
  ])('refuse %j in words', async (wrong) => {
    expect(await save(wrong as never)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input' } },
    });
    expect((await list()).kept).toBe(0);
  });

  it('are a thousand at most, all of which a day is drawn from', async () => {
    await api.owner.query(
      `insert into public.library_prompts (instance_id, topic, texts)
       select $1, 'work', jsonb_build_object('en', 'Question ' || n || '?') from generate_series(1, $2::integer) n`,
      [writer.instanceId, MOST_OWN_PROMPTS - 1],
    );
    await write('The last one?');
    expect(await save({})).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
    const { error } = await api
      .clientFor(writer.context)
      .from('library_prompts')
      .insert({ topic: 'today', texts: { en: 'One more?' } });
    expect(error).toMatchObject({ code: 'PT413' });
    expect(await list({ offset: 950 })).toMatchObject({ total: 1000, kept: 1000 });
    expect((await list({ offset: 950 })).prompts.at(-1)).toMatchObject({ texts: { en: 'The last one?' } });
    expect(await offered()).toHaveLength(1000);
    expect((await offered(null)).length).toBeLessThanOrEqual(20);
  });
});
