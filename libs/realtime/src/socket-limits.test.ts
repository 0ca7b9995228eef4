import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { createSocketPlaces } from './socket-limits.ts';
import { startRealtimeStack } from './testing/realtime-stack.ts';

describe('places of sockets', () => {
  const acme = visitorContext('acme');
  const globex = visitorContext('globex');

  test('an address has so many that are nobody’s; those of people count as theirs', () => {
    const places = createSocketPlaces({ perPerson: 2, perAddress: 2, perInstance: 0 });
    const [first, second] = [places.enter(acme, 'office'), places.enter(acme, 'office')];
    expect(places.enter(acme, 'office')).toBeNull();
    expect(places.enter(acme, 'home')).not.toBeNull();
    expect(places.enter(globex, 'office')).not.toBeNull();
    expect([first?.claim('ada'), first?.claim('ada'), second?.claim('ada')]).toEqual([true, true, true]);
    const third = places.enter(acme, 'office');
    expect(third?.claim('ada')).toBe(false);
    expect(third?.claim('bo')).toBe(true);
    first?.leave();
    expect(places.enter({ ...acme, user_id: 'ada' }, 'office')).not.toBeNull();
    expect(places.enter({ ...acme, user_id: 'ada' }, 'office')).toBeNull();
  });

  test('an instance has so many, and gets them back', () => {
    const places = createSocketPlaces({ perPerson: 0, perAddress: 0, perInstance: 2 });
    const [first] = [places.enter(acme, 'a'), places.enter(acme, 'b')];
    expect(places.enter(acme, 'c')).toBeNull();
    expect(places.enter(globex, 'c')).not.toBeNull();
    first?.leave();
    first?.leave();
    expect(places.enter(acme, 'c')).not.toBeNull();
    expect(places.enter(acme, 'd')).toBeNull();
  });
});

describe('sockets of one member', () => {
  let stack: Awaited<ReturnType<typeof startRealtimeStack>>;
  let ada: TestPerson;
  beforeAll(async () => {
    stack = await startRealtimeStack();
    ada = await createPerson(stack.owner, await createInstance(stack.owner, 'acme'));
    await stack.signIn(ada);
  });
  afterAll(() => stack.stop());

  test('are refused beyond their number, and a closed one makes room', async () => {
    const limits = { perPerson: 3, perAddress: 2, perInstance: 0 };
    const process = await stack.startProcess({ limits });
    const open = (context = ada.context) => process.bareSocket(context);
    const sockets = [await open(), await open(), await open()];
    await expect(open()).rejects.toThrow('429');
    await Promise.all([open(visitorContext(ada.instanceId)), open(visitorContext(ada.instanceId))]);
    await expect(open(visitorContext(ada.instanceId))).rejects.toThrow('429');
    sockets[0]?.close();
    await expect
      .poll(() =>
        open().then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
  });
});
