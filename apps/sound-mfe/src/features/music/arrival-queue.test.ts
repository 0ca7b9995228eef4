import { expect, test } from 'vitest';
import { createArrivalQueue } from './arrival-queue.ts';

const file = (name: string) => new File(['sound'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('files are taken one after the other, and the page is not closed without a question meanwhile', async () => {
  const page = new EventTarget() as Window;
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const queue = createArrivalQueue(page);
  const taken: string[] = [];
  const ends: (() => void)[] = [];
  queue.add([file('a'), file('b')], 'mira', async ({ id, file: { name } }) => {
    taken.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (name === 'a') queue.dismiss(id);
    else queue.say(id, 'notMusic');
  });
  await settle();
  expect([taken, isAsked()]).toEqual([['a'], true]);
  ends[0]?.();
  await settle();
  expect([taken, isAsked()]).toEqual([['a', 'b'], true]);
  ends[1]?.();
  await settle();
  expect([queue.get().map(({ state }) => state), isAsked()]).toEqual([['notMusic'], false]);
});
