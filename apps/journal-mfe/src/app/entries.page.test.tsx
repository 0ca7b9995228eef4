import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { thumbnailOf } from '@reflectory/domain/artwork';
import { expect, it } from 'vitest';
import { analysisOf, evidenceIn } from '../testing/insight-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import EntriesPage from './entries.page.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
/** `count` entries, each a day after the one before; some share their moment, as imported ones do. */
const entries = (count: number, from = '2026-01-01T08:00:00Z') =>
  Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    title: `Entry ${index}`,
    text: `Words of day ${index}`,
    word_count: 4,
    entry_at: new Date(Date.parse(from) + (index >> 2) * 86_400_000).toISOString(),
  }));
const shown = () => screen.getAllByRole('link', { name: /Entry \d/ });

it('shows thirty entries by month and the earlier ones on demand, each once', async () => {
  const service = serviceFake({ tables: { entries: entries(70) } });
  renderPage(<EntriesPage />, '/entries', service);
  await waitFor(() => expect(shown()).toHaveLength(30));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('January 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier entries' }));
  await waitFor(() => expect(shown()).toHaveLength(60));
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier entries' }));
  await waitFor(() => expect(shown()).toHaveLength(70));
  expect(new Set(shown().map((link) => link.getAttribute('href'))).size).toBe(70);
  expect(screen.getByText('This is where it began.')).toBeVisible();
  expect(shown()[0]).toHaveTextContent('Entry 69');
});

it('offers no earlier entries when there are just as many as are shown', async () => {
  renderPage(<EntriesPage />, '/entries', serviceFake({ tables: { entries: entries(30) } }));
  await waitFor(() => expect(shown()).toHaveLength(30));
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  expect(sessionStorage.getItem('reflectory.journal.list')).toBe('/entries');
});

it('puts the picture beside the entry it belongs to', async () => {
  const joy = { emotion: 'joy', family: 'joy', percentage: 100, valence: 1, arousal: 0 } as const;
  const analysis = analysisOf({ emotions: [{ ...joy, evidence: [evidenceIn('Glad.', 'Glad.')] }] });
  const service = serviceFake({
    tables: {
      entries: entries(2),
      artworks: [{ entry_id: idOf(1), seed: idOf(1) }],
      analyses: [{ entry_id: idOf(1), result: analysis }],
    },
  });
  renderPage(<EntriesPage />, '/entries', service);
  await waitFor(() => expect(within(shown()[0] ?? document.body).getByRole('presentation')).toBeVisible(), {
    timeout: 5000,
  });
  expect(document.querySelectorAll('img')).toHaveLength(1);
  const thumbnail = thumbnailOf({ seed: idOf(1), emotions: analysis.emotions });
  await waitFor(() =>
    expect(decodeURIComponent(document.querySelector('img')?.src ?? '')).toContain(thumbnail),
  );
});

it('goes to a year without walking there', async () => {
  const service = serviceFake({
    tables: {
      entries: [...entries(3, '2017-05-01T08:00:00Z'), { ...entries(1)[0], id: idOf(9), title: 'Entry 9' }],
    },
  });
  renderPage(<EntriesPage />, '/entries', service);
  const years = await screen.findByRole('navigation', { name: 'Years' });
  expect(within(years).getAllByRole('link')).toHaveLength(10);
  await userEvent.click(within(years).getByRole('link', { name: '2017' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('May 2017'));
  expect(shown()).toHaveLength(3);
});

it('invites to write when there is nothing yet', async () => {
  renderPage(<EntriesPage />, '/entries', serviceFake());
  expect(await screen.findByText('Nothing written yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin writing' })).toHaveAttribute('href', '/journal');
});

it('offers the journey to other areas once there is one', async () => {
  const Slot = ({ name }: { name: string }) => <button>{name}</button>;
  renderPage(<EntriesPage />, '/entries', serviceFake({ tables: { entries: entries(1) } }), { Slot });
  expect(await screen.findByRole('button', { name: 'journey.actions' })).toBeVisible();
});

it('says what is safe when the server is away, and shows the entries when it is back', async () => {
  const service = serviceFake({ tables: { entries: entries(1) } });
  service.setReachable(false);
  renderPage(<EntriesPage />, '/entries', service);
  expect(await screen.findByText(/The server cannot be reached. What you wrote is safe/)).toBeVisible();
  service.setReachable(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toHaveLength(1));
});

it('shows an entry that is sealed without its words', async () => {
  const [open, sealed] = entries(2);
  const rows = [open ?? {}, { ...sealed, sealed_until: '2999-03-04' }];
  renderPage(<EntriesPage />, '/entries', serviceFake({ tables: { entries: rows } }));
  expect(await screen.findByRole('link', { name: /Sealed until March 4, 2999/ })).toHaveAttribute(
    'href',
    `/journal/entry/${idOf(1)}`,
  );
  expect(screen.queryByText('Entry 1')).toBeNull();
  expect(screen.getByText('Entry 0')).toBeVisible();
});

it('shows which entries have a star or a pin', async () => {
  const [plain, marked] = entries(2);
  const rows = [plain ?? {}, { ...marked, is_starred: true, is_pinned: true }];
  renderPage(<EntriesPage />, '/entries', serviceFake({ tables: { entries: rows } }));
  const link = await screen.findByRole('link', { name: /Entry 1/ });
  expect(within(link).getByRole('img', { name: 'Starred' })).toBeVisible();
  expect(within(link).getByRole('img', { name: 'Pinned' })).toBeVisible();
  expect(within(screen.getByRole('link', { name: /Entry 0/ })).queryByRole('img')).toBeNull();
});

it('puts pinned entries first, and each entry once', async () => {
  const rows = entries(70).map((entry, index) => ({ ...entry, is_pinned: index === 2 || index === 69 }));
  renderPage(<EntriesPage />, '/entries', serviceFake({ tables: { entries: rows } }));
  const pinned = await screen.findByRole('region', { name: 'Pinned' });
  expect(within(pinned).getAllByRole('link')).toHaveLength(2);
  expect(shown()[0]).toHaveTextContent('Entry 69');
  expect(shown()[1]).toHaveTextContent(/Entry 2.*January 2026/);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier entries' }));
  await waitFor(() => expect(shown()).toHaveLength(61));
});

it('leaves pinned entries in their place where one goes to a year', async () => {
  const rows = entries(9).map((entry, index) => ({ ...entry, is_pinned: index === 0 }));
  renderPage(<EntriesPage />, '/entries?year=2026', serviceFake({ tables: { entries: rows } }));
  await waitFor(() => expect(shown()).toHaveLength(9));
  expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull();
  expect(shown()[0]).toHaveTextContent('Entry 8');
});

it('shows when something was written, and none of its words where these are hidden in lists', async () => {
  const service = serviceFake({ tables: { entries: entries(1) } });
  renderPage(<EntriesPage />, '/entries', service, { hidesPreviews: true });
  const link = await screen.findByRole('link', { name: /4 words/ });
  expect(link).toHaveAttribute('href', `/journal/entry/${idOf(0)}`);
  expect(document.body).not.toHaveTextContent(/Entry 0|Words of day/);
});
