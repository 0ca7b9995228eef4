import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../features/focus/locales/en.json';
import FocusStatisticsPage from './focus-statistics.page.tsx';

const common = { retry: 'Try again', loading: 'Loading' };
const { statistics: t } = texts.focus;
const none = {
  days: [],
  hours: Array.from({ length: 168 }, () => 0),
  targets: [],
  moods: { n: 0, before: 0, after: 0 },
  day_moods: [],
};

function open(statistics: object = {}) {
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: { 'get-focus-statistics': () => ({ ...none, ...statistics }) },
  });
  renderWithPlatform(<FocusStatisticsPage />, { client, texts: { plan: texts, common } });
}

test('nothing yet invites', async () => {
  open();
  expect(await screen.findByText(t.nothing)).toBeVisible();
});

test('a sentence comes first, and moods are said with how many they rest on', async () => {
  const hours = [...none.hours];
  hours[9] = 12_000;
  hours[34] = 9000;
  open({
    days: [
      { day: '2026-11-24', seconds: 12_000 },
      { day: '2026-11-25', seconds: 9000 },
    ],
    hours,
    targets: [{ target: { type: 'goal', id: FAKE_USER.id, title: 'The book' }, seconds: 21_000 }],
    moods: { n: 9, before: -10, after: 30 },
  });
  expect(
    await screen.findByText('5 hr 50 min of focus on 2 days, 2 hr 55 min on each of them.'),
  ).toBeVisible();
  expect(screen.getByText(/^Between 9:00 AM and 11:00 AM you focus most: 100%/)).toBeVisible();
  expect(screen.getByText('The book')).toBeVisible();
  expect(screen.getByText(/lighter after a session than before \(n = 9\)/)).toBeVisible();
  expect(screen.getByText(t.fewDays)).toBeVisible();
});
