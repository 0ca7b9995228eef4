import { libraryFunctions } from '@reflectory/contracts/library';
import { DECISION_FRAMEWORK } from '@reflectory/domain/library';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { productFrameworks } from './content/frameworks.ts';

const decisions = productFrameworks.find(({ key }) => key === DECISION_FRAMEWORK);

describe('progress over frameworks', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, acme);
  });
  afterAll(() => api.stop());

  const walk = async (
    framework: string,
    entryAt: string,
    answers: string[] = [],
    name: string | null = null,
  ) => {
    const [row] = await api.owner.query<{ id: string }>(
      `with walked as (insert into public.sessions (instance_id, user_id, framework, answers, status)
         values ($1, $2, $3, $4, 'done') returning id)
       insert into public.entries (instance_id, user_id, text, framework, framework_name, session_id, entry_at)
         select $1, $2, 'Text', $3, $5, id, $6 from walked returning id`,
      [acme, ada.id, framework, answers, name, entryAt],
    );
    return row?.id;
  };
  const progress = async (input: object, by = ada) => {
    const response = await api.fetchAs(by.context, '/functions/v1/get-progress', {
      method: 'POST',
      body: JSON.stringify({ zone: 'UTC', ...input }),
    });
    return libraryFunctions['get-progress'].output.parse(await response.json());
  };

  it('counts what was walked in a time and in the one before, in all versions, and no free writing', async () => {
    await walk('gratitude@1', '2026-01-20T10:00:00Z', [], 'Thanks');
    await walk('gratitude@2', '2026-02-03T10:00:00Z', [], 'Gratitude');
    await walk('gratitude@2', '2026-02-28T23:00:00Z', [], 'Gratitude');
    await walk('tension', '2025-01-03T10:00:00Z');
    await walk('free', '2026-02-03T10:00:00Z');
    expect((await progress({ from: '2026-02-01', to: '2026-02-28' })).frameworks).toEqual([
      { key: 'gratitude', name: 'Gratitude', entries: 2, before: 1, first: '2026-01-20', last: '2026-02-28' },
    ]);
    const whole = await progress({ from: null, to: '2026-12-31' });
    expect(whole.frameworks.map(({ key, entries, before }) => [key, entries, before])).toEqual([
      ['gratitude', 3, 0],
      ['tension', 1, 0],
    ]);
    expect(
      (await progress({ from: null, to: '2026-12-31' }, await createPerson(api.owner, acme))).frameworks,
    ).toEqual([]);
  });

  it('sets how likely decisions seemed beside what came of them', async () => {
    if (!decisions) throw new Error('There is no decision journal');
    const answers = decisions.steps.map(({ id }) => (id === 'probability' ? '70' : ''));
    const entryId = await walk(`${decisions.key}@${decisions.version}`, '2026-03-01T10:00:00Z', answers);
    await walk(`${decisions.key}@${decisions.version}`, '2026-03-02T10:00:00Z', answers);
    await api.owner.query(
      "insert into public.decision_reviews (instance_id, user_id, entry_id, outcome) values ($1, $2, $3, 'partly')",
      [acme, ada.id, entryId],
    );
    expect((await progress({ from: null, to: '2026-12-31' })).forecasts).toEqual([
      { probability: 0.7, outcome: 'partly' },
    ]);
  });
});
