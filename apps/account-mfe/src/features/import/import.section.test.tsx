import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import ImportSection from './import.section.tsx';

const preview = {
  format: 'day-one' as const,
  entries: 3252,
  files: 12,
  first: '1660-01-11T12:00:00Z',
  last: '1669-06-10T12:00:00Z',
  journals: ['Diary'],
  faults: [{ code: 'broken-date', count: 2, examples: ['A1', 'A2'] }],
};
const row = {
  id: '99999999-9999-4999-8999-999999999999',
  user_id: '22222222-2222-4222-8222-222222222222',
  file_name: 'Diary.zip',
  byte_count: 11,
  preview: null,
  failure: null,
  item_count: 0,
  added_count: 0,
  known_count: 0,
  file_count: 0,
  file_faults: null,
  created_at: '2026-11-23T02:00:00Z',
};

let sent: { path: string; size: number }[];
let kept: { name: string; metadata: { size: number } }[];
beforeEach(() => {
  sent = [];
  kept = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, { body }: RequestInit) => {
      const path = new URL(address, 'https://service.test').pathname;
      if (path.endsWith('/object/list/media')) return Response.json(kept);
      sent.push({ path, size: body instanceof Blob ? body.size : 0 });
      return Response.json({});
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const choose = async (name = 'Diary.zip') =>
  userEvent.upload(await screen.findByTestId('archive'), new File(['hello there'], name));

it('sends a file and has it looked through', async () => {
  const { fake } = renderPart(<ImportSection />, { tables: { imports: [] } });
  await choose();
  await waitFor(() =>
    expect(fake.rows('imports')).toMatchObject([
      { file_name: 'Diary.zip', byte_count: 11, status: 'checking', language: 'en' },
    ]),
  );
  expect(sent).toEqual([
    { path: expect.stringMatching(/\/object\/media\/2{8}-.*\/imports\/.*\/00000$/) as string, size: 11 },
  ]);
  expect(await screen.findByText('Looking through “Diary.zip”…')).toBeVisible();
});

it('goes on with what was sent of the same file', async () => {
  kept = [{ name: '00000', metadata: { size: 11 } }];
  const { fake } = renderPart(<ImportSection />, { tables: { imports: [{ ...row, status: 'uploading' }] } });
  expect(await screen.findByText(/is not sent completely/)).toBeVisible();
  await choose();
  await waitFor(() => expect(fake.rows('imports')).toMatchObject([{ id: row.id, status: 'checking' }]));
  expect(sent).toEqual([]);
});

it('says what comes and what does not before anything comes', async () => {
  const { fake } = renderPart(<ImportSection />, {
    tables: { imports: [{ ...row, status: 'ready', preview: { ...preview, rows: 470, checkIns: 421 } }] },
  });
  expect(await screen.findByText('3,252')).toBeVisible();
  expect(screen.getByText('Check-ins').nextElementSibling).toHaveTextContent('421');
  expect(screen.getByText('January 11, 1660 to June 10, 1669')).toBeVisible();
  expect(screen.getByText(/The date cannot be read/)).toHaveTextContent('A1 · A2');
  expect(screen.queryByTestId('archive')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(fake.rows('imports')).toMatchObject([{ status: 'importing' }]));
  expect(await screen.findByRole('progressbar', { name: 'Importing “Diary.zip”' })).toBeVisible();
});

it('is undone as a whole, after a question', async () => {
  const { fake } = renderPart(<ImportSection />, {
    tables: { imports: [{ ...row, status: 'done', preview, added_count: 3250, known_count: 2 }] },
  });
  expect(await screen.findByText(/New entries: 3,250\. Already there: 2\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the entries' })).toHaveAttribute(
    'href',
    '/entries?year=1669',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(fake.rows('imports')).toMatchObject([{ status: 'undoing' }]));
});

it('says why nothing came', async () => {
  renderPart(<ImportSection />, {
    tables: { imports: [{ ...row, status: 'failed', failure: 'unknown-format' }] },
  });
  expect(await screen.findByText(/no journal of a kind that can be read here/)).toBeVisible();
  await screen.findByRole('button', { name: 'Choose a file' });
});

it('sends nothing of an empty file', async () => {
  const { fake } = renderPart(<ImportSection />, { tables: { imports: [] } });
  await userEvent.upload(await screen.findByTestId('archive'), new File([], 'empty.zip'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was imported');
  expect(fake.rows('imports')).toEqual([]);
});

it('says how far pictures are while entries can be read, and which did not come', async () => {
  const file_faults = [{ code: 'no-room', count: 1, examples: ['sea.png'] }];
  renderPart(<ImportSection />, {
    tables: {
      imports: [{ ...row, status: 'attaching', preview, added_count: 3252, file_count: 5, file_faults }],
    },
  });
  expect(await screen.findByRole('progressbar', { name: /Pictures and files follow/ })).toBeVisible();
  expect(screen.getByText('5 of 12')).toBeVisible();
  expect(screen.getByText(/There is no room left/)).toHaveTextContent('sea.png');
  expect(screen.getByRole('button', { name: 'Undo the import' })).toBeVisible();
});
