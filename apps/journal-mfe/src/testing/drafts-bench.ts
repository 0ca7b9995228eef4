import { createServiceClientFake } from '@reflectory/client/testing';
import { createDraftsServer } from '../features/drafts/api/create-drafts-server.ts';
import { createDraftDesk } from '../features/drafts/desk/draft-desk.ts';
import { createDraftOutbox } from '../features/drafts/desk/draft-outbox.ts';
import type { DraftOwner } from '../features/drafts/model/draft.ts';
import type { DraftStorage } from '../features/drafts/storage/draft-storage.ts';
import { createKeystrokeBridge } from '../features/drafts/storage/keystroke-bridge.ts';
import { createMemoryArea, createWebStorage } from '../features/drafts/storage/web-storage.ts';
import { owner } from './draft-rows.ts';

type ServiceFake = ReturnType<typeof createServiceClientFake>;

/** A device: what outlives a page, and the pages that run on it by hand. */
export function createDevice(
  service: ServiceFake = createServiceClientFake({ user: { id: owner.userId, email: 'ada@acme.example' } }),
) {
  const area = createMemoryArea();
  const storageArea = createMemoryArea();
  const network = { isOnline: true };
  const clock = { now: 1_700_000_000_000 };
  /** Opens a page; `tick` writes to the device what the next frame would, `pass` lets a planned send happen. */
  const openPage = (options: { storage?: DraftStorage; as?: DraftOwner; newId?: () => string } = {}) => {
    const frames: (() => void)[] = [];
    const planned: { milliseconds: number; task: () => void }[] = [];
    let copies = 0;
    const desk = createDraftDesk({
      owner: options.as ?? owner,
      storage: options.storage ?? createWebStorage(storageArea),
      bridge: createKeystrokeBridge(area),
      now: () => clock.now,
      newId: options.newId ?? (() => `44444444-4444-4444-8444-00000000000${(copies += 1)}`),
      soon: (task) => void frames.push(task),
      announce: () => undefined,
    });
    const outbox = createDraftOutbox({
      desk,
      server: createDraftsServer(service.client, options.as ?? owner),
      isOnline: () => network.isOnline,
      exclusively: (_name, task) => task(),
      after: (milliseconds, task) => {
        const entry = { milliseconds, task };
        planned.push(entry);
        return () => void (planned.includes(entry) && planned.splice(planned.indexOf(entry), 1));
      },
      now: () => clock.now,
    });
    return {
      desk,
      outbox,
      planned,
      async tick() {
        for (const frame of frames.splice(0)) frame();
        await desk.flush();
      },
    };
  };
  return { service, area, storageArea, network, clock, openPage };
}
