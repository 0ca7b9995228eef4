import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import VersionsPage from './versions.page.tsx';

const ID = '55555555-5555-4555-8555-555555555555';
const version = (number: number, text: string) => ({
  entry_id: ID,
  version: number,
  title: '',
  text,
  written_at: `2026-03-0${number}T08:00:00+00:00`,
});

function open(versions: object[], search = '') {
  const sent: unknown[] = [];
  const service = serviceFake({
    tables: {
      entries: [{ id: ID, title: 'The move', text: 'I like the move.', version: 3 }],
      entry_versions: versions as Record<string, unknown>[],
    },
    functions: {
      'restore-entry-version': (input) => {
        sent.push(input);
        const entry = service.rows('entries')[0];
        if (entry) entry['version'] = Number(entry['version']) + 1;
        return { analysis: null };
      },
    },
  });
  renderPage(<VersionsPage entryId={ID} />, `/journal/entry/${ID}/versions${search}`, service);
  return sent;
}

it('shows which words changed since a version, for ears as well', async () => {
  open([version(1, 'I fear the move.'), version(2, 'I like the move!')], '?version=1');
  expect(await screen.findByText('fear')).toBeVisible();
  expect(screen.getByText('fear').tagName).toBe('DEL');
  expect(screen.getByText('fear')).toHaveTextContent('Removed: fear');
  expect(screen.getByText('like')).toHaveTextContent('Added: like');
  const links = screen.getAllByRole('link', { name: /2026/ });
  expect(links).toHaveLength(2);
  expect(links[1]).toHaveAttribute('aria-current', 'true');
});

it('restores a version, and takes it back', async () => {
  const sent = open([version(1, 'I fear the move.')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Restore this version' })).toBeVisible();
  expect(sent).toEqual([
    { entry_id: ID, version: 1, base_version: 3 },
    { entry_id: ID, version: 3, base_version: 4 },
  ]);
});

it('says so where nothing was changed yet', async () => {
  open([]);
  expect(await screen.findByText('Nothing was changed yet.')).toBeVisible();
});
