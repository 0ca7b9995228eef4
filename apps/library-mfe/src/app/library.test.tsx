import { createServiceClientFake } from '@reflectory/client/testing';
import type {
  FrameworkDocument,
  LibraryThing,
  ListedFramework,
  ListedPrompt,
} from '@reflectory/contracts/library';
import type { SlotProps } from '@reflectory/platform-sdk';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import FrameworkPage from './framework.page.tsx';
import LibraryPage from './library.page.tsx';
import PromptsPage from './prompts.page.tsx';
import LibraryStar from './star.slot.tsx';

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

type Gone = LibraryThing & { kind: 'framework' | 'prompt' };

/** Fills the star as the library does, and the shelf with what it was asked for. */
function SlotFake({ name, props }: { name: string; props: object }) {
  if (name === 'library.star') return <LibraryStar {...(props as SlotProps['library.star'])} />;
  const { need, query, only, isBare } = props as SlotProps['library.shelf'];
  if (isBare) return <li>{only?.map(({ kind, key }) => `${kind} ${key}`)}</li>;
  const asked = JSON.stringify({ need, query, only });
  return <section aria-label="Others">{asked}</section>;
}

function arrange({ begun = [] as LibraryThing[], gone = [] as Gone[], entries = [] as object[] } = {}) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      prompt_dismissals: [],
      library_saved: [],
      library_begun: [],
      recommendations_off: [],
      entries: entries as never,
    },
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
        const saved = service.rows('library_saved');
        const kinds = saved.map(({ kind }) => kind);
        const others = saved
          .filter(({ kind }) => kind !== 'framework' && kind !== 'prompt')
          .map(({ kind, key }) => ({ kind, key }));
        return {
          frameworks: kinds.includes('framework') ? [listed('grow', 'GROW')] : [],
          prompts: kinds.includes('prompt') ? [prompt] : [],
          gone,
          others,
        };
      },
      'list-collections': () => ({
        collections: [{ id: 'heads', name: 'For my head', rank: 'V', count: 2 }],
      }),
      'list-begun': () => ({
        things: [...begun, ...service.rows('library_begun').map(({ kind, key }) => ({ kind, key }))],
        prompts: [prompt],
      }),
    },
  });
  return {
    ...service,
    options: { client: service.client, texts: { library: texts, common }, Slot: SlotFake },
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
  await user.clear(screen.getByRole('searchbox', { name: texts.search }));
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'HEAD');
  const collections = within(await screen.findByRole('region', { name: texts.collections.title }));
  expect(collections.getByRole('link', { name: 'For my head' })).toHaveAttribute(
    'href',
    '/library/collections/heads',
  );
  await user.type(screen.getByRole('searchbox', { name: texts.search }), ' zebra');
  expect(screen.getByRole('status')).toHaveTextContent('zebra');
});

test('one framework is recommended with its reason, ended by a press and begun again by another', async () => {
  const { options, user } = arrange();
  renderWithPlatform(<LibraryPage />, options);
  const place = within(await screen.findByRole('region', { name: texts.recommended.title }));
  expect(place.getByRole('link', { name: 'Evening review' })).toBeVisible();
  expect(place.getByText(/^Because 4 entries of the last seven days speak of rest and sleep/)).toBeVisible();
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
  expect(screen.getByRole('link', { name: texts.topics.choices })).toHaveAttribute(
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
  renderWithPlatform(<LibraryPage />, { ...options, path: '/library?saved=' });
  expect(await screen.findByRole('link', { name: 'GROW' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'WOOP' })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.dismiss })).toBeNull();
  await user.click(await screen.findByRole('button', { name: texts.saved.undo }));
  await waitFor(() => expect(screen.queryByText('What was new?')).toBeNull());
  expect(rows('library_saved')).toMatchObject([{ kind: 'framework' }]);
});

test('who has saved nothing is told what belongs there', async () => {
  const { options } = arrange();
  renderWithPlatform(<LibraryPage />, { ...options, path: '/library?saved=' });
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
  const { unmount } = renderWithPlatform(<LibraryPage />, { ...options, path: '/library?saved=' });
  expect(await screen.findByRole('link', { name: 'The raise in spring' })).toHaveAttribute(
    'href',
    `/journal/entry/${session.id}`,
  );
  const shelf = screen.getByRole('region', { name: texts.saved.shelves.sessions });
  expect(within(shelf).getAllByRole('listitem')).toHaveLength(1);
  unmount();
  renderWithPlatform(<LibraryPage />, { ...options, path: '/library?saved=', hidesPreviews: true });
  expect(await screen.findByRole('link', { name: 'March 1, 2026' })).toBeVisible();
  expect(screen.queryByText(/raise/)).toBeNull();
});

test('what is offered no more is counted, and forgotten', async () => {
  const gone: Gone[] = [{ kind: 'prompt', key: 'today-99' }];
  const { options, rows, user } = arrange({ gone });
  rows('library_saved').push({ kind: 'prompt', key: 'today-99', user_id: FAKE_USER.id } as never);
  renderWithPlatform(<LibraryPage />, { ...options, path: '/library?saved=' });
  await user.click(await screen.findByRole('button', { name: texts.saved.forget }));
  await waitFor(() => expect(rows('library_saved')).toEqual([]));
});

test('everything is asked for what the page is asked for', async () => {
  const { options, user } = arrange();
  renderWithPlatform(<LibraryPage />, { ...options, path: '/library?need=sleep' });
  const others = await screen.findByRole('region', { name: 'Others' });
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'rain');
  await waitFor(() =>
    expect(JSON.parse(others.textContent ?? '')).toEqual({ need: 'sleep', query: 'rain', only: null }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('rain');
});

test('a star saves from its row, and the filter leaves what is saved, of every area', async () => {
  const { options, rows, user } = arrange();
  rows('library_saved').push({ kind: 'soundscape', key: 'roof', user_id: FAKE_USER.id } as never);
  renderWithPlatform(<LibraryPage />, options);
  const star = await screen.findByRole('button', { name: 'Save “GROW”' });
  await waitFor(() => expect(star).toBeEnabled());
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await user.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  await user.click(screen.getByRole('switch', { name: texts.saved.only }));
  const others = await screen.findByRole('region', { name: 'Others' });
  await waitFor(() =>
    expect(JSON.parse(others.textContent ?? '')).toMatchObject({
      only: [{ kind: 'soundscape', key: 'roof' }],
    }),
  );
  expect(await screen.findByRole('link', { name: 'GROW' })).toBeVisible();
  const grief = screen.getByRole('link', { name: texts.needs.grief });
  expect(grief).toHaveAttribute('href', '/library?need=grief&saved=');
});

test('what was begun last stands in its order, whichever area brings it', async () => {
  const begun: LibraryThing[] = [
    { kind: 'soundscape', key: 'roof' },
    { kind: 'framework', key: 'woop' },
    { kind: 'framework', key: 'gone' },
    { kind: 'prompt', key: 'today-1' },
  ];
  const { options, user } = arrange({ begun });
  renderWithPlatform(<LibraryPage />, options);
  const recent = await screen.findByRole('region', { name: texts.recent });
  const names = within(recent)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'soundscape roof',
    expect.stringContaining('WOOP'),
    expect.stringContaining('What was new?'),
  ]);
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'grow');
  expect(screen.queryByRole('region', { name: texts.recent })).toBeNull();
});

test('a prompt that is taken up is among what was begun', async () => {
  const { options, rows, user } = arrange();
  renderWithPlatform(<PromptsPage />, options);
  await user.click(await screen.findByRole('button', { name: texts.write }));
  await waitFor(() => expect(rows('library_begun')).toMatchObject([{ kind: 'prompt', key: 'today-1' }]));
});
