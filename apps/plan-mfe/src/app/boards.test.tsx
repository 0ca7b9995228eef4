import 'fake-indexeddb/auto';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../features/boards/locales/en.json';
import objects from '../shared/objects/locales/en.json';
import { createEditingServiceFake } from '../shared/objects/testing/editing-server-fake.ts';
import { editingFunctionsFake } from '../shared/objects/testing/editing-functions-fake.ts';
import BoardPage from './board.page.tsx';
import BoardsPage from './boards.page.tsx';

const common = { retry: 'Try again', loading: 'Loading', cancel: 'Cancel', errors: { unreachable: 'Away.' } };
const { boards: t } = texts;
const plan = { ...texts, ...objects };

// Nothing has a size in jsdom, and what has none draws no cards.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let count = 0;
const columns = { open: 'column-open', doing: 'column-doing', done: 'column-done' };

/** A board of Ada's at the service, and its page. */
async function openBoard(cards: Readonly<Record<string, keyof typeof columns>> = {}, level?: 'view') {
  count += 1;
  const id = `44444444-4444-4444-8444-${String(count).padStart(12, '0')}`;
  const service = createEditingServiceFake();
  const place = { type: 'board', id };
  const owner = level ? 'somebody' : FAKE_USER.id;
  const add = (table: string, row_id: string, fields: object) => ({
    device_id: FAKE_USER.id,
    made_at: new Date().toISOString(),
    seen: 0,
    kind: 'add' as const,
    id: crypto.randomUUID(),
    table,
    row_id,
    fields: { ...fields },
  });
  await service.as(owner).change(place, 0, [
    add('boards', id, { title: 'Move', about: '', color: 'grey', estimate_unit: 'points' }),
    ...Object.entries(columns).map(([name, column], index) =>
      add('board_columns', column, {
        title: name,
        rank: `V${index + 1}`,
        card_limit: null,
        is_done: name === 'done',
      }),
    ),
    ...Object.entries(cards).map(([title, column], index) =>
      add('cards', `${title}-id`, {
        column_id: columns[column],
        lane_id: null,
        parent_id: null,
        title,
        rank: `V${index + 1}`,
        body: '',
        document: null,
        starts_on: null,
        due_on: null,
        due_time: null,
        estimate: null,
        priority: 'none',
        repeat_rule: null,
        repeat_from: 'schedule',
        cover_color: null,
        completed_at: null,
        archived_at: null,
      }),
    ),
  ]);
  if (level) service.share(place, FAKE_USER.id, level);
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: { entry_links: [] },
    functions: {
      ...editingFunctionsFake(service, FAKE_USER.id),
      'list-object-people': () => ({ people: [], reasons: [] }),
    },
  });
  renderWithPlatform(<BoardPage />, {
    client: fake.client,
    texts: { plan, common },
    path: `/boards/${id}`,
    route: '/boards/*',
    features: { boards: true },
  });
  const kept = () =>
    service.rows(place, 'cards').map(({ title, column_id: column }) => `${String(title)} ${String(column)}`);
  return { user: userEvent.setup(), kept, service, place };
}

const addFile = (row_id: string, fields: object) => ({
  device_id: FAKE_USER.id,
  made_at: new Date().toISOString(),
  seen: 0,
  kind: 'add' as const,
  id: crypto.randomUUID(),
  table: 'card_files',
  row_id,
  fields: { ...fields },
});

const column = (name: string) => screen.findByRole('region', { name });
const card = (name: string | RegExp) => screen.findByRole('link', { name });

test('cards are written in plain words, and a piece that was not meant is left as words', async () => {
  const { user, service, place } = await openBoard();
  await user.click(await screen.findByRole('button', { name: 'Add a card to “open”' }));
  await user.type(screen.getByRole('textbox', { name: 'New card in “open”' }), 'Call Anna #sales !high');
  await user.click(screen.getByRole('button', { name: /Leave “!high” as words/ }));
  await user.keyboard('{Tab}');
  screen.getByRole('textbox', { name: 'New card in “open”' }).focus();
  await user.keyboard('{Enter}');
  expect(await card(/^Call Anna !high, labels sales$/)).toBeVisible();
  await waitFor(() => expect(service.rows(place, 'cards')).toMatchObject([{ priority: 'none' }]));
  expect(service.rows(place, 'board_labels')).toMatchObject([{ title: 'sales' }]);
});

test('cards are walked along and moved by keys, and where they are is said', async () => {
  const { user, kept } = await openBoard({ One: 'open', Two: 'open', Three: 'doing' });
  (await card('One')).focus();
  await user.keyboard('{ArrowDown}');
  expect(await card('Two')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await card('Two')).toHaveFocus();
  expect(await screen.findByText('“Two” is 2 of 2 in “doing”.')).toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText('“Two” is 1 of 2 in “doing”.')).toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await card(/^Done: ?Two$/)).toHaveFocus();
  await waitFor(() => expect(kept()).toContain('Two column-done'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(kept()).toContain('Two column-doing'));
});

test('a card that is deleted comes back by undo, and the keyboard goes on beside it', async () => {
  const { user, kept } = await openBoard({ One: 'open', Two: 'open' });
  (await card('One')).focus();
  await user.keyboard('{Delete}');
  expect(await card('Two')).toHaveFocus();
  await waitFor(() => expect(kept()).toEqual(['Two column-open']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(kept()).toHaveLength(2));
});

test('a column that holds more than it should says so in words', async () => {
  const { user } = await openBoard({ One: 'doing', Two: 'doing', Three: 'doing' });
  await user.click(await screen.findByRole('button', { name: 'What to do with the column “doing”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.column.change }));
  await user.type(screen.getByRole('textbox', { name: t.column.limit }), '1');
  await user.click(screen.getByRole('button', { name: t.keep }));
  expect(within(await column('doing')).getByText('3 of 1: 2 too many')).toBeVisible();
});

test('what a card is about is kept, and comes back when it is finished and repeats', async () => {
  const { user, service, place } = await openBoard({ Water: 'open' });
  const { table: _table, ...written } = addFile('Water-id', { body: 'The **ferns** too' });
  await service.as(FAKE_USER.id).change(place, 0, [{ ...written, kind: 'set', table: 'cards' }]);
  (await card('Water')).focus();
  await user.keyboard('{Enter}');
  const details = await screen.findByRole('region', { name: t.card.details });
  expect((await within(details).findByText('ferns')).tagName).toBe('STRONG');
  await user.click(within(details).getByRole('button', { name: new RegExp(t.repeat.title) }));
  await user.click(await screen.findByRole('option', { name: 'Every day' }));
  expect(await within(details).findByText(/Done today, it comes back on/)).toBeVisible();
  await user.click(within(details).getByRole('button', { name: t.card.finish }));
  await waitFor(() => expect(service.rows(place, 'cards')).toHaveLength(2));
  const done = service.rows(place, 'cards').filter(({ completed_at: at }) => at !== null);
  expect(done).toMatchObject([{ body: 'The **ferns** too', repeat_rule: 'FREQ=DAILY' }]);
});

test('who may only look changes nothing', async () => {
  const { user } = await openBoard({ One: 'open', Two: 'doing' }, 'view');
  (await card('One')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Delete}');
  expect(within(await column('open')).getByRole('link', { name: 'One' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add a card/ })).toBeNull();
});

test('without boards an example invites, and a file that is none is refused in words', async () => {
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'list-boards': () => ({ boards: [] }),
      'list-object-invitations': () => ({ invitations: [] }),
    },
  });
  renderWithPlatform(<BoardsPage />, {
    client,
    texts: { plan, common },
    path: '/boards',
    features: { boards: true },
  });
  expect(await screen.findByText(t.empty.title)).toBeVisible();
  await userEvent.upload(screen.getByLabelText(t.import.file), new File(['{"a":1}'], 'a.json'));
  await waitFor(() => expect(document.body).toHaveTextContent(t.empty.text));
});

test('files are attached to a card, what was not taken says why, and a picture is shown on the card', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    fetched.push(`${init.method ?? 'GET'} ${address}`);
    const isLarge = init.body instanceof File && init.body.name === 'film.mov';
    if (isLarge) return Response.json({ statusCode: '413', error: 'too large' }, { status: 400 });
    return new Response('bytes');
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL() {} }));
  const { user, service, place } = await openBoard({ Paint: 'open' });
  await service.as(FAKE_USER.id).change(place, 0, [
    addFile('picture', {
      card_id: 'Paint-id',
      name: 'wall.png',
      type: 'image/png',
      bytes: 120_000,
      author_id: 'somebody',
      created_at: '2026-11-01',
    }),
  ]);
  await user.click(await card('Paint'));
  const panel = within(await screen.findByRole('region', { name: t.card.details }));
  const files = [new File(['a'], 'plan.pdf'), new File(['b'], 'film.mov')];
  await user.upload(panel.getByLabelText(t.files.add, { selector: 'input' }), files);
  expect(await panel.findByRole('button', { name: /^Download\s*plan\.pdf/ })).toBeVisible();
  expect(await panel.findByText(/“film.mov” is too large/)).toBeVisible();
  const [, id] = service.rows(place, 'card_files');
  expect(id).toMatchObject({ name: 'plan.pdf', card_id: 'Paint-id' });
  const path = `media/${FAKE_USER.id}/boards/${place.id}/${String(id?.['id'])}`;
  expect(fetched.some((call) => call.startsWith('POST') && call.endsWith(path))).toBe(true);
  await user.click(panel.getByRole('button', { name: 'What to do with “wall.png”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.files.cover }));
  await waitFor(() => expect(service.rows(place, 'cards')).toMatchObject([{ cover_file_id: 'picture' }]));
  await waitFor(() =>
    expect(fetched.some((call) => call.includes(`media/somebody/boards/${place.id}/picture?width=560`))).toBe(
      true,
    ),
  );
  await user.click(panel.getByRole('button', { name: 'What to do with “wall.png”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.files.remove }));
  await waitFor(() => expect(service.rows(place, 'cards')).toMatchObject([{ cover_file_id: null }]));
});

test('what is to be ticked off is rewritten in its place and put in another order', async () => {
  const { user, service, place } = await openBoard({ Paint: 'open' });
  await user.click(await card('Paint'));
  const panel = within(await screen.findByRole('region', { name: t.card.details }));
  await user.click(panel.getByRole('button', { name: t.checklist.add }));
  await user.type(
    await panel.findByRole('textbox', { name: t.checklist.newItem }),
    'Brushes{Enter}Paper{Enter}',
  );
  await user.click(await panel.findByRole('button', { name: 'What to do with “Paper”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.checklist.change }));
  const field = await panel.findByRole('textbox', { name: t.checklist.change });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Newspaper{Enter}');
  await user.click(await panel.findByRole('button', { name: 'What to do with “Newspaper”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.card.move.up }));
  await waitFor(() =>
    expect(panel.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Newspaper'),
      expect.stringContaining('Brushes'),
    ]),
  );
  expect(service.rows(place, 'card_checklist_items').map(({ title }) => title)).toContain('Newspaper');
});

test('a description is written in an editor, which gives the focus back', async () => {
  const { user } = await openBoard({ Paint: 'open' });
  await user.click(await card('Paint'));
  const panel = within(await screen.findByRole('region', { name: t.card.details }));
  await user.click(panel.getByRole('button', { name: t.text.begin }));
  expect(await panel.findByRole('textbox', { name: t.card.body })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel.getByRole('button', { name: t.text.begin })).toHaveFocus());
  expect(panel.queryByRole('textbox', { name: t.card.body })).toBeNull();
});

test('a label gets another colour', async () => {
  const { user, service, place } = await openBoard({ Paint: 'open' });
  await user.click(await screen.findByRole('button', { name: t.acts }));
  await user.click(await screen.findByRole('menuitem', { name: t.parts.title }));
  const dialog = within(await screen.findByRole('dialog', { name: t.parts.title }));
  await user.type(dialog.getByRole('textbox', { name: t.card.newLabel }), 'Walls{Enter}');
  await user.click(await dialog.findByRole('button', { name: /Colour of “Walls”/ }));
  await user.click(await screen.findByRole('option', { name: t.colors.red }));
  await waitFor(() =>
    expect(service.rows(place, 'board_labels')).toMatchObject([{ title: 'Walls', color: 'red' }]),
  );
});
