import type { FunctionInput } from '@reflectory/contracts/functions';
import type { FoundEntry } from '@reflectory/contracts/search';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import SearchPage from './search.page.tsx';

const found = (index: number, snippet: string): FoundEntry => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  title: `Entry ${index}`,
  title_marks: [],
  snippet,
  snippet_marks: [[0, snippet.indexOf(' ')]],
  framework: 'free',
  word_count: 2,
  entry_at: '2026-05-01T08:00:00Z',
});

/** A service with two entries of walks, which remembers what it was asked. */
function service(tables: Record<string, object[]> = {}) {
  const asked: FunctionInput<'search-entries'>[] = [];
  const fake = serviceFake({
    tables: { tags: [{ label: 'Sea' }], saved_searches: [], ...tables },
    functions: {
      'list-used-frameworks': () => ({
        frameworks: [
          { key: 'free', name: null },
          { key: 'gratitude', name: 'Gratitude' },
        ],
      }),
      'search-entries': (input) => {
        asked.push(input);
        const isThere = input.query.startsWith('walk') && !input.filters.is_starred;
        return {
          entries: isThere ? [found(1, 'Walked far'), found(2, 'Walking home')] : [],
          next_cursor: null,
          corrections: input.query === 'wlak' ? [{ typed: 'wlak', words: ['walk'] }] : [],
        };
      },
    },
  });
  return { ...fake, fake, asked };
}
const field = () => screen.getByRole('searchbox', { name: 'Search your entries' });
const links = () => screen.findAllByRole('link', { name: /Entry \d/ });

it('finds while one types, marks the words, and keeps the search in the address', async () => {
  const { fake, asked } = service();
  renderPage(<SearchPage />, '/journal/search', fake);
  expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await userEvent.type(field(), 'walk');
  expect(await links()).toHaveLength(2);
  expect(screen.getByText('Walked').tagName).toBe('MARK');
  expect(asked.at(-1)?.query).toBe('walk');
  expect(screen.getByTestId('address')).toHaveTextContent('/journal/search?q=walk');
  expect(screen.getByText('2 entries found')).toBeInTheDocument();
});

it('shows the artwork of what is found, where there is one', async () => {
  const { fake } = service({
    artworks: [{ entry_id: found(1, '').id, seed: 'a' }],
    analyses: [{ entry_id: found(1, '').id, result: { emotions: [{ family: 'joy', percentage: 100 }] } }],
  });
  renderPage(<SearchPage />, '/journal/search?q=walk', fake);
  const [first, second] = await links();
  await waitFor(() => expect(first?.querySelector('img')).not.toBeNull());
  expect(second?.querySelector('img')).toBeNull();
});

it('offers the frameworks of the library that somebody has written with', async () => {
  const { fake } = service();
  renderPage(<SearchPage />, '/journal/search', fake);
  await userEvent.click(screen.getByRole('button', { name: /^Kind/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gratitude' }));
  expect(screen.getByTestId('address')).toHaveTextContent('framework=gratitude');
  expect(await screen.findByRole('button', { name: 'Kind: Gratitude' })).toBeVisible();
});

it('moves with arrows from the field through what was found and back', async () => {
  const { fake } = service();
  renderPage(<SearchPage />, '/journal/search?q=walk', fake);
  const [first, second] = await links();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
});

it('narrows by a sentence, says that nothing was found, and begins again', async () => {
  const { fake, asked } = service();
  renderPage(<SearchPage />, '/journal/search?q=walk', fake);
  await links();
  await userEvent.click(await screen.findByRole('button', { name: 'Also: with or without pictures' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'with a star' }));
  expect(await screen.findByRole('heading', { name: 'Nothing has all of these words.' })).toBeVisible();
  expect(asked.at(-1)?.filters).toEqual({ is_starred: true });
  expect(screen.getByTestId('address')).toHaveTextContent('?q=walk&more=starred');
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }));
  await waitFor(() => expect(field()).toHaveValue(''));
});

it('searches between two days, and refuses a last one before the first', async () => {
  const { fake, asked } = service();
  renderPage(<SearchPage />, '/journal/search?q=walk', fake);
  await userEvent.click(await screen.findByRole('button', { name: 'When: from any time' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose days…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Between which days?' }));
  const show = dialog.getByRole('button', { name: 'Show these days' });
  await userEvent.click(show);
  expect(dialog.getByText('Enter at least one day.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('From'), '2024-03-02');
  await userEvent.type(dialog.getByLabelText('Until'), '2024-03-01');
  await userEvent.click(show);
  expect(dialog.getByText('The last day lies before the first.')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Until'));
  await userEvent.type(dialog.getByLabelText('Until'), '2024-03-05');
  await userEvent.click(show);
  expect(screen.getByTestId('address')).toHaveTextContent('time=2024-03-02..2024-03-05');
  expect(await screen.findByRole('button', { name: 'When: from Mar 2, 2024 to Mar 5, 2024' })).toBeVisible();
  await waitFor(() =>
    expect(asked.at(-1)?.filters).toEqual({
      from: new Date(2024, 2, 2).toISOString(),
      to: new Date(2024, 2, 6).toISOString(),
    }),
  );
});

it('keeps a search and lets go of it', async () => {
  const { fake, rows } = service();
  renderPage(<SearchPage />, '/journal/search?q=walk', fake);
  await links();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this search' }));
  await waitFor(() => expect(rows('saved_searches')).toMatchObject([{ name: 'walk', query: 'q=walk' }]));
  expect(await screen.findByRole('link', { name: 'walk' })).toHaveAttribute('href', '/journal/search?q=walk');
  await userEvent.click(screen.getByRole('button', { name: 'Let go of “walk”' }));
  await waitFor(() => expect(rows('saved_searches')).toEqual([]));
});

it('says what a mistyped word was taken for', async () => {
  const { fake } = service();
  renderPage(<SearchPage />, '/journal/search?q=wlak', fake);
  expect(await screen.findByText('“wlak” is in no entry. Shown: walk.')).toBeVisible();
});

it('refuses what is too long without asking for it', async () => {
  const { fake, asked } = service();
  renderPage(<SearchPage />, '/journal/search', fake);
  await userEvent.click(field());
  await userEvent.paste('a'.repeat(5000));
  expect(await screen.findByText('A search may have at most 1000 characters.')).toBeVisible();
  expect(asked).toEqual([]);
});
