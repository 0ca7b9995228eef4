import { randomUUID } from 'node:crypto';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFailedError } from '../../../provider/index.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { openKeys } from '../../providers/testing/open-keys.ts';
import { createForgettingJob } from './forget-voices.ts';

const url = 'https://voices.example/v1';

let api: TestApi;
let worker: StatementExecutor;
beforeAll(async () => {
  api = await startTestApi(({ workerUrl }) => {
    worker = createStatementExecutor({ url: workerUrl, applicationName: 'forget-voices' });
    return {};
  });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

describe('voices of several instances', () => {
  it('are forgotten beside each other: neither a provider that hangs nor one error keeps the others', async () => {
    const voices = ['hangs', 'hangs', 'breaks', 'works'].map((of) => ({ of, id: randomUUID() }));
    const instances = new Map<string, string>();
    for (const { of, id } of voices) {
      const instance = instances.get(of) ?? (await createInstance(api.owner, `${of}-${id.slice(0, 8)}`));
      instances.set(of, instance);
      await api.owner.query(
        `insert into app.own_voice_revocations (instance_id, voice_id, base_url, provider_voice, is_certain, due_at)
         values ($1, $2, $3, 'one', true, now() - interval '1 day')`,
        [instance, id, url],
      );
    }
    const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
    let hanging = 0;
    const job = createForgettingJob(worker, {
      ...openKeys(url),
      fetchFor: (instance) => {
        if (instance === instances.get('breaks')) throw new TypeError('This one is broken');
        return async () => {
          if (instance === instances.get('works')) {
            done();
            return new Response(null, { status: 200 });
          }
          hanging += 1;
          await isDone;
          throw new ProviderFailedError('unavailable');
        };
      },
    });
    await expect(job.run()).rejects.toThrow(AggregateError);
    expect(hanging).toBe(1);
    const left = await api.owner.query<{ voice_id: string }>(
      'select voice_id from app.own_voice_revocations where instance_id = any($1)',
      [[...instances.values()]],
    );
    expect(left.map(({ voice_id: id }) => id).toSorted()).toEqual(
      voices.flatMap(({ of, id }) => (of === 'works' ? [] : [id])).toSorted(),
    );
  });
});
