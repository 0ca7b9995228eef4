import type {
  ControlPlane,
  ControlPlaneChanges,
  ControlPlaneEvent,
} from '@reflectory/contracts/control-plane';
import { createLogger } from '@reflectory/server-kit';
import { afterEach, expect, test } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { type ControlPlaneFeed, createControlPlaneFeed } from './control-plane-feed.ts';

const versions = [1, 2, 3].map((number) => `40000000-0000-4000-8000-00000000000${number}`);
const [first = '', second = '', third = ''] = versions;
const whole = (version?: string): ControlPlane => ({ ...demoControlPlane(), ...(version && { version }) });
const changes = (since: string, version: string): ControlPlaneChanges => ({
  since,
  version,
  revision: 2,
  changed: [],
  removed: [],
  globalFeatures: {},
});

let feed: ControlPlaneFeed | undefined;
afterEach(() => feed?.stop());

type Answer = ControlPlane | ControlPlaneChanges | Error;

/** A feed that is given these answers in turn, with what was asked and delivered; `change` waits for the next answer. */
async function follow(answers: readonly Answer[], deliver: (answer: Answer) => void = () => {}) {
  const asked: (string | null)[] = [];
  const delivered: Answer[] = [];
  let push: (event: ControlPlaneEvent) => void = () => {};
  async function* events(signal: AbortSignal): AsyncGenerator<ControlPlaneEvent> {
    while (!signal.aborted) {
      const event = await new Promise<ControlPlaneEvent | null>((resolve) => {
        push = resolve;
        signal.addEventListener('abort', () => resolve(null), { once: true });
      });
      if (event) yield event;
    }
  }
  const take = (answer: Answer) => {
    delivered.push(answer);
    deliver(answer);
  };
  feed = createControlPlaneFeed({
    coreApi: {
      async getControlPlane(since) {
        const answer = answers[asked.push(since) - 1] ?? new CoreApiUnavailableError('asked too often');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      openEvents: async (signal) => events(signal),
    },
    log: createLogger({ name: 'gateway', level: 'silent' }),
    onSnapshot: take,
    onChanges: take,
    onEvent: () => {},
    onStream: () => {},
  });
  feed.start();
  await expect.poll(() => asked.length, { interval: 1 }).toBe(1);
  return {
    asked,
    delivered,
    async change() {
      const before = asked.length;
      await expect
        .poll(
          () => {
            if (asked.length === before) push({ kind: 'control_plane_changed', revision: 2 });
            return asked.length;
          },
          { interval: 1 },
        )
        .toBe(before + 1);
      await new Promise((resolve) => void setImmediate(resolve));
    },
  };
}

test('everything is asked for once, then what changed since', async () => {
  const answers = [whole(first), changes(first, second), changes(second, third)];
  const followed = await follow(answers);
  await followed.change();
  await followed.change();
  expect(followed.asked).toEqual([null, first, second]);
  expect(followed.delivered).toEqual(answers);
});

test('a question that fails is asked again from the same version', async () => {
  const away = new CoreApiUnavailableError('away');
  const followed = await follow([whole(first), away, changes(first, second)]);
  await followed.change();
  await followed.change();
  expect(followed.asked).toEqual([null, first, first]);
});

test('a core-api that answers everything is followed all the same, with a version or without', async () => {
  const followed = await follow([whole(first), whole(second), whole(), whole(third)]);
  for (let turn = 0; turn < 3; turn += 1) await followed.change();
  expect(followed.asked).toEqual([null, first, second, null]);
  expect(followed.delivered).toHaveLength(4);
});

test('what could not be taken in is followed by everything', async () => {
  const broken = changes(first, second);
  const followed = await follow([whole(first), broken, whole(third)], (answer) => {
    if (answer === broken) throw new Error('broken');
  });
  await followed.change();
  await followed.change();
  expect(followed.asked).toEqual([null, first, null]);
});
