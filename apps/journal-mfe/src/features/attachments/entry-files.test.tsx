import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, serviceFake } from '../../testing/render-page.tsx';
import { EntryFiles } from './entry-files.tsx';

const ENTRY = '55555555-5555-4555-8555-555555555555';
const MEGABYTE = 1_000_000;

type Answer = { status: number; body: object };
let answers: Answer[] = [];
let uploads: string[] = [];

/** Takes what is uploaded, or refuses it as the next answer says. */
class UploadFake extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open(_method: string, address: string): void {
    uploads.push(new URL(address).pathname);
  }
  setRequestHeader(): void {}
  send(): void {
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  answers = [];
  uploads = [];
  vi.stubGlobal('XMLHttpRequest', UploadFake);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(used = 0) {
  const service = serviceFake({
    tables: { entry_files: [] },
    functions: {
      'get-file-room': () => ({ used, limit: 100 * MEGABYTE, largest: 50 * MEGABYTE }),
    },
  });
  const { container } = renderPage(<EntryFiles entryId={ENTRY} sessionId={null} />, '/', service);
  const choose = (files: File[]) => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to choose with');
    return userEvent.upload(input, files, { applyAccept: false });
  };
  return { service, choose };
}
const sized = (name: string, type: string, bytes: number) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: bytes });

it('says what is too large and what is neither picture nor file, and takes the rest', async () => {
  const { service, choose } = open();
  await screen.findByRole('button', { name: 'Add pictures or files' });
  await waitFor(() => expect(service.calls.some(({ path }) => path.endsWith('get-file-room'))).toBe(true));
  await choose([
    new File(['sea'], 'sea.jpg', { type: 'image/jpeg' }),
    new File(['heic'], 'IMG_1.HEIC', { type: '' }),
    sized('huge.jpg', 'image/jpeg', 200 * MEGABYTE),
    new File(['code'], 'run.exe', { type: 'application/x-msdownload' }),
  ]);
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Only pictures, PDF, sound and films can be added: run.exe',
    'A file may have 50 MB at most: huge.jpg',
  ]);
  expect(await screen.findByRole('button', { name: 'Show sea.jpg' })).toBeVisible();
  expect(screen.getByText(/can be downloaded, not shown here/)).toBeVisible();
  await waitFor(() => expect(uploads).toHaveLength(2));
  await waitFor(() =>
    expect(service.rows('entry_files')).toMatchObject([
      { name: 'sea.jpg', entry_id: ENTRY },
      { name: 'IMG_1.HEIC', entry_id: ENTRY },
    ]),
  );
});

it('says how much room is used before there is none, and keeps what did not fit until it is tried again', async () => {
  const { service, choose } = open(90 * MEGABYTE);
  expect(await screen.findByText('90 MB of 100 MB used')).toBeVisible();
  answers = [{ status: 400, body: { statusCode: '413', message: 'The space is used up' } }];
  await choose([new File(['sea'], 'sea.jpg', { type: 'image/jpeg' })]);
  expect(await screen.findByText(/Your space for files is used up/)).toBeVisible();
  expect(service.rows('entry_files')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again sea.jpg' }));
  await waitFor(() => expect(service.rows('entry_files')).toMatchObject([{ name: 'sea.jpg' }]));
  expect(uploads).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText(/Kept on this device/)).toBeNull());
});
