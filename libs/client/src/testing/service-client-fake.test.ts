import type {} from '@reflectory/contracts/presentations';
import type {} from '@reflectory/contracts/subscription';
import { describe, expect, it } from 'vitest';
import { callFunction, FunctionCallError } from '../call-function.ts';
import { describeClientContract } from './client-contract.ts';
import { createServiceClientFake } from './service-client-fake.ts';

const user = { id: crypto.randomUUID(), email: 'ada@acme.example', name: 'Ada', password: 'quiet' };

describeClientContract('service client fake', async () => {
  const { client } = createServiceClientFake({ user: { ...user } });
  return { client, userId: user.id, email: user.email, password: user.password };
});

describe('service client fake', () => {
  it('answers functions and their errors', async () => {
    const { client } = createServiceClientFake({
      functions: {
        'check-subscription': () => ({ subscribed: true }),
        'get-shared-session': () => {
          throw new FunctionCallError('not_found', 'No such share');
        },
      },
    });
    expect(await callFunction(client, 'check-subscription', null)).toEqual({ subscribed: true });
    await expect(callFunction(client, 'get-shared-session', { token: 'x' })).rejects.toMatchObject({
      code: 'not_found',
      message: 'No such share',
    });
  });

  it('reports an unreachable service, and works again afterwards', async () => {
    const { client, setReachable } = createServiceClientFake({
      functions: { 'check-subscription': () => ({ subscribed: false }) },
    });
    setReachable(false);
    await expect(callFunction(client, 'check-subscription', null)).rejects.toMatchObject({
      code: 'unreachable',
    });
    setReachable(true);
    expect(await callFunction(client, 'check-subscription', null)).toEqual({ subscribed: false });
  });

  it('answers an error to a query that it does not speak', async () => {
    const { client } = createServiceClientFake({ tables: { entries: [{ id: 'x', text: 'Hello' }] } });
    const { error } = await client.from('entries').select('id,analyses(*)');
    expect(error?.message).toContain('does not speak');
  });
});
