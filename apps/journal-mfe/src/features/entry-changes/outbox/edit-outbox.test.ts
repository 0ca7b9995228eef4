import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServiceFailure } from '../../../service/service-failure.ts';
import { type KeptEdit, keptEditsOf } from '../model/kept-edits.ts';
import { createEditOutbox, type EditNews } from './edit-outbox.ts';

const owner = { instanceId: 'acme', userId: 'ada' };
const edits = keptEditsOf(owner);
const edit = (change: Partial<KeptEdit> = {}): KeptEdit => ({
  written: [{ question: null, text: 'The ferry waited.', document: null }],
  revision: null,
  version: 3,
  title: 'The ferry',
  changedAt: 1,
  isWaiting: true,
  ...change,
});

let sent: [string, number][] = [];
let news: EditNews[] = [];
let retries: (() => void)[] = [];
let isOnline = true;
let answer: () => void = () => undefined;

beforeEach(() => {
  [sent, news, retries, isOnline] = [[], [], [], true];
  answer = () => undefined;
});
afterEach(() => localStorage.clear());

function open() {
  const outbox = createEditOutbox({
    edits,
    async send(entryId, { version }) {
      sent.push([entryId, version]);
      answer();
    },
    isOnline: () => isOnline,
    exclusively: (task) => task(),
    after: (_milliseconds, task) => {
      retries.push(task);
      return () => void (retries = retries.filter((retry) => retry !== task));
    },
  });
  outbox.subscribe((heard) => void news.push(heard));
  return outbox;
}

it('sends what was saved, once, on top of the version that it was made from', async () => {
  edits.keep('sea', edit());
  const outbox = open();
  await Promise.all([outbox.deliverAll(), outbox.deliverAll()]);
  await outbox.deliverAll();
  expect(sent).toEqual([['sea', 3]]);
  expect(news).toEqual([{ entryId: 'sea', outcome: 'sent' }]);
  expect(edits.count()).toBe(0);
});

it('leaves alone what nobody has saved yet', async () => {
  edits.keep('sea', edit({ isWaiting: false }));
  await open().deliverAll();
  expect(sent).toEqual([]);
  expect(retries).toEqual([]);
  expect(edits.count()).toBe(1);
});

it('waits for the network, and tries again by itself', async () => {
  isOnline = false;
  edits.keep('sea', edit());
  const outbox = open();
  await outbox.deliverAll();
  expect(sent).toEqual([]);
  isOnline = true;
  retries[0]?.();
  await outbox.deliverAll();
  expect(edits.count()).toBe(0);
});

it('keeps what the server cannot take just now, and sends the rest after it', async () => {
  edits.keep('sea', edit());
  edits.keep('tide', edit({ changedAt: 2 }));
  answer = () => {
    throw new ServiceFailure('unreachable', '', 'away');
  };
  const outbox = open();
  await outbox.deliverAll();
  expect(edits.count()).toBe(2);
  answer = () => undefined;
  await outbox.deliverAll();
  expect(edits.count()).toBe(0);
});

it('keeps what was refused, and does not send it again unasked', async () => {
  edits.keep('sea', edit());
  answer = () => {
    throw new ServiceFailure('refused', 'not_found', 'no such entry');
  };
  const outbox = open();
  await outbox.deliverAll();
  await outbox.deliverAll();
  expect(sent).toHaveLength(1);
  expect(news).toEqual([{ entryId: 'sea', outcome: 'refused', code: 'not_found' }]);
  expect(edits.find('sea')).toMatchObject({ isWaiting: false, title: 'The ferry' });
});

it('keeps what is written while it is sent', async () => {
  edits.keep('sea', edit());
  const typed = edit({ written: [{ question: null, text: 'And left.', document: null }], isWaiting: false });
  answer = () => void edits.keep('sea', typed);
  await open().deliverAll();
  expect(edits.find('sea')).toEqual(typed);
});

it('goes on with what a page that is gone left', async () => {
  localStorage.setItem('reflectory.edit:acme/ada:sea:gone', JSON.stringify(edit()));
  await open().deliverAll();
  expect(sent).toEqual([['sea', 3]]);
  expect(localStorage).toHaveLength(0);
});

it('touches nothing of another person', async () => {
  keptEditsOf({ ...owner, userId: 'bob' }).keep('sea', edit());
  await open().deliverAll();
  expect(sent).toEqual([]);
});
