import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServiceClient } from './service-client.ts';

/** A socket that a test opens and cuts. */
class SocketFake {
  static made: SocketFake[] = [];
  readyState = 0;
  binaryType = '';
  readonly at = Date.now();
  readonly sent: { event: string; at: number }[] = [];
  onopen?: () => void;
  onclose?: (event: object) => void;
  onerror?: (event: object) => void;
  onmessage?: (event: object) => void;

  constructor() {
    SocketFake.made.push(this);
  }

  send(text: string) {
    this.sent.push({ event: text.includes('heartbeat') ? 'heartbeat' : 'other', at: Date.now() });
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  cut() {
    this.readyState = 3;
    this.onclose?.({ code: 1006, reason: '', wasClean: false });
  }

  close(code = 1000) {
    this.readyState = 2;
    setTimeout(() => {
      this.readyState = 3;
      this.onclose?.({ code, reason: '', wasClean: true });
    });
  }
}

const connect = () => createServiceClient({ url: 'http://acme.example', anonKey: 'anon' }).realtime;
const newest = () => SocketFake.made.at(-1);

beforeEach(() => {
  SocketFake.made = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('WebSocket', SocketFake);
});

afterEach(() => {
  vi.mocked(globalThis.console.warn).mockRestore();
  vi.unstubAllGlobals();
  vi.clearAllTimers();
  vi.useRealTimers();
});

it('is connecting, connected, disconnecting and disconnected §4.24', async () => {
  const realtime = connect();
  realtime.connect();
  await vi.advanceTimersByTimeAsync(1);
  expect([realtime.isConnecting(), realtime.isConnected()]).toEqual([true, false]);
  newest()?.open();
  await vi.advanceTimersByTimeAsync(1);
  expect([realtime.isConnecting(), realtime.isConnected()]).toEqual([false, true]);
  void realtime.disconnect();
  expect(realtime.isDisconnecting()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect([realtime.isDisconnecting(), realtime.isConnected()]).toEqual([false, false]);
});

it('sends a heartbeat every 25 seconds §9.16', async () => {
  connect().connect();
  await vi.advanceTimersByTimeAsync(1);
  newest()?.open();
  await vi.advanceTimersByTimeAsync(1);
  const from = Date.now();
  await vi.advanceTimersByTimeAsync(25_000);
  const beats = newest()?.sent.filter(({ event }) => event === 'heartbeat') ?? [];
  expect(beats.at(-1)?.at).toBeGreaterThan(from + 24_000);
  expect(beats.filter(({ at }) => at > from + 100)).toHaveLength(1);
});

it('connects again by itself after 1, 2, 5 and then 10 seconds §4.24 §9.17', async () => {
  connect().connect();
  await vi.advanceTimersByTimeAsync(1);
  newest()?.open();
  await vi.advanceTimersByTimeAsync(1);
  const waits: number[] = [];
  for (const _attempt of [1, 2, 3, 4, 5]) {
    const from = Date.now();
    newest()?.cut();
    await vi.advanceTimersByTimeAsync(10_500);
    waits.push(Math.round(((newest()?.at ?? 0) - from) / 1000));
  }
  expect(waits).toEqual([1, 2, 5, 10, 10]);
});
