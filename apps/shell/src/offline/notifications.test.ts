import { expect, it, vi } from 'vitest';
import { createNotifier } from './notifications.ts';

const origin = 'https://acme.example';
const message = {
  title: 'Acme',
  body: 'A moment to write, if you like.',
  language: 'en',
  tag: 'reminder',
  path: '/journal',
  pause: { title: 'Pause reminders', path: '/unsubscribe/abc' },
};

function setUp(windows: string[] = []) {
  const focus = vi.fn(async () => undefined);
  const options = {
    show: vi.fn(async () => undefined),
    findWindows: async () => windows.map((url) => ({ url, focus })),
    openWindow: vi.fn(async () => null),
    fetch: vi.fn(async () => new Response()),
    origin,
  };
  return { ...options, focus, notifier: createNotifier(options) };
}

it('shows what was sent without a sound, with its button', async () => {
  const { notifier, show } = setUp();
  await notifier.receive(JSON.stringify(message));
  expect(show).toHaveBeenCalledWith(
    'Acme',
    expect.objectContaining({
      body: message.body,
      lang: 'en',
      tag: 'reminder',
      silent: true,
      actions: [{ action: 'pause', title: 'Pause reminders' }],
      data: { path: '/journal', pausePath: '/unsubscribe/abc' },
    }),
  );
});

it.each([undefined, '', 'null', '{"title":1}', JSON.stringify({ ...message, pause: {} })])(
  'shows a plain one for what is no message: %s',
  async (text) => {
    const { notifier, show } = setUp();
    await notifier.receive(text);
    expect(show).toHaveBeenCalledWith('Reflectory', expect.objectContaining({ silent: true }));
  },
);

it('pauses by its button, and opens nothing', async () => {
  const { notifier, fetch, openWindow } = setUp();
  await notifier.touch('pause', { path: '/journal', pausePath: '/unsubscribe/abc' });
  expect(fetch).toHaveBeenCalledWith(`${origin}/unsubscribe/abc`, { method: 'POST' });
  expect(openWindow).not.toHaveBeenCalled();
});

it.each([
  ['there is no network', () => Promise.reject(new TypeError('offline'))],
  ['the service does not take it', () => Promise.resolve(new Response(null, { status: 503 }))],
])('shows the page that pauses when %s', async (_, fetch) => {
  const options = setUp();
  await createNotifier({ ...options, fetch }).touch('pause', { pausePath: '/unsubscribe/abc' });
  expect(options.openWindow).toHaveBeenCalledWith(`${origin}/unsubscribe/abc`);
});

it('opens its page, in the window that shows it already and in no other', async () => {
  const alone = setUp(['https://elsewhere.example/']);
  await alone.notifier.touch('', { path: '/library/decisions', pausePath: null });
  expect(alone.openWindow).toHaveBeenCalledWith(`${origin}/library/decisions`);
  const beside = setUp([`${origin}/journal/entry/1`]);
  await beside.notifier.touch('', { path: '/journal', pausePath: null });
  expect(beside.focus).not.toHaveBeenCalled();
  expect(beside.openWindow).toHaveBeenCalledWith(`${origin}/journal`);
  const there = setUp([`${origin}/journal`]);
  await there.notifier.touch('', { path: '/journal', pausePath: null });
  expect(there.focus).toHaveBeenCalledOnce();
  expect(there.openWindow).not.toHaveBeenCalled();
});

it('leads to no other place', async () => {
  const { notifier, openWindow, fetch } = setUp();
  await notifier.touch('', { path: 'https://elsewhere.example/', pausePath: null });
  expect(openWindow).toHaveBeenCalledWith(`${origin}/`);
  await notifier.touch('pause', { path: '//elsewhere.example', pausePath: '//elsewhere.example/x' });
  expect(fetch).not.toHaveBeenCalled();
});
