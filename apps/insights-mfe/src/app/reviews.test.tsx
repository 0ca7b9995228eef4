import { createServiceClientFake } from '@reflectory/client/testing';
import type { ListedReview, Review } from '@reflectory/contracts/reviews';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import ReviewPage from './review.page.tsx';
import ReviewsPage from './reviews.page.tsx';

const common = { retry: 'Try again', errors: { unreachable: 'The server cannot be reached.' } };
const ENTRY = '0190a3de-0000-7000-8000-000000000001';
const place = { id: ENTRY, kind: 'month', first_day: '2026-03-01', last_day: '2026-03-31' } as const;
const review: Review = {
  ...place,
  is_asked_anew: false,
  made_at: '2026-04-01T05:00:00Z',
  facts: {
    entries: 12,
    days: 9,
    words: 2400,
    read: 10,
    valence: 30,
    fullest: '2026-03-04',
    check_ins: 0,
    pleasantness: null,
    themes: [{ name: 'Work', area: 'work', entries: 5, valence: 10 }],
    before: { entries: 8, words: 900, read: 8, valence: -5 },
    feelings: [
      {
        emotion: 'joy',
        family: 'joy',
        entries: 6,
        share: 60,
        quote: { entry_id: ENTRY, day: '2026-03-04', sentence: 'I was glad of the rain.' },
      },
    ],
  },
};

function arrange(
  path: string,
  answer: { reviews: ListedReview[]; is_making: boolean },
  onAnew: (id: string) => void = () => undefined,
) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      period_review_settings: [{ user_id: FAKE_USER.id, zone: 'UTC', language: 'en', by_mail: false }],
    },
    functions: {
      'list-reviews': () => ({
        ...answer,
        by_mail: service.rows('period_review_settings')[0]?.['by_mail'] === true,
      }),
      'get-review': () => review,
      'get-overview': () => {
        throw new Error('No pictures here');
      },
      'ask-review-anew': ({ id }) => {
        onAnew(id);
        return {};
      },
    },
  });
  renderWithPlatform(
    <Routes>
      <Route path="/insights/reviews" element={<ReviewsPage />} />
      <Route path="/insights/reviews/:id" element={<ReviewPage />} />
    </Routes>,
    { client: service.client, path, texts: { insights: texts, common } },
  );
  return service;
}

test('reviews stand by their kind, and one that is being made says so', async () => {
  arrange('/insights/reviews', {
    is_making: true,
    reviews: [
      {
        ...place,
        shown: { entries: 12, valence: 30, families: [{ family: 'joy', share: 60 }], feeling: 'joy' },
      },
      { id: 'b', kind: 'year', first_day: '2025-01-01', last_day: '2025-12-31', shown: null },
    ],
  });
  expect(await screen.findByRole('link', { name: /March 2026/ })).toHaveTextContent(
    'Entries: 12 · mostly joy',
  );
  expect(screen.getByRole('region', { name: 'Years' })).toHaveTextContent('2025Being made');
  expect(screen.getByRole('status')).toHaveTextContent('appear here by themselves');
});

test('nothing over yet says when there will be something, and mails are off until they are wanted', async () => {
  const service = arrange('/insights/reviews', { is_making: false, reviews: [] });
  expect(await screen.findByText('No time is over yet')).toBeVisible();
  const mails = screen.getByRole('switch', { name: 'Tell me by mail when one is there' });
  expect(mails).not.toBeChecked();
  await userEvent.click(mails);
  await waitFor(() => expect(service.rows('period_review_settings')).toMatchObject([{ by_mail: true }]));
});

test('a review begins with a sentence, and shows what was felt beside the words that say it', async () => {
  arrange(`/insights/reviews/${ENTRY}`, { is_making: false, reviews: [] });
  expect(
    await screen.findByText('Mostly joy, in your words. It read lighter than the time before.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('March 2026');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'joy: 60%, in 6 entries');
  expect(screen.getByText('I was glad of the rain.')).toBeVisible();
  expect(screen.getByText(/Words: 2,400, after 900 before/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in pictures' })).toHaveAttribute(
    'href',
    '/insights?span=month&at=2026-03-01',
  );
});

test('a review is made anew when that is wanted, after what it takes the place of was said', async () => {
  const asked: string[] = [];
  arrange(`/insights/reviews/${ENTRY}`, { is_making: false, reviews: [] }, (id) => asked.push(id));
  await userEvent.click(await screen.findByRole('button', { name: 'Make it anew' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Make March 2026 anew?' });
  expect(dialog).toHaveTextContent(/This review was made on .* 12 entries/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make anew' }));
  await waitFor(() => expect(asked).toEqual([ENTRY]));
});
