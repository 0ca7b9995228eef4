import 'fake-indexeddb/auto';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../features/mindmaps/locales/en.json';
import { createEditingServiceFake } from '../shared/objects/testing/editing-server-fake.ts';
import { editingFunctionsFake } from '../shared/objects/testing/editing-functions-fake.ts';
import MapPage from './map.page.tsx';
import MapsPage from './maps.page.tsx';

const common = { retry: 'Try again', loading: 'Loading', cancel: 'Cancel', errors: { unreachable: 'Away.' } };
const { mindmaps: t } = texts;

// Nothing has a size in jsdom, and what has none is not in sight.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
});
afterEach(() => vi.restoreAllMocks());

let count = 0;

/** A map of Ada's at the service, and its page. */
async function openMap(lines: readonly string[] = [], { title = 'Move' } = {}) {
  count += 1;
  const id = `33333333-3333-4333-8333-${String(count).padStart(12, '0')}`;
  const service = createEditingServiceFake();
  const place = { type: 'mindmap', id };
  const rest = { device_id: FAKE_USER.id, made_at: new Date().toISOString(), seen: 0, kind: 'add' as const };
  const node = (text: string, index: number) => ({
    ...rest,
    id: crypto.randomUUID(),
    table: 'mindmap_nodes',
    row_id: `${text}-id`,
    fields: {
      parent_id: null,
      rank: `V${index + 1}`,
      text,
      note: '',
      icon: null,
      colour: null,
      side: null,
      is_folded: false,
      place: null,
      link: null,
    },
  });
  await service.as(FAKE_USER.id).change(place, 0, [
    {
      ...rest,
      id: crypto.randomUUID(),
      table: 'mindmaps',
      row_id: id,
      fields: { title, note: '', layout: 'both' },
    },
    ...lines.map(node),
  ]);
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: { mindmaps: [], mindmap_nodes: [] },
    functions: editingFunctionsFake(service, FAKE_USER.id),
  });
  renderWithPlatform(<MapPage />, {
    client: fake.client,
    texts: { plan: texts, common },
    path: `/mindmaps/${id}`,
    route: '/mindmaps/*',
    features: { mindmaps: true, entries: true },
  });
  const kept = () =>
    service
      .rows(place, 'mindmap_nodes')
      .map((row) => String(row['text']))
      .toSorted();
  return { user: userEvent.setup(), kept, service, place };
}

const map = () => screen.findByRole('tree', { name: t.stage });
const item = async (name: string | RegExp) => within(await map()).getByRole('treeitem', { name });

test('a map is written by keys alone, and is kept', async () => {
  const { user, kept } = await openMap();
  (await item('Move')).focus();
  await user.keyboard('{Tab}Why{Tab}River{Enter}{Enter}Anna{Enter}');
  expect(await item('Anna')).toHaveAttribute('aria-level', '3');
  expect(await item('Anna')).toHaveFocus();
  expect(await item('Why')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(kept()).toEqual(['Anna', 'River', 'Why']));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(kept()).toEqual(['River', 'Why']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(kept()).toEqual(['Anna', 'River', 'Why']));
});

test('the outline is one key away, goes along the same nodes, and writes line by line', async () => {
  const { user, kept } = await openMap(['Why', 'Before']);
  (await item('Move')).focus();
  await user.keyboard('o');
  const outline = await screen.findByRole('tree', { name: t.outline });
  const line = (name: string) => within(outline).getByRole('treeitem', { name });
  expect(line('Move')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(line('Before')).toHaveFocus();
  await user.keyboard('{Tab}');
  await waitFor(() => expect(line('Before')).toHaveAttribute('aria-level', '3'));
  await user.keyboard('{Enter}Sell{Enter}');
  await user.keyboard('{Tab}Photos{Enter}{Escape}');
  expect(line('Photos')).toHaveAttribute('aria-level', '4');
  expect(line('Photos')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(line('Sell')).toHaveAttribute('aria-expanded', 'false');
  expect(within(outline).queryByRole('treeitem', { name: 'Photos' })).toBeNull();
  await waitFor(() => expect(kept()).toEqual(['Before', 'Photos', 'Sell', 'Why']));
});

test('Escape leads out of a map that keeps Tab for itself', async () => {
  const { user } = await openMap(['Why']);
  (await item('Why')).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: t.outline })).toHaveFocus();
});

test('details say what a node is like, and keep its note', async () => {
  const { user, service, place } = await openMap(['Why']);
  (await item('Why')).focus();
  fireEvent.pointerDown(await item('Why'), { button: 0, pointerId: 1 });
  fireEvent.pointerUp(await item('Why'), { button: 0, pointerId: 1 });
  await user.keyboard('.');
  const details = await screen.findByRole('region', { name: t.details });
  await user.click(within(details).getByRole('radio', { name: t.icons.star }));
  await user.click(within(details).getByRole('radio', { name: t.colours.joy }));
  await user.type(within(details).getByRole('textbox', { name: t.note }), 'Because of the river');
  await user.tab();
  await waitFor(() =>
    expect(service.rows(place, 'mindmap_nodes')).toMatchObject([
      { icon: 'star', colour: 'joy', note: 'Because of the river' },
    ]),
  );
  expect(await item(/^Why ?\(Star, has a note\)$/)).toBeVisible();
});

test('what is pasted becomes nodes; what is more than a map holds is asked about first', async () => {
  const { user, kept } = await openMap(['Why']);
  (await item('Why')).focus();
  fireEvent.pointerDown(await item('Why'), { button: 0, pointerId: 1 });
  fireEvent.pointerUp(await item('Why'), { button: 0, pointerId: 1 });
  const paste = (text: string) =>
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
    });
  paste('River\n\tRhône\n\tSaône');
  expect(await item('Saône')).toHaveAttribute('aria-level', '4');
  await waitFor(() => expect(kept()).toEqual(['Rhône', 'River', 'Saône', 'Why']));

  paste(Array.from({ length: 100_000 }, (_, index) => `line ${index}`).join('\n'));
  const dialog = await screen.findByRole('dialog', { name: t.tooMuch.title });
  expect(dialog).toHaveTextContent('There are 100,000 lines, and a map holds 5,000 nodes.');
  expect(dialog).toHaveTextContent('95,004 lines would stay out.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(kept()).toHaveLength(4);
});

test('nodes are found by their words, and unfolded on the way', async () => {
  const { user } = await openMap(['Why', 'Before', 'The river']);
  (await item('Move')).focus();
  await user.keyboard('/');
  await user.type(screen.getByRole('searchbox', { name: t.find }), 'riv{Enter}');
  expect(screen.getByText('1 of 1')).toBeVisible();
  expect(await item('The river')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(await item('The river')).toHaveFocus();
});

test('an address of no map says so', async () => {
  renderWithPlatform(<MapPage />, {
    texts: { plan: texts, common },
    path: '/mindmaps/one/two',
    route: '/mindmaps/*',
  });
  expect(screen.getByRole('heading', { name: t.title })).toBeVisible();
  expect(screen.getByText(t.gone.text)).toBeVisible();
});

test('maps are listed with their branches, deleted, and brought back', async () => {
  const row = { user_id: FAKE_USER.id, deleted_at: null, updated_at: '2026-05-01T08:00:00Z' };
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      mindmaps: [
        { ...row, id: '44444444-4444-4444-8444-444444444441', title: 'Lyon' },
        {
          ...row,
          id: '44444444-4444-4444-8444-444444444442',
          title: '',
          user_id: '99999999-9999-4999-8999-999999999999',
        },
      ],
      mindmap_nodes: [
        {
          id: 'n',
          map_id: '44444444-4444-4444-8444-444444444441',
          parent_id: null,
          text: 'Why',
          rank: 'V',
          colour: null,
          deleted_at: null,
        },
      ],
    } as never,
  });
  renderWithPlatform(<MapsPage />, { client: fake.client, texts: { plan: texts, common } });
  const user = userEvent.setup();
  expect(await screen.findByRole('link', { name: 'Lyon' })).toHaveAttribute(
    'href',
    '/mindmaps/44444444-4444-4444-8444-444444444441',
  );
  expect(screen.getByText('Why')).toBeVisible();
  expect(screen.getByText(/Shared with you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What to do with “Lyon”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.delete }));
  expect(await screen.findByText('“Lyon” is deleted.')).toBeVisible();
  expect(fake.rows('mindmaps')[0]).toMatchObject({ deleted_at: expect.any(String) });
  await user.click(screen.getByRole('button', { name: t.bringBack }));
  expect(await screen.findByRole('link', { name: 'Lyon' })).toBeVisible();
  expect(fake.rows('mindmaps')[0]).toMatchObject({ deleted_at: null });
});

test('a file becomes a map; one that is none says why', async () => {
  const service = createEditingServiceFake();
  const written: unknown[] = [];
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: { mindmaps: [], mindmap_nodes: [] },
    functions: {
      ...editingFunctionsFake(service, FAKE_USER.id),
      'change-object'({ known, changes, ...place }) {
        written.push(...changes.map(({ fields }) => fields['title'] ?? fields['text']));
        return service.as(FAKE_USER.id).change(place, known, changes);
      },
    },
  });
  const { record } = renderWithPlatform(<MapsPage />, {
    client: fake.client,
    texts: { plan: texts, common },
  });
  const input = await screen.findByLabelText(t.import.file);
  const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
  await choose(new File(['{}\u0000'], 'photo.png'));
  await waitFor(() =>
    expect(record.toasts).toMatchObject([
      { kind: 'error', text: expect.stringContaining('“photo.png” is no map') },
    ]),
  );
  await choose(new File(['# Lyon\n- Why\n  - River\n'], 'lyon.md'));
  await waitFor(() => expect(written).toEqual(['Lyon', 'Why', 'River']));
});
