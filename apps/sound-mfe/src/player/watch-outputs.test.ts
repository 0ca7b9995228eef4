import { expect, test, vi } from 'vitest';
import { watchOutputs } from './watch-outputs.ts';

const device = (deviceId: string, kind = 'audiooutput') => ({ deviceId, kind }) as MediaDeviceInfo;
const named = (...ids: string[]) => ['default', ...ids].map((id) => device(id));

async function change(before: MediaDeviceInfo[], after: MediaDeviceInfo[] | Error) {
  const target = new EventTarget();
  const onGone = vi.fn<() => void>();
  const enumerateDevices = vi.fn<() => Promise<MediaDeviceInfo[]>>().mockResolvedValueOnce(before);
  if (after instanceof Error) enumerateDevices.mockRejectedValue(after);
  else enumerateDevices.mockResolvedValue(after);
  watchOutputs({ enumerateDevices, addEventListener: target.addEventListener.bind(target) }, onGone);
  target.dispatchEvent(new Event('devicechange'));
  await vi.waitFor(() => expect(enumerateDevices).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  return onGone.mock.calls.length;
}

test.each([
  ['headphones are pulled out', named('speaker', 'headphones'), named('speaker'), 1],
  ['one output takes the place of another', named('headphones'), named('speaker'), 1],
  ['headphones are plugged in', named('speaker'), named('speaker', 'headphones'), 0],
  ['a camera comes', named('speaker'), [...named('speaker'), device('camera', 'videoinput')], 0],
  ['the last output goes', named('speaker'), [], 1],
  ['the browser names no outputs', [device('')], [device('')], 1],
  ['the browser lists none at all', [], [], 1],
  ['the browser lets nobody ask', named('speaker'), new Error('Not allowed'), 1],
])('when %s', async (_, before, after, gone) => {
  expect(await change(before, after)).toBe(gone);
});
