import 'fake-indexeddb/auto';
import { FunctionCallError } from '@reflectory/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bootManifestFake, FAKE_USER } from '@reflectory/platform-sdk/testing';
import { afterEach, expect, it } from 'vitest';
import { deleteDraftsDatabase } from '../features/drafts/storage/indexed-db-storage.ts';
import { SESSION_ID } from '../testing/draft-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import JournalPage from './journal.page.tsx';

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

const keepChange = (isWaiting: boolean) =>
  localStorage.setItem(
    `reflectory.edit:${bootManifestFake().instance.id}/${FAKE_USER.id}:${SESSION_ID}:gone`,
    JSON.stringify({
      written: [{ question: null, text: 'It is due tomorrow', document: null }],
      revision: null,
      version: 2,
      title: 'The rent',
      changedAt: Date.now(),
      isWaiting,
    }),
  );

it('names changes of an entry that are not saved, and discards them after asking', async () => {
  keepChange(false);
  renderPage(<JournalPage />, '/journal', serviceFake());
  const link = await screen.findByRole('link', { name: /The rent/ });
  expect(link).toHaveAttribute('href', `/journal/entry/${SESSION_ID}`);
  expect(link).toHaveTextContent('Changes not saved yet');
  await userEvent.click(screen.getByRole('button', { name: 'Discard “The rent”' }));
  expect(await screen.findByText(/The entry stays as it was saved last/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByText('Not finished yet')).toBeNull());
  expect(localStorage).toHaveLength(0);
});

it('goes on with changes as a draft when their entry is gone', async () => {
  keepChange(true);
  const service = serviceFake({
    functions: {
      'revise-entry': () => {
        throw new FunctionCallError('not_found', 'There is no such entry');
      },
    },
  });
  renderPage(<JournalPage />, '/journal', service);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /The rent/ }).getAttribute('href')).toMatch(
      /^\/journal\/write\//,
    ),
  );
  await waitFor(() => expect(service.rows('sessions')).toMatchObject([{ answers: ['It is due tomorrow'] }]));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('reflectory.edit:'))).toEqual([]);
});

const prompts = ['What held today?', 'What can wait?'].map((text, index) => ({
  key: `today-${index}`,
  origin: 'product' as const,
  topic: 'today' as const,
  language: 'en' as const,
  text,
}));

it('keeps what is written on its line as a draft, and goes on with it on a page of its own', async () => {
  const service = serviceFake();
  renderPage(<JournalPage />, '/journal', service);
  const line = await screen.findByRole('textbox', { name: 'Write' });
  await userEvent.type(line, 'The ferry waited');
  await waitFor(() => expect(service.rows('sessions')).toMatchObject([{ answers: ['The ferry waited'] }]));
  expect(screen.queryByText('Not finished yet')).toBeNull();
  await userEvent.type(line, '{Enter}');
  const sessionId = service.rows('sessions')[0]?.id ?? '';
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/journal/write/${sessionId}`));
});

it('offers a question, another one, and none again that is not for the person', async () => {
  const service = serviceFake({ functions: { 'list-prompts': () => ({ prompts }) } });
  renderPage(<JournalPage />, '/journal', service);
  expect(await screen.findByText('What held today?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(screen.getByText('What can wait?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not for me' }));
  expect(await screen.findByText('What held today?')).toBeVisible();
  await waitFor(() => expect(service.rows('prompt_dismissals')).toMatchObject([{ prompt_key: 'today-1' }]));
});

it('begins a page under the question that is written about', async () => {
  const service = serviceFake({ functions: { 'list-prompts': () => ({ prompts }) } });
  renderPage(<JournalPage />, '/journal', service);
  await userEvent.click(await screen.findByRole('button', { name: 'Write about this' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/^\/journal\/write\//));
  await waitFor(() => expect(service.rows('sessions')).toMatchObject([{ title: 'What held today?' }]));
});

it('says one sentence of another year, and when else something was written on this day', async () => {
  const memory = { entry_at: '2024-11-22T09:00:00+00:00', title: '' };
  const month = { ...memory, entry_id: SESSION_ID, unit: 'month' as const, distance: 1, sentence: 'Rain.' };
  const year = {
    ...memory,
    entry_id: crypto.randomUUID(),
    unit: 'year' as const,
    distance: 2,
    sentence: 'I was glad of my shoes.',
  };
  const service = serviceFake({ functions: { 'list-memories': () => ({ memories: [month, year] }) } });
  renderPage(<JournalPage />, '/journal', service);
  const link = await screen.findByRole('link', { name: /I was glad of my shoes\..*2 years ago/ });
  expect(link).toHaveAttribute('href', `/journal/entry/${year.entry_id}`);
  expect(screen.getByRole('link', { name: '1 month ago' })).toHaveAttribute(
    'href',
    `/journal/entry/${SESSION_ID}`,
  );
});

it('asks what came of a decision whose day has come', async () => {
  const decision = {
    entry_id: SESSION_ID,
    title: 'The post in Delft',
    made_on: '2026-05-01',
    review_on: '2026-11-01',
  };
  const service = serviceFake({ functions: { 'list-due-decisions': () => ({ decisions: [decision] }) } });
  renderPage(<JournalPage />, '/journal', service, { features: { library: true } });
  expect(
    await screen.findByText('You decided on “The post in Delft” on May 1, 2026. What happened?'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look back' })).toHaveAttribute('href', '/library/decisions');
});
