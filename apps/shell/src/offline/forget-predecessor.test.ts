import { createServiceClientFake } from '@reflectory/client/testing';
import { expect, it } from 'vitest';
import { forgetPredecessor } from './forget-predecessor.ts';
import { KEPT_FOR } from './kept-places.ts';

function device(keptFor: string | null, forget: () => Promise<void> = () => Promise.resolve()) {
  const stored = new Map(keptFor === null ? [] : [[KEPT_FOR, keptFor]]);
  const forgotten: unknown[] = [];
  const keeper = {
    countUnsent: () => Promise.resolve(0),
    forget({ instanceId, userId }: { instanceId: string; userId: string }, options: object) {
      forgotten.push({ instanceId, userId, ...options });
      return forget();
    },
  };
  const { client } = createServiceClientFake();
  const arrive = (owner: string) =>
    forgetPredecessor({
      client,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      },
      loadKeepers: () => Promise.resolve([keeper]),
      owner,
    });
  return { stored, forgotten, arrive };
}

it('removes what was sent of whoever was here before, once', async () => {
  const { stored, forgotten, arrive } = device('acme/ada');
  await arrive('acme/eve');
  await arrive('acme/eve');
  expect(forgotten).toEqual([{ instanceId: 'acme', userId: 'ada', withUnsent: false }]);
  expect(stored.get(KEPT_FOR)).toBe('acme/eve');
});

it('removes nothing of the first who is here', async () => {
  const { stored, forgotten, arrive } = device(null);
  await arrive('acme/ada');
  expect(forgotten).toEqual([]);
  expect(stored.get(KEPT_FOR)).toBe('acme/ada');
});

it('tries again another time where something could not be removed', async () => {
  const { stored, arrive } = device('acme/ada', () => Promise.reject(new Error('busy')));
  await expect(arrive('acme/eve')).rejects.toThrow('busy');
  expect(stored.get(KEPT_FOR)).toBe('acme/ada');
});
