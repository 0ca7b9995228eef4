import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import PersonalityPage from './personality.page.tsx';

const common = { retry: 'Try again', errors: { unreachable: 'The server cannot be reached.' } };
const taken = (id: string, taken_at: string, answer: number) => ({
  id,
  user_id: FAKE_USER.id,
  language: 'en',
  answers: Array<number>(20).fill(answer),
  taken_at,
});

function arrange(rows: ReturnType<typeof taken>[]) {
  const service = createServiceClientFake({ user: FAKE_USER, tables: { personality_tests: rows } });
  renderWithPlatform(<PersonalityPage />, { client: service.client, texts: { insights: texts, common } });
  return service;
}

test('nothing is kept before every sentence has an answer, and what was chosen stays', async () => {
  const user = userEvent.setup();
  const service = arrange([]);
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  const items = screen.getAllByRole('radiogroup');
  expect(items).toHaveLength(20);
  for (const item of items.slice(1)) await user.click(within(item).getByRole('radio', { name: '4' }));
  await user.click(screen.getByRole('button', { name: 'See the result' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Sentences without an answer: 1.');
  expect(service.rows('personality_tests')).toEqual([]);
  const [first] = items;
  if (first) await user.click(within(first).getByRole('radio', { name: '2' }));
  await user.click(screen.getByRole('button', { name: 'See the result' }));
  await waitFor(() =>
    expect(service.rows('personality_tests')).toMatchObject([{ answers: [2, ...Array<number>(19).fill(4)] }]),
  );
  expect(await screen.findByRole('button', { name: 'Take it again' })).toBeVisible();
});

test('a later test is shown beside the first, without norms and with its source', async () => {
  arrange([taken('b', '2026-03-01T10:00:00Z', 5), taken('a', '2025-03-01T10:00:00Z', 3)]);
  expect(await screen.findByText('“Imagination” moved most: from 3.0 on Mar 1, 2025 to 2.0.')).toBeVisible();
  expect(screen.getByText(/no norms are shown/)).toBeVisible();
  expect(screen.getByText(/Mini-IPIP/)).not.toHaveTextContent('our own translations');
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Imagination: 2.0 of 5, after 3.0');
});

test('a test is taken back after a question', async () => {
  const service = arrange([taken('a', '2025-03-01T10:00:00Z', 3)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the test of Mar 1, 2025' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(service.rows('personality_tests')).toEqual([]));
});
