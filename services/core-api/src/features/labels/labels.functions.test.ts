import { labelFunctions, type LabelKind } from '@reflectory/contracts/entry-details';
import { journalFunctions } from '@reflectory/contracts/journal';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('tags and people', () => {
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

  const call = async (name: string, input: unknown, person = ada) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const list = async (kind: LabelKind = 'tag') =>
    labelFunctions['list-labels'].output.parse((await call('list-labels', { kind })).body).labels;
  const named = async (label: string, kind: LabelKind = 'tag') =>
    only((await list(kind)).filter((one) => one.label === label)).id;
  const counts = async (kind: LabelKind = 'tag') =>
    Object.fromEntries((await list(kind)).map(({ label, entries }) => [label, entries]));
  const leftOf = (body: unknown) => labelFunctions['merge-labels'].output.parse(body).left;

  const textOf = (tags: readonly string[]) => ['Seen:', ...tags.map((tag) => `#${tag}`)].join(' ');
  const documentOf = (tags: readonly string[]) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Seen:' },
          ...tags.flatMap((label) => [
            { type: 'text', text: ' ' },
            { type: 'tag', attrs: { label } },
          ]),
        ],
      },
    ],
  });
  /** Writes an entry whose text has the tags. */
  const write = async (...tags: string[]) => {
    const id = randomUUID();
    const row = {
      id,
      user_id: ada.id,
      framework: 'free',
      answers: [textOf(tags)],
      documents: [documentOf(tags)],
    };
    expect(
      (
        await api
          .clientFor(ada.context)
          .from('sessions')
          .insert(row as never)
      ).error,
    ).toBeNull();
    const { body } = await call('complete-session', { session_id: id });
    return journalFunctions['complete-session'].output.parse(body).entry_id;
  };
  const setByHand = (entryId: string, tags: string[], people: string[] = []) =>
    call('set-entry-mentions', { entry_id: entryId, tags, people });
  const revise = (entryId: string, version: number, ...tags: string[]) =>
    call('revise-entry', {
      entry_id: entryId,
      base_version: version,
      answers: [`${textOf(tags)} again`],
      documents: [
        {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [...(documentOf(tags).content[0]?.content ?? []), { type: 'text', text: ' again' }],
            },
          ],
        },
      ],
    });
  const found = async (query: string) => {
    const { body } = await call('search-entries', { query, filters: {} });
    return (body as { entries: unknown[] }).entries.length;
  };

  it('are listed with how many entries have them', async () => {
    await write('sea', 'rain');
    await setByHand(await write('sea'), [], ['Max']);
    expect(await counts()).toEqual({ sea: 2, rain: 1 });
    expect(await counts('person')).toEqual({ Max: 1 });
  });

  it('get another name, which texts with the old one have from then on', async () => {
    const entry = await write('sea');
    const id = await named('sea');
    const { body } = await call('rename-label', { kind: 'tag', id, label: ' Ocean ' });
    expect(body).toEqual({ same_as: null });
    expect(await counts()).toEqual({ Ocean: 1 });
    await revise(entry, 1, 'sea', 'ocean');
    await write('sea');
    expect(await counts()).toEqual({ Ocean: 2 });
    await setByHand(entry, ['SEA']);
    expect(await counts()).toEqual({ Ocean: 2 });
    await call('rename-label', { kind: 'tag', id, label: 'Sea' });
    expect(await counts()).toEqual({ Sea: 2 });
  });

  it('do not take the name of another one, and say whose it is', async () => {
    await write('sea', 'ocean');
    const [sea, ocean] = [await named('sea'), await named('ocean')];
    const { body } = await call('rename-label', { kind: 'tag', id: sea, label: 'OCEAN' });
    expect(body).toEqual({ same_as: ocean });
    expect(await counts()).toEqual({ ocean: 1, sea: 1 });
  });

  it('become one, with the entries of both, in searches as well', async () => {
    await write('sea', 'ocean');
    const entry = await write('sea');
    await setByHand(await write(), ['sea']);
    const [sea, ocean] = [await named('sea'), await named('ocean')];
    const query = `q=storm&tag=${sea}`;
    await api.clientFor(ada.context).from('saved_searches').insert({ name: 'Storms', query });
    const merge = () => call('merge-labels', { kind: 'tag', id: sea, into: ocean });
    expect(leftOf((await merge()).body)).toBe(0);
    expect(leftOf((await merge()).body)).toBe(0);
    expect(await counts()).toEqual({ ocean: 3 });
    expect(await found('ocean')).toBe(2);
    const { data } = await api.clientFor(ada.context).from('saved_searches').select('query');
    expect(data).toEqual([{ query: `q=storm&tag=${ocean}` }]);
    await revise(entry, 1, 'sea');
    expect(await counts()).toEqual({ ocean: 3 });
    expect((await call('merge-labels', { kind: 'tag', id: ocean, into: ocean })).status).toBe(400);
  });

  it('that somebody set by hand stay set, where an entry had both', async () => {
    const both = await write('ocean');
    await setByHand(both, ['sea']);
    const [sea, ocean] = [await named('sea'), await named('ocean')];
    await call('merge-labels', { kind: 'tag', id: sea, into: ocean });
    const { data } = await api
      .clientFor(ada.context)
      .from('entry_tags')
      .select('tag_id,is_by_hand')
      .eq('entry_id', both);
    expect(data).toEqual([{ tag_id: ocean, is_by_hand: true }]);
  });

  it('go, and leave every text as it is', async () => {
    const entry = await write('sea');
    await setByHand(entry, ['walks']);
    expect(leftOf((await call('delete-label', { kind: 'tag', id: await named('sea') })).body)).toBe(0);
    expect(await counts()).toEqual({ walks: 1 });
    const { data } = await api.clientFor(ada.context).from('entries').select('text,version').eq('id', entry);
    expect(data).toEqual([{ text: 'Seen: #sea', version: 1 }]);
  });

  it('of thousands of entries are merged and deleted piece by piece', async () => {
    await write('sea', 'ocean');
    const [sea, ocean] = [await named('sea'), await named('ocean')];
    await api.owner.query(
      `with written as (
         insert into public.entries (instance_id, user_id, text)
         select $1, $2, 'Words' from generate_series(1, 250) returning id)
       insert into public.entry_tags (instance_id, user_id, entry_id, tag_id, is_by_hand)
       select $1, $2, id, $3, true from written`,
      [acme, ada.id, sea],
    );
    const merge = async () =>
      leftOf((await call('merge-labels', { kind: 'tag', id: sea, into: ocean })).body);
    expect(await merge()).toBe(51);
    expect((await counts())['sea']).toBe(51);
    expect(await merge()).toBe(0);
    expect(await counts()).toEqual({ ocean: 251 });
    const remove = async () => leftOf((await call('delete-label', { kind: 'tag', id: ocean })).body);
    expect([await remove(), await remove()]).toEqual([51, 0]);
    expect(await list()).toEqual([]);
  });

  it('are nobody else’s', async () => {
    await write('sea', 'ocean');
    const [sea, ocean] = [await named('sea'), await named('ocean')];
    const other = await createPerson(api.owner, acme);
    const asOther = (name: string, input: object) => call(name, { kind: 'tag', id: sea, ...input }, other);
    expect((await asOther('rename-label', { label: 'Mine' })).status).toBe(404);
    expect((await asOther('merge-labels', { into: ocean })).status).toBe(404);
    expect((await asOther('delete-label', {})).status).toBe(200);
    expect((await call('list-labels', { kind: 'tag' }, other)).body).toEqual({ labels: [] });
    expect(await counts()).toEqual({ ocean: 1, sea: 1 });
  });
});
