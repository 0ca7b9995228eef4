import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import ShelfPage from './shelf.page.tsx';

const ENTRY = '55555555-5555-4555-8555-555555555555';
const SHELVED = '66666666-6666-4666-8666-666666666666';

function open(resolved: string | null = null) {
  const sent: unknown[] = [];
  const service = serviceFake({
    tables: {
      entries: [{ id: ENTRY, title: 'The move', text: 'On the telephone' }],
      entry_conflicts: [
        {
          id: SHELVED,
          entry_id: ENTRY,
          base_version: 1,
          text: 'On the desk',
          device: 'Desk',
          created_at: '2026-03-02T08:00:00+00:00',
          resolved_at: resolved,
        },
      ],
    },
    functions: {
      'resolve-entry-conflict': (input) => {
        sent.push(input);
        const shelved = service.rows('entry_conflicts')[0];
        if (shelved) shelved['resolved_at'] = '2026-03-03T08:00:00+00:00';
        return { analysis: null };
      },
    },
  });
  renderPage(<ShelfPage />, '/journal/shelf', service);
  return sent;
}

it.each([
  ['both', 'Keep both texts of “The move”'],
  ['entry', 'Keep the entry “The move” as it is'],
  ['other', 'Take this instead, the text from the shelf, for “The move”'],
])('shows both texts until the person keeps %s', async (keep, name) => {
  const sent = open();
  expect(await screen.findByText('On the telephone')).toBeVisible();
  expect(screen.getByText('On the desk')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Nothing on the shelf.')).toBeVisible();
  expect(sent).toEqual([{ conflict_id: SHELVED, keep }]);
});

it('shows nothing that was decided', async () => {
  open('2026-03-03T08:00:00+00:00');
  await waitFor(() => expect(screen.getByText('Nothing on the shelf.')).toBeVisible());
  expect(screen.queryByText('On the desk')).toBeNull();
});
