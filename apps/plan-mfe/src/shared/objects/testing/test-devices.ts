import { FunctionCallError } from '@reflectory/client';
import type { AnyShape, ObjectPlace } from '../model/objects.ts';
import type { EditingServer } from '../server/editing-server.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createObjectStore } from '../store/object-store.ts';
import type { TabChannel, TabMessage } from '../store/tab-channel.ts';
import type { createEditingServiceFake } from './editing-server-fake.ts';

/** An object for tests of the mechanism: notes on a pad. */
export const padShape: AnyShape = {
  type: 'pad',
  root: 'pads',
  tables: {
    pads: {
      ownership: 'shared',
      key: [],
      insertable: ['title'],
      updatable: [],
      defaults: { title: { value: '' } },
    },
    notes: {
      ownership: 'shared',
      key: [],
      insertable: ['text', 'color'],
      updatable: [],
      defaults: { color: { value: null } },
    },
  },
};

/** What a test holds in its hands: a clock, and timers that go off when it says so. */
export function createTestTime() {
  let now = Date.parse('2026-11-20T08:00:00Z');
  let timers: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, task: () => void): () => void {
      const timer = { at: now + milliseconds, task };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    /** Lets time pass, with the timers that are due. */
    pass(milliseconds: number): void {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { task } of due) task();
    },
  };
}

/** A channel between the tabs of one device, without a browser. */
function createTabs(): () => TabChannel {
  const hearers = new Set<(message: TabMessage) => void>();
  return () => {
    let own: ((message: TabMessage) => void) | null = null;
    return {
      post(message) {
        for (const hear of hearers) if (hear !== own) hear(structuredClone(message));
      },
      listen(onMessage) {
        own = onMessage;
        hearers.add(onMessage);
        return () => hearers.delete(onMessage);
      },
    };
  };
}

type Service = ReturnType<typeof createEditingServiceFake>;
type Time = ReturnType<typeof createTestTime>;
type DeviceOptions = {
  service: Service;
  time: Time;
  userId: string;
  newId: () => string;
  clockError?: number;
};

/** A browser of somebody: its network, its clock and what it keeps outlive its pages. */
export function createTestDevice({ service, time, userId, newId, clockError = 0 }: DeviceOptions) {
  const storage = createMemoryStorage();
  const openTab = createTabs();
  const deviceId = newId();
  const network = { isOnline: true, losesAnswers: false };
  const server = service.as(userId);
  const unreachable = () => new FunctionCallError('unreachable', 'Failed to fetch');
  const overNetwork =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (!network.isOnline) throw unreachable();
      const answer = await call(...input);
      if (!network.isOnline || network.losesAnswers) throw unreachable();
      return answer;
    };
  const reached: EditingServer = {
    get: overNetwork(server.get),
    change: overNetwork(server.change),
    list: overNetwork(server.list),
    listen: (place, onNews) => server.listen(place, (change) => network.isOnline && onNews(change)),
    meet: server.meet,
  };
  let locked = Promise.resolve();
  return {
    network,
    storage,
    openPage(place: ObjectPlace, quietFields: readonly string[] = []) {
      return createObjectStore(padShape, place, {
        server: reached,
        storage,
        channel: openTab(),
        deviceId,
        userId,
        quietFields: new Set(quietFields),
        now: () => time.now() + clockError,
        newId,
        isOnline: () => network.isOnline,
        after: time.after,
        async exclusively(_name, task) {
          const mine = locked.then(task);
          locked = mine.catch(() => undefined);
          await mine;
        },
      });
    },
  };
}

/** Ids that are the same in each run. */
export function createIds(): () => string {
  let amount = 0;
  return () => `44444444-4444-4444-8444-${String((amount += 1)).padStart(12, '0')}`;
}
