import type { AuthSessionSummary } from '@reflectory/contracts/account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Devices } from './devices.tsx';

const HOUR_MS = 3_600_000;

function device(number: number, values: Partial<AuthSessionSummary>): AuthSessionSummary {
  const at = new Date(Date.now() - number * HOUR_MS).toISOString();
  return {
    id: `33333333-3333-4333-8333-33333333333${number}`,
    device: `Device ${number}`,
    address: null,
    created_at: at,
    last_used_at: at,
    is_current: false,
    aal: 'aal1',
    ...values,
  };
}

const all = () => [
  device(3, { device: '' }),
  device(2, { device: 'Safari on iPhone', address: '203.0.113.0' }),
  device(4, { device: 'Firefox on Windows', is_current: true }),
];

function serviceWith(sessions: AuthSessionSummary[]) {
  return {
    functions: {
      'list-auth-sessions': () => ({ sessions }),
      'end-auth-session': ({ session_id: id }: { session_id: string }) => {
        const index = sessions.findIndex((session) => session.id === id);
        return { ended: sessions.splice(index, 1).length === 1 };
      },
    },
  };
}

it('lists this device first, then the others by their last use', async () => {
  renderPart(<Devices />, serviceWith(all()));
  const rows = within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Firefox on WindowsLast used 4 hours agoThis device',
    'Safari on iPhoneLast used 2 hours ago · 203.0.113.0Sign out',
    'Unknown deviceLast used 3 hours agoSign out',
  ]);
});

it('signs one device out after saying what that means there', async () => {
  renderPart(<Devices />, serviceWith(all()));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out “Safari on iPhone”?' });
  expect(dialog).toHaveTextContent('What was not yet saved there stays on that device');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await screen.findByText('Firefox on Windows');
  expect(await screen.findByRole('button', { name: 'Sign out Unknown device' })).toBeVisible();
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
});

it('signs every other device out and stays signed in here', async () => {
  const { fake, record } = renderPart(<Devices />, serviceWith(all()));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('2 other devices need your password again');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));
  await screen.findByRole('list', { name: 'Devices' });
  expect(fake.calls.find(({ path }) => path === '/auth/v1/logout')).toBeDefined();
  expect((await fake.client.auth.getSession()).data.session).not.toBeNull();
  expect(record.toasts).toEqual([{ kind: 'success', text: 'You are signed in on this device only' }]);
});

it('says where nothing can be known without the network', async () => {
  renderPart(<Devices />, serviceWith(all()), { isOnline: false });
  expect(screen.queryByRole('list', { name: 'Devices' })).toBeNull();
  expect(screen.getByText('Devices can be shown when you are back online.')).toBeVisible();
});
