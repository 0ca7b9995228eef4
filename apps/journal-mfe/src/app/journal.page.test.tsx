import 'fake-indexeddb/auto';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteDraftsDatabase } from '../features/drafts/storage/indexed-db-storage.ts';
import { SESSION_ID } from '../testing/draft-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import JournalPage from './journal.page.tsx';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(deleteDraftsDatabase);

const unfinished = (columns = {}) => ({
  id: SESSION_ID,
  user_id: FAKE_USER.id,
  framework: 'anxious',
  answers: ['The rent is due'],
  current_step: 2,
  revision: 3,
  ...columns,
});

it('begins a session of the framework that is chosen', async () => {
  renderPage(<JournalPage />, '/journal', serviceFake());
  await userEvent.click(await screen.findByRole('button', { name: /^Tension/ }));
  expect(screen.getByTestId('address').textContent).toMatch(
    /^\/journal\/session\/[0-9a-f-]{36}\?framework=tension$/,
  );
});

it('opens a blank page for Free Write', async () => {
  renderPage(<JournalPage />, '/journal', serviceFake());
  await userEvent.click(await screen.findByRole('button', { name: /^Free Write/ }));
  expect(screen.getByTestId('address').textContent).toMatch(/^\/journal\/write\/[0-9a-f-]{36}$/);
});

it('invites with an example while there is no entry', async () => {
  renderPage(<JournalPage />, '/journal', serviceFake());
  expect(await screen.findByText('What you write gathers here.')).toBeVisible();
  expect(screen.getByText('The walk I nearly did not take')).toBeVisible();
  expect(screen.queryByText('Not finished yet')).toBeNull();
});

it('offers to go on with a session of another device', async () => {
  renderPage(<JournalPage />, '/journal', serviceFake({ tables: { sessions: [unfinished()] } }));
  const link = await screen.findByRole('link', { name: /The rent is due/ });
  expect(link).toHaveAttribute('href', `/journal/session/${SESSION_ID}?framework=anxious`);
  expect(link).toHaveTextContent('Question 3 of 21');
});

it('leaves out what is finished and what nobody wrote in', async () => {
  const sessions = [unfinished({ status: 'done' }), unfinished({ id: crypto.randomUUID(), answers: [''] })];
  const service = serviceFake({
    tables: { sessions, entries: [{ id: SESSION_ID, title: 'The rent', text: 'It is due' }] },
  });
  renderPage(<JournalPage />, '/journal', service);
  expect(await screen.findByRole('link', { name: /The rent/ })).toBeVisible();
  expect(screen.queryByText('Not finished yet')).toBeNull();
});

it('discards a draft after asking', async () => {
  const service = serviceFake({ tables: { sessions: [unfinished()] } });
  renderPage(<JournalPage />, '/journal', service);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard “The rent is due”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(service.rows('sessions')).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Not finished yet')).toBeNull());
});
