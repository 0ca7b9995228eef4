import type { PostDraftFields } from '@reflectory/contracts/community';
import { beforeEach, expect, it } from 'vitest';
import { newDraft } from './draft-fields.ts';
import type { Refusal } from './draft-store.ts';
import { createDraftOutbox, type SendOutcome } from './draft-outbox.ts';

const prefix = 'drafts:a/b:';
/** What the service has. */
let rows = new Map<string, { lesson: string; revision: number }>();
let saved: string[] = [];
let timers: (() => void)[] = [];
let network: 'there' | 'away' | 'lost' = 'there';
let refused: Refusal | null = null;

/** As the service does it: a draft that was changed elsewhere is not written over, and the same twice does no harm. */
async function save({ id, lesson }: PostDraftFields, base: number | null): Promise<SendOutcome> {
  if (network === 'away') throw new Error('away');
  if (refused) return { refused };
  saved.push(lesson);
  const row = rows.get(id);
  const isNext = base === null ? !row : row?.revision === base;
  const revision = isNext ? (base ?? 0) + 1 : row?.lesson === lesson ? row.revision : null;
  if (revision !== null) rows.set(id, { lesson, revision });
  if (network === 'lost') throw new Error('the answer was lost');
  return { revision };
}
/** As the lock of a browser does it: one after the other. */
let last: Promise<void> = Promise.resolve();
const locked = (task: () => Promise<void>): Promise<void> => (last = last.then(task));
const open = (area: Storage | null = localStorage, alone = async (task: () => Promise<void>) => task()) =>
  createDraftOutbox({
    area,
    prefix,
    alone,
    save,
    async remove(id, base) {
      if (network === 'away') throw new Error('away');
      return rows.get(id)?.revision === (base ?? 1) && rows.delete(id);
    },
    after(_milliseconds, task) {
      timers.push(task);
      return () => void (timers = timers.filter((one) => one !== task));
    },
  });
const draft = (lesson: string) => ({ ...newDraft(undefined, 'everyone'), lesson });
const lessons = () => [...rows.values()].map(({ lesson }) => lesson);

beforeEach(() => {
  localStorage.clear();
  rows = new Map();
  saved = [];
  timers = [];
  network = 'there';
  refused = null;
});

it('is on the device at each key, survives the page, and is sent after a pause, the newest alone', async () => {
  const half = draft('Half');
  const outbox = open();
  outbox.put(half);
  outbox.put({ ...half, lesson: 'Half a sen' });
  expect(saved).toEqual([]);
  const later = open();
  expect(later.waiting.get(half.id)?.fields?.lesson).toBe('Half a sen');
  await later.sendAll();
  expect(saved).toEqual(['Half a sen']);
  expect(localStorage).toHaveLength(0);
  expect(later.stateOf(half.id)).toBe('saved');
});

it('waits without a network, and goes by itself', async () => {
  network = 'away';
  const outbox = open();
  const half = draft('On the train');
  outbox.put(half);
  await outbox.sendAll();
  expect(outbox.stateOf(half.id)).toBe('waiting');
  network = 'there';
  for (const task of timers) task();
  await outbox.sendAll();
  expect(lessons()).toEqual(['On the train']);
});

it('is one draft where the answer to its first try was lost, also after the page was', async () => {
  network = 'lost';
  const half = draft('One');
  const first = open();
  first.put(half);
  await first.sendAll();
  network = 'there';
  const second = open();
  second.put({ ...half, lesson: 'One more' });
  await second.sendAll();
  expect(lessons()).toEqual(['One more']);
});

it('is one draft in two tabs that send it at the same time', async () => {
  const first = open();
  const half = draft('Begun');
  first.put(half);
  const second = open();
  const both = [first.sendAll(), second.sendAll()];
  // The first has settled it, and the browser tells the other one while its own call is under way.
  localStorage.clear();
  second.load();
  await Promise.all(both);
  second.put({ ...half, lesson: 'Further' });
  await second.sendAll();
  expect(lessons()).toEqual(['Further']);
});

it('is sent by one of two tabs where the browser has locks', async () => {
  const first = open(localStorage, locked);
  first.put(draft('Begun'));
  const second = open(localStorage, locked);
  await Promise.all([first.sendAll(), second.sendAll()]);
  expect(saved).toEqual(['Begun']);
});

it('parts from what another device wrote: both stay', async () => {
  const outbox = open();
  const half = draft('Begun');
  outbox.put(half);
  await outbox.sendAll();
  rows.set(half.id, { lesson: 'On the phone', revision: 2 });
  outbox.put({ ...half, lesson: 'On the desk' });
  await outbox.sendAll();
  outbox.put({ ...half, lesson: 'On the desk, further' });
  await outbox.sendAll();
  expect(lessons()).toEqual(['On the phone', 'On the desk, further']);
  expect(outbox.idOf(half.id)).not.toBe(half.id);
});

it('that was shared or deleted elsewhere keeps what is typed here', async () => {
  const outbox = open();
  const half = draft('Begun');
  outbox.put(half);
  await outbox.sendAll();
  rows.clear();
  outbox.put({ ...half, lesson: 'Typed meanwhile' });
  await outbox.sendAll();
  expect(lessons()).toEqual(['Typed meanwhile']);
});

it('is deleted, and brought back', async () => {
  const outbox = open();
  const half = draft('Begun');
  outbox.know(half.id, 1);
  rows.set(half.id, { lesson: 'Begun', revision: 1 });
  await outbox.remove(half.id);
  expect(lessons()).toEqual([]);
  expect(outbox.has(half.id)).toBe(false);
  outbox.put(half);
  await outbox.sendAll();
  expect(lessons()).toEqual(['Begun']);
  expect(outbox.has(half.id)).toBe(true);
});

it('that another device wrote on is not deleted by one that did not see it', async () => {
  const outbox = open();
  const half = draft('Begun');
  outbox.know(half.id, 1);
  network = 'away';
  await outbox.remove(half.id);
  rows.set(half.id, { lesson: 'Further on the laptop', revision: 2 });
  network = 'there';
  await outbox.sendAll();
  expect(lessons()).toEqual(['Further on the laptop']);
  expect(outbox.waiting.size).toBe(0);
  expect(outbox.taken.get(half.id)).toBeUndefined();
  expect(outbox.changesElsewhere()).toBe(1);
});

it('is shared without the network’s answer to its first try, and left nowhere', async () => {
  network = 'lost';
  const outbox = open();
  const half = draft('Begun');
  outbox.put(half);
  await outbox.sendAll();
  expect(outbox.keptIdOf(half.id)).toBeUndefined();
  network = 'there';
  outbox.wasShared(half.id);
  await outbox.sendAll();
  expect(lessons()).toEqual([]);
});

it('is brought back where the deletion still waits for the network', async () => {
  const outbox = open();
  const half = draft('Begun');
  outbox.know(half.id, 1);
  rows.set(half.id, { lesson: 'Begun', revision: 1 });
  network = 'away';
  await outbox.remove(half.id);
  outbox.put({ ...half, lesson: 'And more' });
  network = 'there';
  await outbox.sendAll();
  expect(lessons()).toEqual(['And more']);
});

it('is brought back while its deletion is on its way, and is the same draft', async () => {
  const outbox = open();
  const half = draft('Begun');
  outbox.know(half.id, 1);
  rows.set(half.id, { lesson: 'Begun', revision: 1 });
  const removing = outbox.remove(half.id);
  outbox.put(half);
  await removing;
  await outbox.sendAll();
  expect([...rows]).toEqual([[half.id, { lesson: 'Begun', revision: 1 }]]);
});

it('that is not taken stays here, and is tried again when it is changed', async () => {
  refused = 'too_large';
  const outbox = open();
  const half = draft('One too many');
  outbox.put(half);
  await outbox.sendAll();
  expect(outbox.stateOf(half.id)).toBe('refused');
  expect(outbox.refusalOf(half.id)).toBe('too_large');
  refused = null;
  outbox.put({ ...half, lesson: 'Again' });
  await outbox.sendAll();
  expect(lessons()).toEqual(['Again']);
});

it('that was not taken goes when the page is opened again, and when another one is gone', async () => {
  refused = 'too_large';
  const other = draft('Shared later');
  rows.set(other.id, { lesson: 'Shared later', revision: 1 });
  const outbox = open();
  outbox.know(other.id, 1);
  outbox.put(draft('One too many'));
  await outbox.sendAll();
  refused = null;
  await outbox.sendAll();
  expect(lessons()).toEqual(['Shared later']);
  await outbox.remove(other.id);
  expect(lessons()).toEqual(['One too many']);
  refused = 'account_closing';
  outbox.put(draft('While the account is closing'));
  await outbox.sendAll();
  refused = null;
  await open().sendAll();
  expect(lessons()).toEqual(['One too many', 'While the account is closing']);
});

it('is deleted though its words were not taken', async () => {
  refused = 'invalid_input';
  const outbox = open();
  const half = draft('Not like this');
  outbox.put(half);
  const sending = outbox.sendAll();
  await outbox.remove(half.id);
  await sending;
  expect(localStorage).toHaveLength(0);
});

it('says so where the browser keeps nothing, and passes over what is damaged or another person’s', async () => {
  localStorage.setItem(`${prefix}1`, '{');
  localStorage.setItem(
    'drafts:a/other:2',
    JSON.stringify({ fields: draft('Not mine'), base: null, sent: null }),
  );
  expect(open().waiting.size).toBe(0);
  const outbox = open(null);
  const half = draft('Kept nowhere');
  outbox.put(half);
  expect(outbox.stateOf(half.id)).toBe('unkept');
  await outbox.sendAll();
  expect(outbox.stateOf(half.id)).toBe('saved');
});

it('goes where its person signs out and says so', async () => {
  network = 'away';
  const outbox = open();
  outbox.put(draft('Begun'));
  await outbox.sendAll();
  outbox.forget();
  expect(localStorage).toHaveLength(0);
  expect(outbox.waiting.size).toBe(0);
});
