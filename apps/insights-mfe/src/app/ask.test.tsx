import { createServiceClientFake } from '@reflectory/client/testing';
import type { ShownAnswer } from '@reflectory/contracts/conversations';
import type { Overview } from '@reflectory/contracts/overview';
import { LANGUAGES, type Language } from '@reflectory/contracts/languages';
import { readQuestions } from '@reflectory/domain/questions';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import ar from '../locales/ar.json';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import AskPage from './ask.page.tsx';

const ENTRY = '0190a3de-0000-7000-8000-000000000001';
const CONVERSATION = '0190a3de-0000-7000-8000-000000000002';
const common = { retry: 'Try again', errors: { unreachable: 'The server cannot be reached.' } };

const answer: ShownAnswer = {
  parts: [
    {
      say: 'count',
      topic: 'wife',
      span: null,
      feeling: null,
      days: 212,
      entries: 230,
      most: { span: { from: '1668-01-01', to: '1668-12-31' }, days: 44 },
    },
  ],
  citations: [
    { entry_id: ENTRY, day: '1668-05-01', start: 12, end: 40, sentence: 'My wife and I walked.' },
    { entry_id: ENTRY, day: '1668-05-02', start: 1, end: 2, sentence: null },
  ],
  care: false,
};
const message = { id: ENTRY, question: 'How often?', asked_at: '2026-11-24T10:00:00.000Z', answer };
const spread = { n: 0, mean: null, variance: null };
const overview: Overview = {
  from: '1660-01-01',
  to: '1668-12-31',
  grain: 'year',
  first: '1660-01-11',
  last: '1668-12-31',
  to_come: 0,
  buckets: [],
  hours: [],
  feelings: [],
  themes: [],
  people: [
    {
      name: 'Anna',
      area: null,
      entries: 3,
      first: '1660-01-11',
      last: '1668-01-01',
      with: spread,
      without: spread,
    },
  ],
  places: [],
  activities: [],
  sleep: { n: 0, correlation: null },
};

function arrange({ path = '/insights/ask', isOnline = true, first = overview.first } = {}) {
  const asked: unknown[] = [];
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: { conversations: [], help_contacts: [] },
    functions: {
      'get-provider': () => ({ provider: null, has_consent: false, used: { calls: 0, tokens: 0 } }),
      'get-overview': () => ({ ...overview, first }),
      'ask-journal': (input: unknown) => {
        asked.push(input);
        return { conversation_id: CONVERSATION, message };
      },
      'read-conversation': () => ({ title: 'How often?', messages: [message], has_earlier: false }),
    },
  });
  renderWithPlatform(<AskPage />, {
    client: service.client,
    path,
    isOnline,
    texts: { insights: en, common },
  });
  return { asked, user: userEvent.setup() };
}

test('a question is answered in a sentence, with sentences that open where they stand', async () => {
  const { asked, user } = arrange();
  await user.type(
    await screen.findByLabelText('Your question'),
    'How often did I write about my wife?{Enter}',
  );
  const log = screen.getByRole('log', { name: 'Ask your journal' });
  expect(
    await within(log).findByText('You wrote about “wife” on 212 days. Most often: 1668, on 44 days.'),
  ).toBeInTheDocument();
  expect(within(log).getByRole('link', { name: /May 1, 1668/ })).toHaveAttribute(
    'href',
    `/journal/entry/${ENTRY}#at=12-40`,
  );
  expect(within(log).getByText(/not there any more/)).toBeInTheDocument();
  expect(asked).toMatchObject([{ question: 'How often did I write about my wife?', conversation_id: null }]);
  expect(screen.getByLabelText('Your question')).toHaveValue('');
});

test('questions of one’s own people are offered, and asked with a press', async () => {
  const { asked, user } = arrange();
  await user.click(await screen.findByRole('button', { name: 'How often did I write about Anna?' }));
  expect(asked).toMatchObject([{ question: 'How often did I write about Anna?' }]);
});

test('words of suicide are not sent', async () => {
  const { asked, user } = arrange();
  await user.type(await screen.findByLabelText('Your question'), 'I want to kill myself{Enter}');
  expect(await screen.findByText(/no figure would be an answer/)).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a link brings a question, which waits for its person', async () => {
  const { asked } = arrange({ path: '/insights/ask#q=What%20about%20rain%3F' });
  expect(await screen.findByLabelText('Your question')).toHaveValue('What about rain?');
  expect(asked).toEqual([]);
});

test('offline says so and keeps what is typed; an empty journal invites to write', async () => {
  const { asked, user } = arrange({ isOnline: false });
  await user.type(await screen.findByLabelText('Your question'), 'What about rain?{Enter}');
  expect(screen.getAllByText(/Without a network/).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Your question')).toHaveValue('What about rain?');
  expect(asked).toEqual([]);
});

test('an empty journal invites to write', async () => {
  arrange({ first: null });
  expect(await screen.findByRole('heading', { name: 'Nothing to ask yet' })).toBeInTheDocument();
});

describe('the questions that are offered', () => {
  const texts = { en, de, fr, ar } satisfies Record<Language, typeof en>;
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) =>
      name === 'topic' ? 'Berlin' : name === 'before' ? '2019' : name === 'span' ? '2020' : '2020',
    );
  test.each(LANGUAGES)('are understood (%s)', (language) => {
    const { often, felt, last, mind, compare, best, happened } = texts[language].ask.suggest;
    const read = (text: string) => {
      const { intent, topics, spans } = readQuestions([filled(text)], { today: '2026-11-24', language });
      return {
        intent,
        topics: topics.map(({ raw }) => raw),
        spans: spans.map(({ from }) => from?.slice(0, 4)),
      };
    };
    expect(read(often)).toEqual({ intent: 'count', topics: ['Berlin'], spans: [] });
    expect(read(felt)).toEqual({ intent: 'feel', topics: ['Berlin'], spans: [] });
    expect(read(last)).toEqual({ intent: 'last', topics: ['Berlin'], spans: [] });
    expect(read(mind)).toEqual({ intent: 'themes', topics: [], spans: ['2020'] });
    expect(read(compare)).toEqual({ intent: 'compare', topics: [], spans: ['2019', '2020'] });
    expect(read(best)).toEqual({ intent: 'best', topics: [], spans: ['2020'] });
    expect(read(happened)).toEqual({ intent: 'find', topics: [], spans: ['2020'] });
  });
});
