import { mentionFunctions } from '@reflectory/contracts/journal';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('names and open loops', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());

  const write = (text: string, person = ada) =>
    api.owner.query('insert into public.entries (instance_id, user_id, text) values ($1, $2, $3)', [
      acme,
      person.id,
      text,
    ]);
  const call = async <Name extends keyof typeof mentionFunctions>(
    name: Name,
    input: object,
    person = ada,
  ) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const find = async (person = ada) =>
    mentionFunctions['find-mentions'].output.parse((await call('find-mentions', {}, person)).body);
  const decide = async (kind: string, label: string, state: string) =>
    mentionFunctions['decide-mention'].output.parse(
      (await call('decide-mention', { kind, label, state })).body,
    );
  const namesOf = ({ names }: Awaited<ReturnType<typeof find>>) =>
    names.map(({ kind, label, entries }) => `${kind} ${label} ${entries}`);
  const linked = async () =>
    (await api.clientFor(ada.context).from('entry_people').select('entry_id')).data?.length;

  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
    await write('Had coffee with Deb. Deb said it was hot in Lisbon. I still have to call the landlord.');
    await write('Flew back from Lisbon with Deb on Sunday.');
  });

  it('are found in what somebody wrote, for them alone, and nothing of it is kept', async () => {
    const found = await find();
    expect(namesOf(found).toSorted()).toEqual(['person Deb 2', 'place Lisbon 2']);
    expect(found.loops.map(({ sentence }) => sentence)).toEqual(['I still have to call the landlord.']);
    expect(found.read).toBe(2);
    const other = await createPerson(api.owner, acme);
    expect(await find(other)).toMatchObject({ read: 0, names: [], loops: [] });
    expect((await api.clientFor(ada.context).from('mentioned').select('id')).data).toEqual([]);
  });

  it('a person that is kept is one of the people of the entries so far, and of later ones', async () => {
    expect((await decide('person', 'Deb', 'kept')).linked).toBe(2);
    await write('Deb came by. The debate was long.');
    await write('A debate, and nobody else.');
    expect(await linked()).toBe(3);
    expect(namesOf(await find())).toEqual(['place Lisbon 2']);
  });

  it('a place that is kept is counted, and asked about again when it is forgotten', async () => {
    const { id } = await decide('place', 'Lisbon', 'kept');
    expect((await find()).places).toEqual([{ id, label: 'Lisbon', entries: 2 }]);
    await api.clientFor(ada.context).from('mentioned').delete().eq('id', id);
    const found = await find();
    expect(found.places).toEqual([]);
    expect(namesOf(found)).toContain('place Lisbon 2');
  });

  it('what is declined is never asked about again', async () => {
    await decide('person', 'Deb', 'never');
    await decide('loop', 'I still have to call the landlord.', 'never');
    const found = await find();
    expect(namesOf(found)).toEqual(['place Lisbon 2']);
    expect(found.loops).toEqual([]);
  });

  it('an open loop that is kept stays until it is done', async () => {
    const [loop] = (await find()).loops;
    await call('decide-mention', {
      kind: 'loop',
      label: loop?.sentence,
      state: 'kept',
      entry_id: loop?.entry_id,
    });
    expect((await find()).kept_loops).toMatchObject([
      { label: 'I still have to call the landlord.', entry_id: loop?.entry_id },
    ]);
    await decide('loop', loop?.sentence ?? '', 'done');
    expect(await find()).toMatchObject({ kept_loops: [], loops: [] });
  });

  it('of somebody who writes of suicide are not looked for in that entry', async () => {
    const eve = await createPerson(api.owner, acme);
    await write('I want to die. My friend Tom would not notice. I still have to call Tom.', eve);
    expect(await find(eve)).toMatchObject({ names: [], loops: [] });
  });

  it('keeps nothing for an entry that is somebody else’s', async () => {
    const entry = await find();
    const eve = await createPerson(api.owner, acme);
    const kept = { kind: 'loop', label: 'Call', state: 'kept', entry_id: entry.loops[0]?.entry_id };
    expect((await call('decide-mention', kept, eve)).status).toBe(404);
  });

  it('wants a label', async () => {
    expect((await call('decide-mention', { kind: 'place', label: '  ', state: 'kept' })).status).toBe(400);
  });
});
