import type { After } from '@reflectory/platform-sdk/surroundings';
import { createDelivery } from '../../../service/create-delivery.ts';
import type { Refusal, WaitingFile } from '../model/waiting-file.ts';
import type { FileStore } from './file-store.ts';
import { createOutboxFiles } from './outbox-files.ts';

type Owner = Pick<WaitingFile, 'instanceId' | 'userId'>;

export type FileOutboxOptions = {
  store: FileStore;
  owner: Owner;
  /** Doing it twice does no harm. Answers why it was refused, or null; rejects where another try may help. */
  send: (
    file: WaitingFile,
    content: Blob,
    /** Told what part of it has gone, from 0 to 1. */
    onProgress: (part: number) => void,
  ) => Promise<Refusal | null>;
  /** Runs `task` while no other tab of this browser runs one. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
  after: After;
};

export type FileOutbox = ReturnType<typeof createFileOutbox>;

type Delivery = Pick<FileOutboxOptions, 'store' | 'send' | 'exclusively' | 'after'> & {
  waiting: ReturnType<typeof createOutboxFiles>;
};

/** Sends one file after the other, and tries again by itself. */
function createFileDelivery({ waiting, store, send, exclusively, after }: Delivery) {
  const leave = async (file: WaitingFile): Promise<void> => {
    await waiting.drop(file.id);
    waiting.publish({ taken: [...waiting.state().taken, { file, at: Date.now() }] });
  };
  const deliver = async (file: WaitingFile): Promise<void> => {
    const publish = (part: number): void => waiting.publish({ sending: { id: file.id, part } });
    publish(0);
    const content = await store.find(file.id);
    // Another tab sent or removed it.
    if (!content) return leave(file);
    const refusal = await send(file, content, publish);
    const current = waiting.files.get(file.id);
    // Removed meanwhile, or described: that is sent next.
    if (!current || (!refusal && current !== file)) return;
    if (refusal) return waiting.keep({ ...current, refusal });
    await leave(file);
  };
  const deliverWaiting = async (): Promise<void> => {
    await waiting.loaded;
    const findNext = () => [...waiting.files.values()].find(({ refusal }) => refusal === null);
    try {
      for (let next = findNext(); next; next = findNext()) await deliver(next);
    } finally {
      waiting.publish({ sending: null });
    }
  };
  return createDelivery(() => exclusively(deliverWaiting), after);
}

/** Files on their way to the server: on the device first, sent as soon as the server can be reached. */
export function createFileOutbox({ store, owner, ...rest }: FileOutboxOptions) {
  const waiting = createOutboxFiles(store, owner);
  const { deliverAll, stop } = createFileDelivery({ waiting, store, ...rest });
  const { loaded, files, keep, drop, publish, state, subscribe } = waiting;
  const change = async (
    id: string,
    changes: Partial<Pick<WaitingFile, 'alt' | 'caption' | 'refusal'>>,
  ): Promise<void> => {
    const file = files.get(id);
    if (!file) return;
    await keep({ ...file, ...changes });
    void deliverAll();
  };
  return {
    loaded,
    subscribe,
    state,
    find: (id: string) => store.find(id),
    countWaiting: () => files.size,
    async add(file: Omit<WaitingFile, keyof Owner | 'refusal'>, content: Blob) {
      await loaded;
      await keep({ ...file, ...owner, refusal: null }, content);
      return deliverAll();
    },
    change: (id: string, changes: Partial<Pick<WaitingFile, 'alt' | 'caption'>>) => change(id, changes),
    /** Sends again what was refused. */
    retry: (id: string) => change(id, { refusal: null }),
    async remove(id: string) {
      await drop(id);
      publish();
    },
    deliverAll,
    async forget() {
      stop();
      for (const id of files.keys()) await drop(id);
      publish();
    },
  };
}
