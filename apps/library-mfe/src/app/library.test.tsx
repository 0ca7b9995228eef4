import { createServiceClientFake } from '@reflectory/client/testing';
import type { FrameworkDocument, ListedFramework, ListedPrompt } from '@reflectory/contracts/library';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import FrameworkPage from './framework.page.tsx';
import LibraryPage from './library.page.tsx';
import PromptsPage from './prompts.page.tsx';

const common = { retry: 'Try again', errors: { unreachable: 'The server cannot be reached.' } };
const listed = (key: string, name: string): ListedFramework => ({
  key,
  name,
  version: 1,
  origin: 'product',
  topic: 'work',
  minutes: 5,
  steps: 1,
  language: 'en',
  promise: 'A clearer head.',
});
const document: FrameworkDocument = {
  key: 'grow',
  version: 1,
  topic: 'work',
  minutes: 5,
  languages: ['en'],
  name: { en: 'GROW' },
  promise: { en: 'A clearer head.' },
  steps: [{ id: 'goal', kind: 'text', question: { en: 'What do you want?' }, isOptional: true }],
};
const prompt: ListedPrompt = {
  key: 'today-1',
  origin: 'product',
  topic: 'today',
  language: 'en',
  text: 'What was new?',
};

function arrange() {
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: { prompt_dismissals: [] },
    functions: {
      'list-library': () => ({ frameworks: [listed('grow', 'GROW'), listed('woop', 'WOOP')] }),
      'get-framework': () => ({ origin: 'product' as const, document }),
      'list-prompts': () => ({ prompts: [prompt] }),
    },
  });
  return {
    ...service,
    options: { client: service.client, texts: { library: texts, common } },
    user: userEvent.setup(),
  };
}

test('frameworks stand on shelves, and are found by their words', async () => {
  const { options, user } = arrange();
  renderWithPlatform(<LibraryPage />, options);
  expect(await screen.findByRole('link', { name: 'WOOP' })).toHaveAttribute(
    'href',
    '/library/frameworks/woop',
  );
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'grow head');
  expect(screen.queryByRole('link', { name: 'WOOP' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'GROW' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: texts.search }), ' zebra');
  expect(screen.getByRole('status')).toHaveTextContent('zebra');
});

test('a service that is away is said, and asked again', async () => {
  const { options, setReachable, user } = arrange();
  setReachable(false);
  renderWithPlatform(<LibraryPage />, options);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  setReachable(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'GROW' })).toBeVisible();
});

test('a framework shows all its questions', async () => {
  const { options } = arrange();
  renderWithPlatform(<FrameworkPage />, {
    ...options,
    path: '/library/frameworks/grow',
    route: '/library/frameworks/:key',
  });
  expect(await screen.findByRole('heading', { name: 'GROW' })).toBeVisible();
  expect(screen.getByText('What do you want?')).toBeVisible();
  expect(screen.getByText(texts.optional)).toBeVisible();
});

test('a prompt is put aside, and taken back', async () => {
  const { options, rows, user } = arrange();
  renderWithPlatform(<PromptsPage />, options);
  await user.click(await screen.findByRole('button', { name: texts.dismiss }));
  await screen.findByText(texts.dismissed);
  expect(rows('prompt_dismissals')).toMatchObject([{ prompt_key: 'today-1' }]);
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(await screen.findByRole('button', { name: texts.write })).toBeVisible();
  await waitFor(() => expect(rows('prompt_dismissals')).toEqual([]));
});
