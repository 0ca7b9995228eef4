import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Refusal, WaitingFile } from '../model/waiting-file.ts';
import { createFileOutbox } from './file-outbox.ts';
import { createFileStore, type FileStore } from './file-store.ts';

const ada = { instanceId: 'acme', userId: 'ada' };
let sent: { file: WaitingFile; text: string }[] = [];
let answer: () => Refusal | null = () => null;
let retries: (() => void)[] = [];
let owner = ada;
let people = 0;

beforeEach(() => {
  sent = [];
  retries = [];
  answer = () => null;
  people += 1;
  owner = { instanceId: 'acme', userId: `ada ${people}` };
});

const away = (): never => {
  throw new Error('away');
};
const open = (store: FileStore = createFileStore()) =>
  createFileOutbox({
    store,
    owner,
    send: async (file, content) => {
      const outcome = answer();
      sent.push({ file, text: new TextDecoder().decode(await content.arrayBuffer()) });
      return outcome;
    },
    exclusively: (task) => task(),
    after: (_milliseconds, task) => {
      retries.push(task);
      return () => void (retries = retries.filter((retry) => retry !== task));
    },
  });
const photo = (id: string) => ({
  id,
  entryId: null,
  sessionId: 'session',
  name: 'photo.jpg',
  type: 'image/jpeg',
  bytes: 5,
  alt: '',
  caption: '',
  position: 1,
  keepsDetails: false,
});
const content = new Blob(['photo'], { type: 'image/jpeg' });

it('is on the device before it is sent, survives the page, and is sent once', async () => {
  answer = away;
  await open().add(photo('kept'), content);
  answer = () => null;
  const later = open();
  await Promise.all([later.deliverAll(), later.deliverAll()]);
  expect(sent).toMatchObject([{ file: { id: 'kept', sessionId: 'session' }, text: 'photo' }]);
  expect(later.state()).toMatchObject({ files: [], taken: [{ file: { id: 'kept' } }] });
  const last = open();
  await last.deliverAll();
  expect(sent).toHaveLength(1);
});

it('tries again by itself', async () => {
  answer = away;
  const outbox = open();
  await outbox.add(photo('again'), content);
  expect(outbox.countWaiting()).toBe(1);
  answer = () => null;
  retries[0]?.();
  await outbox.deliverAll();
  expect(outbox.countWaiting()).toBe(0);
});

it('keeps what was refused and says why; the others go on', async () => {
  const outbox = open();
  answer = () => 'room';
  await outbox.add(photo('refused'), content);
  answer = () => null;
  await outbox.add(photo('taken'), content);
  expect(outbox.state().files).toMatchObject([{ id: 'refused', refusal: 'room' }]);
  await outbox.retry('refused');
  await outbox.deliverAll();
  expect(outbox.countWaiting()).toBe(0);
});

it('leaves alone what another tab has sent meanwhile', async () => {
  answer = away;
  await open().add(photo('shared'), content);
  const [one, other] = [open(), open()];
  await Promise.all([one.loaded, other.loaded]);
  answer = () => null;
  await one.deliverAll();
  await other.deliverAll();
  expect(sent.filter(({ file }) => file.id === 'shared')).toHaveLength(1);
  expect(other.state()).toMatchObject({ files: [], taken: [{ file: { id: 'shared' } }] });
  const later = open();
  await later.loaded;
  expect(later.countWaiting()).toBe(0);
});

it('sends what was said of a file while it was on its way', async () => {
  const outbox = open();
  answer = () => {
    answer = () => null;
    void outbox.change('described', { alt: 'The sea' });
    return null;
  };
  await outbox.add(photo('described'), content);
  await outbox.deliverAll();
  expect(sent.map(({ file }) => file.alt)).toEqual(['', 'The sea']);
  expect(outbox.countWaiting()).toBe(0);
});

it('holds a file in the page where the device has no room, says so, and sends it', async () => {
  const store = createFileStore();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answer = away;
  const outbox = open(store);
  await outbox.add(photo('unkept'), content);
  expect([...outbox.state().unkept]).toEqual(['unkept']);
  answer = () => null;
  await outbox.deliverAll();
  expect(sent.at(-1)).toMatchObject({ text: 'photo' });
  expect(outbox.countWaiting()).toBe(0);
  vi.restoreAllMocks();
});

it('shows nobody the files of another person, and forgets its own', async () => {
  answer = away;
  const outbox = open();
  await outbox.add(photo('own'), content);
  owner = { instanceId: 'acme', userId: 'another' };
  const other = open();
  await other.loaded;
  expect(other.countWaiting()).toBe(0);
  await outbox.forget();
  expect(outbox.countWaiting()).toBe(0);
});
