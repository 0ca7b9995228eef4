import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePush } from '../../testing/fake-push.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { PushPart } from './push-part.tsx';

const publicKey = `B${'K'.repeat(86)}`;
const here = 'https://push.example/this-browser';
const browserOf = (endpoint: string) => ({
  id: endpoint,
  user_id: '22222222-2222-4222-8222-222222222222',
  endpoint,
});

let push: ReturnType<typeof fakePush> | undefined;
afterEach(() => push?.remove());

function render(
  rows: ReturnType<typeof browserOf>[] = [],
  subscribe: () => Record<string, never> = () => ({}),
) {
  const functions = { 'get-push-key': () => ({ publicKey }), 'subscribe-push': vi.fn(subscribe) };
  const rendered = renderPart(<PushPart />, { tables: { push_subscriptions: rows }, functions });
  return { ...rendered, functions };
}
const theSwitch = () => screen.findByRole('switch', { name: /Show notifications here/ });

it('asks nobody by itself, and the browser’s question comes with the touch of the switch', async () => {
  push = fakePush();
  const { functions } = render();
  const control = await theSwitch();
  expect(control).not.toBeChecked();
  expect(push.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(control);
  await waitFor(() => expect(functions['subscribe-push']).toHaveBeenCalledOnce());
  expect(push.requestPermission).toHaveBeenCalledOnce();
  expect(push.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey });
  expect(functions['subscribe-push'].mock.calls[0]).toMatchObject([{ endpoint: here }]);
});

it('says so when the person does not allow it, and sends nothing', async () => {
  push = fakePush({ answer: 'denied' });
  const { functions } = render();
  await userEvent.click(await theSwitch());
  expect(await screen.findByText('Your browser did not allow it, so nothing is sent.')).toBeVisible();
  expect(functions['subscribe-push']).not.toHaveBeenCalled();
});

it('is undone in the browser when the service does not take it', async () => {
  push = fakePush();
  render([], () => {
    throw new Error('away');
  });
  await userEvent.click(await theSwitch());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(push.endpoint()).toBeNull();
});

it('is on where this browser is known, switches off, and leaves the others', async () => {
  push = fakePush({ permission: 'granted', subscribed: here });
  const { fake } = render([browserOf(here), browserOf('https://push.example/phone')]);
  const control = await theSwitch();
  expect(control).toBeChecked();
  expect(screen.getByText('Also on in one other browser.')).toBeVisible();
  await userEvent.click(control);
  await waitFor(() => expect(push?.endpoint()).toBeNull());
  expect(fake.rows('push_subscriptions')).toMatchObject([{ endpoint: 'https://push.example/phone' }]);
});

it('switches the others off', async () => {
  push = fakePush({ permission: 'granted', subscribed: here });
  const { fake } = render([browserOf(here), browserOf('https://push.example/phone')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off there' }));
  await waitFor(() => expect(fake.rows('push_subscriptions')).toMatchObject([{ endpoint: here }]));
});

it('says where the browser blocks them', async () => {
  push = fakePush({ permission: 'denied' });
  render();
  expect(await screen.findByText(/Your browser blocks notifications of this site/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says where the browser shows none', async () => {
  render();
  expect(await screen.findByText(/This browser shows no notifications here/)).toBeVisible();
});
