import { createServiceClientFake } from '@reflectory/client/testing';
import type { LibraryThing, ListedPrompt } from '@reflectory/contracts/library';
import type { SlotProps } from '@reflectory/platform-sdk';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import CollectionPage from './collection.page.tsx';
import CollectionsPage from './collections.page.tsx';
import LibraryStar from './star.slot.tsx';

const EVENING = '11111111-1111-4111-8111-111111111111';
const MORNING = '33333333-3333-4333-8333-333333333333';
const roof: LibraryThing = { kind: 'soundscape', key: 'roof' };
const sleep: LibraryThing = { kind: 'meditation', key: 'sleep' };
const prompt: ListedPrompt = {
  key: 'today-1',
  origin: 'product',
  topic: 'today',
  language: 'en',
  text: 'What was new?',
};

/** Draws rows as another area does, with what the library puts beside them. */
function SlotFake({ name, props }: { name: string; props: object }) {
  if (name === 'library.star') return <LibraryStar {...(props as SlotProps['library.star'])} />;
  const { only } = props as SlotProps['library.shelf'];
  return only?.map((thing) => (
    <li key={thing.key}>
      {thing.key}
      <LibraryStar thing={thing} name={thing.key} />
    </li>
  ));
}

type Row = { id: string; name: string; rank: string };
const owned = { instance_id: 'i', user_id: FAKE_USER.id };

function arrange({ isOnline = true, gone = [] as string[], features = { sound: true, library: true } } = {}) {
  const collections: Row[] = [
    { id: EVENING, name: 'Evening', rank: 'V' },
    { id: MORNING, name: 'Morning', rank: 'W' },
  ];
  const inEvening = [roof, sleep, { kind: 'prompt', key: 'today-1' } as const].map((thing, at) => ({
    ...thing,
    ...owned,
    collection_id: EVENING,
    rank: `V${at + 1}`,
  }));
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      library_saved: [],
      library_collections: collections.map((row) => ({ ...row, ...owned })) as never,
      library_collection_things: inEvening as never,
    },
    functions: {
      'list-collections': () => ({
        collections: service
          .rows('library_collections')
          .map(({ id, name, rank }) => ({
            id,
            name,
            rank,
            count: service.rows('library_collection_things').filter((one) => one.collection_id === id).length,
          }))
          .toSorted((one, other) => (one.rank < other.rank ? -1 : 1)),
      }),
      'get-collection': ({ id }) => ({
        name: service.rows('library_collections').find((one) => one.id === id)?.name ?? '',
        things: service
          .rows('library_collection_things')
          .filter((one) => one.collection_id === id)
          .map(({ kind, key, rank }) => ({ kind, key, rank, isGone: gone.includes(key) }))
          .toSorted((one, other) => (one.rank < other.rank ? -1 : 1)),
        frameworks: [],
        prompts: [prompt],
      }),
    },
  });
  const options = {
    client: service.client,
    texts: { library: texts, common: { errors: {} } },
    Slot: SlotFake,
    features,
    isOnline,
  };
  return { ...service, options, user: userEvent.setup() };
}

const openEvening = (options: ReturnType<typeof arrange>['options']) =>
  renderWithPlatform(<CollectionPage />, {
    ...options,
    path: `/library/collections/${EVENING}`,
    route: '/library/collections/:id',
  });
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const choose = async (user: ReturnType<typeof userEvent.setup>, of: string, act: string) => {
  await user.click(screen.getByRole('button', { name: `More for “${of}”` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};

test('a collection is made by its name, renamed, and moved by its menu', async () => {
  const { options, rows, user } = arrange();
  renderWithPlatform(<CollectionsPage />, options);
  await user.type(await screen.findByRole('textbox', { name: texts.collections.newName }), ' Travel {Enter}');
  expect(await screen.findByRole('link', { name: 'Travel' })).toBeVisible();
  await choose(user, 'Travel', texts.collections.up);
  await waitFor(() => expect(names()).toEqual(['Evening3 things', 'Travel0 things', 'Morning0 things']));
  expect(screen.getByText('“Travel” is now number 2 of 3.')).toBeInTheDocument();
  await choose(user, 'Travel', texts.collections.rename);
  const name = await screen.findByRole('textbox', { name: texts.collections.name });
  await user.clear(name);
  await user.type(name, 'Far away{Enter}');
  expect(await screen.findByRole('link', { name: 'Far away' })).toBeVisible();
  expect(rows('library_collections').map((row) => row.name)).toEqual(['Evening', 'Morning', 'Far away']);
});

test('a collection without a name is asked for one', async () => {
  const { options, rows, user } = arrange();
  renderWithPlatform(<CollectionsPage />, options);
  await user.click(await screen.findByRole('button', { name: texts.collections.make }));
  expect(screen.getByText(texts.collections.noName)).toBeVisible();
  expect(rows('library_collections')).toHaveLength(2);
});

test('a collection that was deleted comes back with all that was in it', async () => {
  const { options, rows, user } = arrange();
  renderWithPlatform(<CollectionsPage />, options);
  await screen.findByRole('link', { name: 'Evening' });
  await choose(user, 'Evening', texts.collections.delete);
  expect(await screen.findByText('“Evening” was deleted.')).toBeVisible();
  expect(rows('library_collections')).toHaveLength(1);
  rows('library_collection_things').splice(0);
  const bringBack = screen.getByRole('button', { name: texts.collections.bringBack });
  await waitFor(() => expect(bringBack).toHaveFocus());
  await user.click(bringBack);
  expect(await screen.findByRole('link', { name: 'Evening' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'More for “Evening”' })).toHaveFocus();
  expect(rows('library_collection_things')).toMatchObject([
    { key: 'roof', rank: 'V1' },
    { key: 'sleep', rank: 'V2' },
    { key: 'today-1', rank: 'V3' },
  ]);
});

test('things of any area are put in order, taken out and put back where they were', async () => {
  const { options, rows, user } = arrange();
  openEvening(options);
  expect(await screen.findByRole('heading', { name: 'Evening' })).toBeVisible();
  await choose(user, 'What was new?', texts.collections.up);
  await waitFor(() => expect(names()).toEqual(['roof', expect.stringContaining('What was new?'), 'sleep']));
  await choose(user, 'roof', texts.collections.takeOut);
  expect(await screen.findByText('“roof” was taken out.')).toBeVisible();
  await waitFor(() => expect(rows('library_collection_things')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: texts.collections.bringBack }));
  await waitFor(() => expect(names()[0]).toBe('roof'));
  expect(screen.getByRole('button', { name: 'More for “roof”' })).toHaveFocus();
});

test('a collection shows things of one kind alone, as its address says, and they can be taken out', async () => {
  const { options, rows, user } = arrange();
  openEvening(options);
  await user.click(await screen.findByRole('button', { name: /Show/ }));
  const kinds = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(kinds).toEqual(['Everything', 'Prompts', 'Meditations', 'Soundscapes']);
  await user.click(screen.getByRole('option', { name: 'Meditations' }));
  await waitFor(() => expect(names()).toEqual(['sleep']));
  await choose(user, 'sleep', texts.collections.takeOut);
  await waitFor(() => expect(rows('library_collection_things')).toHaveLength(2));
  // None of that kind is left: everything is shown.
  await waitFor(() => expect(names()).toEqual(['roof', expect.stringContaining('What was new?')]));
});

test('what is not there any more, or not here at present, is said and can be taken out', async () => {
  const { options, rows, user } = arrange({ gone: ['roof'], features: { sound: false, library: true } });
  openEvening(options);
  expect(await screen.findByText('A soundscape: not there any more')).toBeVisible();
  expect(screen.getByText('A meditation: not available here at present')).toBeVisible();
  await choose(user, 'A soundscape', texts.collections.takeOut);
  await waitFor(() => expect(rows('library_collection_things').map(({ key }) => key)).not.toContain('roof'));
});

test('a row puts its thing into a collection, takes it out, and makes a new one for it', async () => {
  const { options, rows, user } = arrange();
  renderWithPlatform(<LibraryStar thing={roof} name="Rain on the roof" />, options);
  await user.click(screen.getByRole('button', { name: 'Put “Rain on the roof” into a collection' }));
  const place = within(await screen.findByRole('dialog'));
  const evening = await place.findByRole('checkbox', { name: 'Evening' });
  expect(evening).toBeChecked();
  await user.click(evening);
  await waitFor(() => expect(evening).not.toBeChecked());
  await user.click(place.getByRole('checkbox', { name: 'Morning' }));
  await waitFor(() => expect(place.getByRole('checkbox', { name: 'Morning' })).toBeChecked());
  await user.type(place.getByRole('textbox', { name: texts.collections.newName }), 'Rain{Enter}');
  expect(await place.findByRole('checkbox', { name: 'Rain' })).toBeChecked();
  const held = rows('library_collection_things').filter(({ key }) => key === 'roof');
  expect(held).toHaveLength(2);
});

test('without a connection collections are read, and say that they cannot be changed', async () => {
  const { options, user } = arrange({ isOnline: false });
  const { unmount } = openEvening(options);
  expect(await screen.findByText(texts.collections.offline)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'More for “roof”' })).toBeDisabled();
  unmount();
  const all = renderWithPlatform(<CollectionsPage />, options);
  expect(await screen.findByRole('link', { name: 'Evening' })).toBeVisible();
  expect(screen.getAllByText(texts.collections.offline)).toHaveLength(1);
  all.unmount();
  renderWithPlatform(<LibraryStar thing={roof} name="Rain" />, options);
  await user.click(screen.getByRole('button', { name: 'Put “Rain” into a collection' }));
  expect(await screen.findByText(texts.collections.offline)).toBeVisible();
});
