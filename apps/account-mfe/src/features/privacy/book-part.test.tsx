import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { BookPart } from './book-part.tsx';

let saved: { name: string; file: Blob }[];
beforeEach(() => {
  saved = [];
  let file = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob;
        return 'blob:book';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entry = (id: string, day: string, values: object = {}) => ({
  id,
  user_id: '22222222-2222-4222-8222-222222222222',
  title: `Title ${id}`,
  text: `Words of ${id}`,
  document: null,
  entry_at: `${day}T12:00:00Z`,
  entry_date: day,
  sealed_until: null,
  binned_at: null,
  ...values,
});
const tables = {
  entries: [
    entry('early', '2020-01-01'),
    entry('second', '2020-05-02'),
    entry('first', '2020-05-01'),
    entry('binned', '2020-05-01', { binned_at: '2020-06-01T00:00:00Z' }),
    entry('sealed', '2020-05-01', { sealed_until: '2999-01-01' }),
  ],
  artworks: [{ id: 'a', entry_id: 'first', svg: '<svg/>' }],
};

it('makes one file of the days that are chosen, without what is in the bin or sealed', async () => {
  renderPart(<BookPart />, { tables });
  await userEvent.type(screen.getByLabelText(/First day/), '2020-05-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save as one file' }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'journal-2020-05-01-2020-05-02.html' }]));
  const html = (await saved[0]?.file.text()) ?? '';
  expect([...html.matchAll(/Words of (\w+)/g)].map(([, id]) => id)).toEqual(['first', 'second']);
  expect(html).toContain('May 1, 2020');
  expect(html.match(/data:image\/svg/g)).toHaveLength(1);
});

it('holds the pictures of entries, those that stand in the words at their place', async () => {
  const asked: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    asked.push({ url, headers: new Headers(headers) });
    const isLost = url.includes('/attachments/lost');
    return Promise.resolve(
      isLost
        ? new Response('', { status: 404 })
        : new Response('sea', { headers: { 'content-type': 'image/webp' } }),
    );
  });
  const file = (id: string, values: { caption?: string; kind?: 'document' } = {}) => ({
    id,
    entry_id: 'pictured',
    kind: 'picture' as const,
    alt: `The ${id}`,
    caption: '',
    position: 1,
    ...values,
  });
  const document = {
    type: 'doc',
    content: [
      { type: 'image', attrs: { src: 'sea', alt: 'Sea' } },
      { type: 'paragraph', content: [{ type: 'text', text: 'Words below' }] },
    ],
  };
  renderPart(<BookPart />, {
    tables: {
      entries: [entry('pictured', '2022-01-01', { text: 'Words below', document })],
      artworks: [],
      entry_files: [
        file('sea'),
        file('field', { caption: 'Seen late' }),
        file('lost'),
        file('note', { kind: 'document' as const }),
      ],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save as one file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const html = (await saved[0]?.file.text()) ?? '';
  expect(html.match(/src="data:image\/webp;base64,c2Vh"/g)).toHaveLength(2);
  expect(html.indexOf('alt="Sea"')).toBeLessThan(html.indexOf('Words below'));
  expect(html.indexOf('Words below')).toBeLessThan(html.indexOf('Seen late'));
  expect(asked).toHaveLength(3);
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer ./);
});

it('says that there is nothing in some days', async () => {
  renderPart(<BookPart />, { tables });
  await userEvent.type(screen.getByLabelText(/First day/), '2021-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save as one file' }));
  expect(await screen.findByText('There is no entry in these days.')).toBeVisible();
  expect(saved).toEqual([]);
});
