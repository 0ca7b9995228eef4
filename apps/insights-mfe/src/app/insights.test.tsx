import { createServiceClientFake } from '@reflectory/client/testing';
import type { Overview } from '@reflectory/contracts/overview';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import InsightsPage from './insights.page.tsx';

const common = { retry: 'Try again', errors: { unreachable: 'The server cannot be reached.' } };
const ENTRY = '0190a3de-0000-7000-8000-000000000001';

const bucket = (start: string, entries: number, valence: number | null): Overview['buckets'][number] => ({
  start,
  days: entries,
  entries,
  words: entries * 100,
  read: valence === null ? 0 : entries,
  valence,
  check_ins: 0,
  pleasantness: null,
  energy: null,
  families: valence === null ? [] : [entries * 60, 0, 0, 0, entries * 40, 0, 0, 0],
});
const overview: Overview = {
  from: '2024-01-01',
  to: '2024-12-31',
  grain: 'month',
  first: '2024-01-02',
  last: '2024-03-05',
  to_come: 0,
  buckets: [bucket('2024-01-01', 8, 30), bucket('2024-03-01', 9, -20)],
  hours: [{ weekday: 7, hour: 9, entries: 17, valence: 4 }],
  feelings: [
    {
      emotion: 'joy',
      family: 'joy',
      entries: 9,
      share: 60,
      quote: { entry_id: ENTRY, day: '2024-03-05', sentence: 'I was glad of the rain.' },
    },
  ],
  themes: [
    {
      name: 'Work',
      area: 'work',
      entries: 9,
      first: '2024-01-02',
      last: '2024-03-05',
      with: { n: 9, mean: 50, variance: 100 },
      without: { n: 8, mean: -10, variance: 100 },
    },
  ],
  people: [],
  places: [],
  activities: [],
  sleep: { n: 0, correlation: null },
};

type Answer = Partial<Overview>;

function arrange(answer: Answer | ((asked: { from: string | null }) => Answer)) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'get-overview': (asked) => ({
        ...overview,
        ...(typeof answer === 'function' ? answer(asked) : answer),
      }),
      'get-progress': () => ({
        frameworks: [
          {
            key: 'gratitude',
            name: 'Gratitude',
            entries: 6,
            before: 2,
            first: '2024-01-02',
            last: '2024-03-01',
          },
        ],
        forecasts: Array.from({ length: 12 }, (_, index) => ({
          probability: 0.7,
          outcome: index < 6 ? ('yes' as const) : ('no' as const),
        })),
      }),
      'list-word-trends': () => ({
        before: 40,
        now: 17,
        rising: [{ word: 'garden', before: 5, now: 60, entry_id: ENTRY }],
        falling: [],
      }),
    },
  });
  renderWithPlatform(<InsightsPage />, {
    client: service.client,
    texts: { insights: texts, common },
    features: { library: true },
  });
  return service;
}

test('a sentence comes first, with the words that it rests on', async () => {
  arrange({});
  expect(await screen.findByText(/^Mostly joy, in your words\. “Work” came up most\./)).toHaveTextContent(
    'When you wrote about “Work”, it read lighter than the rest.',
  );
  expect(screen.getAllByText('I was glad of the rain.')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: /^From/ })).toHaveAttribute('href', `/journal/entry/${ENTRY}`);
});

test('says how people and places come to stand there, until somebody named one', async () => {
  arrange({});
  expect(await screen.findByRole('link', { name: 'Look at names that were found' })).toHaveAttribute(
    'href',
    '/journal/tags?kind=person',
  );
});

test('places stand beside people', async () => {
  arrange({ places: overview.themes.map((theme) => ({ ...theme, name: 'Lisbon', area: null })) });
  expect(await screen.findByRole('region', { name: 'Where it was' })).toHaveTextContent(
    '“Lisbon” came up most (entries: 9)',
  );
  expect(screen.queryByRole('link', { name: 'Look at names that were found' })).toBeNull();
});

test('who wrote nothing this year begins with the last year that has something', async () => {
  const asked: (string | null)[] = [];
  arrange(({ from }) => {
    asked.push(from);
    return from === '1668-01-01' ? {} : { first: '1660-01-11', last: '1668-12-31', buckets: [] };
  });
  expect(await screen.findByText(/^Mostly joy/)).toBeVisible();
  expect(screen.getByText('1668')).toBeVisible();
  expect(asked).toContain('1668-01-01');
});

test('a picture is walked by keyboard, and is a table as well', async () => {
  arrange({});
  const chapter = await screen.findByRole('region', { name: 'How much you wrote' });
  const points = within(chapter).getByRole('slider');
  points.focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(points).toHaveAttribute('aria-valuetext', 'February 2024: words 0, entries 0');
  await userEvent.keyboard('{End}');
  expect(points).toHaveAttribute('aria-valuetext', 'December 2024: words 0, entries 0');
  await userEvent.click(within(chapter).getByRole('button', { name: 'Show as a table' }));
  expect(within(chapter).getByRole('row', { name: /^March 2024/ })).toHaveTextContent('900');
});

test('what goes together is said with its number and where it lies, and never as a cause', async () => {
  arrange({});
  const chapter = await screen.findByRole('region', { name: 'What goes with lighter days' });
  expect(chapter).toHaveTextContent('Entries about “Work” read 60 points lighter than the others (n = 9).');
  expect(chapter).toHaveTextContent('not what makes what');
});

test('words that come are told with their shares, and lead to where they stand', async () => {
  arrange({});
  const chapter = await screen.findByRole('region', { name: 'Words that come and go' });
  expect(chapter).toHaveTextContent('More of “garden” than before: in 60% of entries, after 5%.');
  expect(within(chapter).getByRole('link', { name: 'garden' })).toHaveAttribute(
    'href',
    `/journal/entry/${ENTRY}`,
  );
});

test('few entries are told how many more it takes', async () => {
  arrange({ buckets: [bucket('2024-01-01', 3, 30)], hours: [], feelings: [], themes: [] });
  expect(await screen.findByText(/^Few entries so far \(3\)\. With 4 more/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'How it felt' })).toHaveTextContent(
    'at least 7 of them; so far there are 3',
  );
});

test('nothing written invites to write, and entries that are still being counted are told', async () => {
  arrange({ buckets: [], first: null, last: null, to_come: 5 });
  expect(await screen.findByRole('link', { name: 'Write something' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('5 to come');
});

test('frameworks stand beside the time before, and decisions beside what came of them', async () => {
  arrange({});
  const walked = await screen.findByRole('region', { name: 'Ways of writing' });
  expect(within(walked).getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Gratitude: entries 6, 2 in the time before',
  );
  const decided = await screen.findByRole('region', { name: 'Decisions: expected and come' });
  expect(decided).toHaveTextContent('Of 12 decisions, what seemed 70% likely came in 50% of cases.');
});

test('themes shine as lights, and where nothing is drawn in three dimensions the list says the same', async () => {
  arrange({});
  const lights = await screen.findByRole('region', { name: 'Themes as lights' });
  expect(lights).toHaveTextContent('The brightest of 1 lights is “Work” (entries: 9).');
  expect(lights).toHaveTextContent('It is no scan and says nothing of your brain.');
  expect(await within(lights).findByText(/does not draw in three dimensions/)).toBeVisible();
  expect(within(lights).getByRole('listitem')).toHaveTextContent('Work 9');
});
