import { randomUUID } from 'node:crypto';
import { call, open, type Place } from './call.ts';
import { startPace } from './pace.ts';
import { PASSWORD, type Person, type Scene } from './scene.ts';

/** What became of the calls of one kind; times in milliseconds. */
export type Outcome = { name: string; times: number[]; failures: string[] };

type Kind = {
  name: string;
  /** Calls a second of each person. */
  perSecond: number;
  /** @throws Error when it fails */
  ask(place: Place, person: Person): Promise<void>;
};

const expectOk = ({ status, text }: { status: number; text: string }) => {
  if (status >= 400) throw new Error(`${status} ${text.slice(0, 200)}`);
};

const kinds: readonly Kind[] = [
  {
    name: 'sign in',
    perSecond: 0.25,
    async ask(place, { host, email }) {
      const path = '/auth/v1/token?grant_type=password';
      const answer = await open(place, host, null, {
        method: 'POST',
        path,
        body: { email, password: PASSWORD },
      });
      expectOk({ status: answer.statusCode, text: await answer.body.text() });
    },
  },
  {
    name: 'ask for the user',
    perSecond: 1,
    ask: async (place, person) => expectOk(await call(place, person, { path: '/auth/v1/user' })),
  },
  {
    name: 'read entries with shares',
    perSecond: 3,
    ask: async (place, person) =>
      expectOk(
        await call(place, person, {
          path: '/rest/v1/entries?select=id,title,presentation_shares(id)&limit=20',
        }),
      ),
  },
  {
    name: 'save a session',
    perSecond: 2,
    async ask(place, person) {
      const body = { id: randomUUID(), user_id: person.userId, framework: 'free', answers: ['A quiet day.'] };
      expectOk(await call(place, person, { method: 'POST', path: '/rest/v1/sessions', body }));
    },
  },
  {
    name: 'complete a session',
    perSecond: 0.25,
    async ask(place, person) {
      const id = randomUUID();
      const answers = ['A quiet day, and I am glad of it.'];
      const body = { id, user_id: person.userId, framework: 'free', answers };
      expectOk(await call(place, person, { method: 'POST', path: '/rest/v1/sessions', body }));
      const path = '/functions/v1/complete-session';
      expectOk(await call(place, person, { method: 'POST', path, body: { session_id: id } }));
    },
  },
  {
    name: 'download a file',
    perSecond: 0.5,
    ask: async (place, person) =>
      expectOk(
        await call(place, person, {
          path: `/storage/v1/object/authenticated/media/${person.userId}/small.png`,
        }),
      ),
  },
  {
    name: 'a small picture',
    perSecond: 0.25,
    async ask(place, person) {
      const width = 20 + Math.floor(Math.random() * 150);
      const path = `/storage/v1/render/image/authenticated/media/${person.userId}/small.png?width=${width}`;
      expectOk(await call(place, person, { path }));
    },
  },
  {
    name: 'export everything',
    // As often as a person may.
    perSecond: 1 / 100,
    ask: async (place, person) =>
      expectOk(await call(place, person, { method: 'POST', path: '/functions/v1/export-my-data' })),
  },
];

/** Everybody who is not hostile uses the service at a steady pace; nothing is tried twice. */
export function startOthers(place: Place, scenes: readonly Scene[]): { stop(): Promise<Outcome[]> } {
  const people = scenes.flatMap(({ others }) => others);
  const started = kinds.map(({ name, perSecond, ask }) => {
    const outcome: Outcome = { name, times: [], failures: [] };
    const paces = people.map((person, index) => {
      const once = async () => {
        const startedAt = performance.now();
        await ask(place, person).catch((error: unknown) => outcome.failures.push(String(error)));
        outcome.times.push(performance.now() - startedAt);
      };
      // Not all in the same moment.
      return startPace(perSecond, once, { delayMs: (index * 1000) / perSecond / people.length });
    });
    return { outcome, paces };
  });
  return {
    async stop() {
      await Promise.all(started.flatMap(({ paces }) => paces.map((pace) => pace.stop())));
      return started.map(({ outcome }) => outcome);
    },
  };
}
