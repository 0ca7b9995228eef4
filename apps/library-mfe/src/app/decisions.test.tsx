import { createServiceClientFake } from '@reflectory/client/testing';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import DecisionsPage from './decisions.page.tsx';

const question = { en: 'What?' };
const document: FrameworkDocument = {
  key: 'decision-journal',
  version: 1,
  topic: 'choices',
  minutes: 5,
  languages: ['en'],
  name: { en: 'Decision journal' },
  promise: { en: 'A decision, compared later.' },
  steps: [
    { id: 'expected', kind: 'text', question },
    { id: 'probability', kind: 'scale', min: 0, max: 100, question },
    { id: 'review', kind: 'date', question },
  ],
};

function arrange(reviewOn: string, hidesPreviews = false) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      entries: [
        {
          id: 'e1',
          title: 'The post in Delft',
          entry_at: '2026-01-05T10:00:00Z',
          framework: 'decision-journal@1',
          session_id: 's1',
          binned_at: null,
        },
      ],
      sessions: [
        {
          id: 's1',
          framework: 'decision-journal@1',
          status: 'done',
          created_at: '2026-01-05T10:00:00Z',
          answers: ['A quiet spring', '70', reviewOn],
        },
      ],
      decision_reviews: [],
      decision_reminders: [],
    },
    functions: { 'get-framework': () => ({ origin: 'product' as const, document }) },
  });
  const common = { retry: 'Try again', errors: { unreachable: 'The server cannot be reached.' } };
  renderWithPlatform(<DecisionsPage />, {
    client: service.client,
    texts: { library: texts, common },
    hidesPreviews,
  });
  return service;
}

test('a decision whose day has come asks what happened, and the answer is compared', async () => {
  arrange('2026-02-01');
  const due = await screen.findByRole('region', { name: 'Due now' });
  expect(due).toHaveTextContent('A quiet spring');
  expect(due).toHaveTextContent('70%');
  await userEvent.type(
    within(due).getByRole('textbox', { name: 'What happened?' }),
    'It rained, and was quiet.',
  );
  await userEvent.click(within(due).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('region', { name: 'Looked back on' })).toHaveTextContent('It rained');
  expect(screen.getByRole('region', { name: 'How well you expect' })).toHaveTextContent('0.09');
  expect(screen.getByText(/more about chance/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Say it anew' }));
  expect(await screen.findByRole('region', { name: 'Due now' })).toBeVisible();
});

test('a decision whose day is to come waits, and is looked back on earlier by whoever wants to', async () => {
  arrange('2999-01-01');
  const coming = await screen.findByRole('region', { name: 'Not clear yet' });
  expect(within(coming).queryByRole('textbox')).toBeNull();
  await userEvent.click(within(coming).getByRole('button', { name: 'Say what came of it' }));
  expect(within(coming).getByRole('textbox', { name: 'What happened?' })).toBeVisible();
  expect(screen.getByText(/Nothing can be compared yet/)).toBeVisible();
});

test('to be told on the day of a decision is asked for, and no more', async () => {
  const { rows } = arrange('2999-01-01');
  const wanted = await screen.findByRole('switch', { name: 'Tell me on the day' });
  expect(wanted).not.toBeChecked();
  await userEvent.click(wanted);
  await waitFor(() => expect(wanted).toBeChecked());
  expect(rows('decision_reminders')).toMatchObject([{ user_id: FAKE_USER.id }]);
  await userEvent.click(wanted);
  await waitFor(() => expect(rows('decision_reminders')).toEqual([]));
});

test('a decision shows none of its words where words in lists are hidden', async () => {
  arrange('2099-02-01', true);
  expect(await screen.findByRole('article', { name: texts.decisions.hidden })).toBeVisible();
  expect(screen.queryByText(/Delft|quiet spring/)).toBeNull();
});
