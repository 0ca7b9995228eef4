import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ExportPart } from './export-part.tsx';

const END_RECORD = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);
let stream: ReadableStreamDefaultController<Uint8Array>;
let saved: { name: string; file: Blob }[];

beforeEach(() => {
  saved = [];
  let file = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob;
        return 'blob:export';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  const answer = (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    const headers = { 'content-disposition': 'attachment; filename="reflectory-ada.zip"' };
    return Promise.resolve(new Response(body, { headers }));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = async () => userEvent.click(screen.getByRole('button', { name: 'Export my data' }));

it('counts the bytes as they come and saves the whole file', async () => {
  const { record, fake } = renderPart(<ExportPart />);
  await start();
  await waitFor(() => expect(stream).toBeDefined());
  stream.enqueue(new Uint8Array(1_400_000));
  expect(await screen.findByText('1.4 MB so far')).toBeVisible();
  stream.enqueue(END_RECORD);
  stream.close();
  await waitFor(() => expect(saved).toMatchObject([{ name: 'reflectory-ada.zip' }]));
  expect(saved[0]?.file.size).toBe(1_400_022);
  expect(record.toasts[0]).toMatchObject({ kind: 'success', text: 'Export saved' });
  const { data } = await fake.client.auth.getSession();
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({
    authorization: `Bearer ${data.session?.access_token}`,
  });
});

it('saves no half of a file', async () => {
  renderPart(<ExportPart />);
  await start();
  await waitFor(() => expect(stream).toBeDefined());
  stream.enqueue(new Uint8Array(100));
  stream.close();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your data is untouched');
  expect(saved).toEqual([]);
});

it('says why the service refused', async () => {
  const error = { code: 'rate_limited', message: 'slowly' };
  vi.mocked(fetch).mockResolvedValue(Response.json({ error }, { status: 429 }));
  renderPart(<ExportPart />);
  await start();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment');
});

it('can be stopped, which is no failure', async () => {
  renderPart(<ExportPart />);
  await start();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Export my data' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).toEqual([]);
});
