import { createServiceClientFake } from '@reflectory/client/testing';
import type { FrameworkDocument, ListedFramework, ListedPrompt } from '@reflectory/contracts/library';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SavedKey } from '../features/saved/api/use-saved.ts';
import texts from '../locales/en.json';
import FrameworkPage from './framework.page.tsx';
import LibraryPage from './library.page.tsx';
import PromptsPage from './prompts.page.tsx';
import SavedPage from './saved.page.tsx';

const common = { retry: 'Try again', errors: { unreachable: 'The server cannot be reached.' } };
const listed = (
  key: string,
  name: string,
  intentions: ListedFramework['intentions'] = ['plan'],
): ListedFramework => ({
  key,
  name,
  version: 1,
  origin: 'product',
  topic: 'work',
  intentions,
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

function arrange({ gone = [] as SavedKey[], entries = [] as object[] } = {}) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: { prompt_dismissals: [], library_saved: [], recommendations_off: [], entries: entries as never },
    functions: {
      'list-library': () => ({
        frameworks: [
          listed('grow', 'GROW', ['plan', 'decide']),
          listed('woop', 'WOOP'),
          listed('sorrow', 'Sorrow', ['grief']),
        ],
      }),
      'get-framework': () => ({ origin: 'product' as const, document }),
      'get-recommendation': () => {
        const isWanted = service.rows('recommendations_off').length === 0;
        const recommendation = { framework: listed('rest', 'Evening review'), area: 'rest', entries: 4 };
        return { isWanted, recommendation: isWanted ? recommendation : null };
      },
      'list-prompts': () => ({ prompts: [prompt] }),
      'list-saved': () => {
        const kinds = service.rows('library_saved').map(({ kind }) => kind);
        return {
          frameworks: kinds.includes('framework') ? [listed('grow', 'GROW')] : [],
          prompts: kinds.includes('prompt') ? [prompt] : [],
          gone,
        };
      },
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

test('one framework is recommended with its reason, ended by a press and begun again by another', async () => {
  const { options, user } = arrange();
  renderWithPlatform(<LibraryPage />, options);
  const place = within(await screen.findByRole('region', { name: texts.recommended.title }));
  expect(place.getByRole('link', { name: 'Evening review' })).toBeVisible();
  expect(place.getByText(/^Because 4 entries of the last seven days are about rest and sleep/)).toBeVisible();
  await user.click(place.getByRole('button', { name: texts.recommended.end }));
  expect(await place.findByText(texts.recommended.off)).toBeVisible();
  expect(place.queryByRole('link')).not.toBeInTheDocument();
  await user.click(place.getByRole('button', { name: texts.recommended.begin }));
  expect(await place.findByRole('link', { name: 'Evening review' })).toBeVisible();
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

test('frameworks stand where they help most, and a need brings those that help among others', async () => {
  const { options } = arrange();
  const { unmount } = renderWithPlatform(<LibraryPage />, options);
  const plan = await screen.findByRole('region', { name: texts.needs.plan });
  expect(within(plan).getByRole('link', { name: 'GROW' })).toBeVisible();
  expect(screen.queryByRole('region', { name: texts.needs.decide })).toBeNull();
  unmount();
  renderWithPlatform(<LibraryPage />, { ...options, path: '/library?need=decide' });
  const decide = await screen.findByRole('region', { name: texts.needs.decide });
  expect(within(decide).getByRole('link', { name: 'GROW' })).toBeVisible();
  expect(within(decide).getByRole('link', { name: texts.topics.choices })).toHaveAttribute(
    'href',
    '/library/prompts?topic=choices',
  );
  expect(screen.queryByRole('link', { name: 'Sorrow' })).toBeNull();
  const chosen = screen.getByRole('link', { name: texts.needs.decide });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', '/library');
});

test('a framework and a prompt are saved, found again, and saved no more', async () => {
  const { options, rows, user } = arrange();
  const first = renderWithPlatform(<PromptsPage />, options);
  await user.click(await screen.findByRole('button', { name: texts.saved.save }));
  expect(await screen.findByRole('button', { name: texts.saved.undo })).toBeVisible();
  await waitFor(() => expect(rows('library_saved')).toMatchObject([{ kind: 'prompt', key: 'today-1' }]));
  first.unmount();
  const second = renderWithPlatform(<FrameworkPage />, {
    ...options,
    path: '/library/frameworks/grow',
    route: '/library/frameworks/:key',
  });
  await user.click(await screen.findByRole('button', { name: texts.saved.save }));
  await waitFor(() => expect(rows('library_saved')).toHaveLength(2));
  second.unmount();
  renderWithPlatform(<SavedPage />, options);
  expect(await screen.findByRole('link', { name: 'GROW' })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.dismiss })).toBeNull();
  await user.click(await screen.findByRole('button', { name: texts.saved.undo }));
  await waitFor(() => expect(screen.queryByText('What was new?')).toBeNull());
  expect(rows('library_saved')).toMatchObject([{ kind: 'framework' }]);
});

test('who has saved nothing is told what belongs there', async () => {
  const { options } = arrange();
  renderWithPlatform(<SavedPage />, options);
  expect(await screen.findByRole('heading', { name: texts.saved.emptyTitle })).toBeVisible();
});

test('sessions with a star are saved as well, without words where they are hidden', async () => {
  const session = {
    id: '77777777-7777-4777-8777-777777777777',
    framework: 'grow@1',
    framework_name: 'GROW',
    title: 'The [raise] in spring',
    entry_at: '2026-03-01T09:00:00Z',
    is_starred: true,
    binned_at: null,
    sealed_until: null,
  };
  const { options } = arrange({ entries: [session, { ...session, id: 'free', framework: 'free' }] });
  const { unmount } = renderWithPlatform(<SavedPage />, options);
  expect(await screen.findByRole('link', { name: 'The raise in spring' })).toHaveAttribute(
    'href',
    `/journal/entry/${session.id}`,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  unmount();
  renderWithPlatform(<SavedPage />, { ...options, hidesPreviews: true });
  expect(await screen.findByRole('link', { name: 'March 1, 2026' })).toBeVisible();
  expect(screen.queryByText(/raise/)).toBeNull();
});

test('what is offered no more is counted, and forgotten', async () => {
  const gone: SavedKey[] = [{ kind: 'prompt', key: 'today-99' }];
  const { options, rows, user } = arrange({ gone });
  rows('library_saved').push({ kind: 'prompt', key: 'today-99', user_id: FAKE_USER.id } as never);
  renderWithPlatform(<SavedPage />, options);
  await user.click(await screen.findByRole('button', { name: texts.saved.forget }));
  await waitFor(() => expect(rows('library_saved')).toEqual([]));
});
