import { createQueryClient } from '@reflectory/client';
import { expect, it } from 'vitest';
import { createAnswerPersister } from './answer-persister.ts';
import type { KeptAnswer } from './kept-answers.ts';

const never = new Promise<never>(() => undefined);
const unreachable = Object.assign(new Error('away'), { kind: 'unreachable' });
const refused = Object.assign(new Error('not yours'), { kind: 'refused' });

/** A device on which pages are opened one after the other. */
function createDevice() {
  const kept = new Map<string, KeptAnswer>();
  const answers = {
    find: async (owner: string, query: string) => kept.get(`${owner} ${query}`) ?? null,
    put: async (answer: KeptAnswer) => void kept.set(`${answer.owner} ${answer.query}`, answer),
    sweep: async () => undefined,
  };
  type Page = { owner?: string | null; releases?: string; isOnline?: boolean; isSlow?: boolean };
  const openPage = ({
    owner = 'acme/ada',
    releases = 'journal 1',
    isOnline = true,
    isSlow = false,
  }: Page = {}) => {
    const queries = createQueryClient(
      createAnswerPersister({
        answers,
        owner: () => owner,
        releases,
        isOnline: () => isOnline,
        wait: () => (isSlow ? Promise.resolve() : never),
        now: () => 1000,
      }),
    );
    return (read: () => Promise<string>, meta: Record<string, unknown> = { isKept: true }) =>
      queries.fetchQuery({ queryKey: ['entry', 1], queryFn: read, meta, retry: false });
  };
  return { openPage, kept };
}
const words = () => Promise.resolve('words');
const fails = (error: Error) => () => Promise.reject(error);

it('reads from the network first, and from the device when that is away', async () => {
  const device = createDevice();
  expect(await device.openPage()(words)).toBe('words');
  expect(await device.openPage()(() => Promise.resolve('newer'))).toBe('newer');
  expect(await device.openPage()(fails(unreachable))).toBe('newer');
  expect(await device.openPage({ isOnline: false })(() => never)).toBe('newer');
  expect(await device.openPage({ isSlow: true })(() => never)).toBe('newer');
});

it('keeps nothing that was not meant to be kept, and nothing for a visitor', async () => {
  const device = createDevice();
  await device.openPage()(words, {});
  await device.openPage({ owner: null })(words);
  expect(device.kept.size).toBe(0);
});

it('gives nobody what was kept for somebody else', async () => {
  const device = createDevice();
  await device.openPage()(words);
  await expect(device.openPage({ owner: 'acme/max' })(fails(unreachable))).rejects.toBe(unreachable);
  await expect(device.openPage({ owner: 'globex/ada' })(fails(unreachable))).rejects.toBe(unreachable);
});

it('does not answer for a service that refuses', async () => {
  const device = createDevice();
  await device.openPage()(words);
  await expect(device.openPage()(fails(refused))).rejects.toBe(refused);
});

it('gives the code of another release nothing that it may not understand', async () => {
  const device = createDevice();
  await device.openPage()(words);
  await expect(device.openPage({ releases: 'journal 2' })(fails(unreachable))).rejects.toBe(unreachable);
});

it('keeps the first pages of a list, however many are read', async () => {
  const kept: unknown[] = [];
  const queries = createQueryClient(
    createAnswerPersister({
      answers: {
        find: async () => null,
        put: async ({ data }) => void kept.push(data),
        sweep: async () => undefined,
      },
      owner: () => 'acme/ada',
      releases: 'journal 1',
      isOnline: () => true,
      wait: () => never,
      now: () => 1000,
    }),
  );
  const read = await queries.fetchInfiniteQuery({
    queryKey: ['entries'],
    meta: { isKept: true },
    queryFn: ({ pageParam }) => Promise.resolve(`page ${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: (_page, pages) => pages.length + 1,
    pages: 4,
  });
  expect(read.pages).toEqual(['page 1', 'page 2', 'page 3', 'page 4']);
  expect(kept).toEqual([{ pages: ['page 1', 'page 2'], pageParams: [1, 2] }]);
});
