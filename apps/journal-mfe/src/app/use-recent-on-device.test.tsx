import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import EntryPage from './entry.page.tsx';
import { useRecentOnDevice } from './use-recent-on-device.ts';

const ID = '55555555-5555-4555-8555-555555555555';
const svg = '<svg viewBox="0 0 1 1"><circle r="1" /></svg>';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** As the shell has it: what was read is fresh for some minutes. */
const fresh = { queries: { staleTime: Infinity, retry: false } };

/** The journal, until a step into an entry of it. */
function Journal() {
  const queries = useQueryClient();
  const [isThere, setThere] = useState(() => {
    queries.setDefaultOptions(fresh);
    return false;
  });
  useRecentOnDevice();
  return isThere ? <EntryPage /> : <button onClick={() => setThere(true)}>Go</button>;
}

it('the newest entries are read without the network as if each had been opened, with their drawings', async () => {
  const service = serviceFake({
    tables: {
      entries: [{ id: ID, framework: 'free', title: 'The ferry', text: 'It waited.' }],
      artworks: [{ entry_id: ID, svg }],
    },
  });
  renderPage(<Journal />, `/journal/entry/${ID}`, service);
  await vi.advanceTimersByTimeAsync(3000);
  // Its code comes first; the list is the last that it reads.
  const listsRead = () => service.calls.filter(({ path }) => path.endsWith('/entries')).length;
  await vi.waitFor(() => expect(listsRead()).toBe(2), 10_000);
  await vi.advanceTimersByTimeAsync(100);
  service.setReachable(false);
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The ferry' })).toBeVisible();
  const drawing = await screen.findByAltText('Artwork drawn from this entry');
  expect(drawing).toHaveAttribute('src', expect.stringContaining(encodeURIComponent(svg)));
});
