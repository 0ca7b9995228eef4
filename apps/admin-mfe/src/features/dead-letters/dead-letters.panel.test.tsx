import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { DeadLetter } from '@reflectory/contracts/events';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../locales/en.json';
import { DeadLettersPanel } from './dead-letters.panel.tsx';

const letter: DeadLetter = {
  id: '55555555-5555-7555-8555-555555555555',
  handler: 'read-entry',
  name: 'entry.finished',
  instance: 'Globex',
  failure: 'BusyError',
  published_at: '2026-05-01T10:00:00+00:00',
  failed_at: '2026-05-01T10:03:00+00:00',
};

function open(letters: DeadLetter[], repeat: () => Record<string, never> = () => ({})) {
  const kept = [...letters];
  const { client, calls } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'list-dead-letters': () => ({ letters: kept }),
      'repeat-dead-letter': () => {
        const answer = repeat();
        kept.pop();
        return answer;
      },
    },
  });
  renderWithPlatform(<DeadLettersPanel />, { client, role: 'super_admin', texts: { admin: texts } });
  return calls;
}

test('a task that failed is named and repeated, and then is gone from the list', async () => {
  const calls = open([letter]);
  const row = await screen.findByRole('row', { name: /Reading an entry/ });
  expect(within(row).getByText('Globex')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Repeat' }));
  expect(await screen.findByText('Nothing failed.')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('repeat-dead-letter'))).toMatchObject([
    { body: { id: letter.id, handler: 'read-entry' } },
  ]);
});

test('a task that cannot be repeated stays', async () => {
  open([letter], () => {
    throw new FunctionCallError('internal', 'Not now');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Repeat' }));
  expect(await screen.findByRole('row', { name: /Reading an entry/ })).toBeVisible();
  expect(screen.queryByText('Nothing failed.')).toBeNull();
});
