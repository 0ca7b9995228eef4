import type { DefinedRemote } from '@reflectory/platform-sdk';
import { describe, expect, it } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { createRemoteLoader, LOAD_ATTEMPTS, LOAD_TIMEOUT_MS, RemoteLoadError } from './load-remote.ts';

const good = () => Promise.resolve({ default: definedRemote() });
const never = () => new Promise<unknown>(() => {});

/** A container that gives one answer after the other, and time that passes at once except for what hangs. */
function stage(...answers: (() => Promise<unknown>)[]) {
  const registrations: boolean[] = [];
  const delays: number[] = [];
  let loads = 0;
  const container = {
    register: (_remote: object, { force }: { force: boolean }) => void registrations.push(force),
    load: () => {
      const answer = answers[Math.min(loads, answers.length - 1)] ?? never;
      loads += 1;
      return answer();
    },
  };
  const wait = async (milliseconds: number) => {
    if (milliseconds < LOAD_TIMEOUT_MS) delays.push(milliseconds);
    // A turn of the event loop: what answers at all is quicker than a timeout.
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const loadRemote = createRemoteLoader(container, { wait, random: () => 0.5 });
  return { loadRemote, registrations, delays, loads: () => loads };
}

const failsWith = (message: string) => () => Promise.reject(new Error(message));

describe('loading a remote', () => {
  it('gives what the remote defined', async () => {
    const { loadRemote, registrations } = stage(good);
    const remote: DefinedRemote = await loadRemote(bootRemote());
    expect(Object.keys(remote.pages)).toEqual(['/journal']);
    expect(registrations).toEqual([false]);
  });

  it.each([
    ['is dead', failsWith('ScriptNetworkError')],
    ['answers 500', failsWith('RUNTIME-008')],
    ['answers HTML, which has not the hash of the release', failsWith('Failed to find a valid digest')],
    ['gives an empty module', () => Promise.resolve({})],
    ['gives nothing', () => Promise.resolve(null)],
    ['lacks a page', () => Promise.resolve({ default: { ...definedRemote(), pages: {} } })],
    ['gives another shape', () => Promise.resolve({ default: { apiVersion: 1, pages: 'all' } })],
  ])('gives up after some attempts when the remote %s', async (_what, answer) => {
    const { loadRemote, loads } = stage(answer);
    await expect(loadRemote(bootRemote())).rejects.toThrow(RemoteLoadError);
    expect(loads()).toBe(LOAD_ATTEMPTS);
  });

  it('does not load a remote that needs what the shell does not provide', async () => {
    const { loadRemote, registrations } = stage(good);
    const unfit = bootRemote({ unmet: ['react ^20.0.0, which is 19.3.1 here'] });
    await expect(loadRemote(unfit)).rejects.toThrow(RemoteLoadError);
    expect(registrations).toEqual([]);
  });

  it('does not wait a second time for a remote that hangs', async () => {
    const { loadRemote, loads } = stage(never);
    await expect(loadRemote(bootRemote())).rejects.toThrow(RemoteLoadError);
    expect(loads()).toBe(1);
  });

  it('registers by force after a failure, so that a half-loaded container does not answer again', async () => {
    const { loadRemote, registrations } = stage(failsWith('503'), () => Promise.resolve({}), good);
    await expect(loadRemote(bootRemote())).resolves.toBeDefined();
    expect(registrations).toEqual([false, true, true]);
  });

  it('heals when a person tries again after all attempts failed', async () => {
    const dead = Array.from({ length: LOAD_ATTEMPTS }, () => failsWith('503'));
    const { loadRemote, registrations } = stage(...dead, good);
    await expect(loadRemote(bootRemote())).rejects.toThrow('journal 1.0.0');
    await expect(loadRemote(bootRemote())).resolves.toBeDefined();
    expect(registrations.at(-1)).toBe(true);
  });

  it('waits longer before each attempt', async () => {
    const { loadRemote, delays } = stage(failsWith('503'));
    await loadRemote(bootRemote()).catch(() => {});
    expect(delays).toEqual([300, 600]);
  });

  it('does not try again when the remote speaks another version of the contract', async () => {
    const { loadRemote, loads } = stage(() =>
      Promise.resolve({ default: { ...definedRemote(), apiVersion: 99 } }),
    );
    await expect(loadRemote(bootRemote())).rejects.toThrow(RemoteLoadError);
    expect(loads()).toBe(1);
  });
});
