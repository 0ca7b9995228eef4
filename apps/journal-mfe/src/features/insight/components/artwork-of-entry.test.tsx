import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../../../testing/render-page.tsx';
import { type EntryArtwork, useArtwork } from '../api/use-artwork.ts';
import { ArtworkOfEntry } from './artwork-of-entry.tsx';

const ENTRY_ID = '00000000-0000-4000-8000-000000000001';
const drawing = {
  svg: '<svg/>',
  painting: null,
  painted_by: null,
  painting_state: null,
  painting_failure: null,
  shows_painting: true,
} satisfies EntryArtwork;
const painted = {
  ...drawing,
  painting: 'data:image/webp;base64,AAAA',
  painted_by: 'models.example',
} satisfies EntryArtwork;

function Shown() {
  const { data } = useArtwork(ENTRY_ID);
  return data ? <ArtworkOfEntry entryId={ENTRY_ID} artwork={data} name="The garden" /> : null;
}

function show(artwork: EntryArtwork, { tasks = ['images'], hasConsent = true } = {}) {
  const asked: string[] = [];
  const fake = serviceFake({
    tables: { artworks: [{ ...artwork, entry_id: ENTRY_ID }] },
    functions: {
      'get-provider': () => ({
        provider: { host: 'models.example', tasks: tasks as ['images'], person_tokens: 1, person_calls: 1 },
        has_consent: hasConsent,
        used: { calls: 0, tokens: 0 },
      }),
      'paint-entry': ({ entry_id: id }) => {
        asked.push(id);
        return {};
      },
    },
  });
  renderPage(<Shown />, '/journal', fake);
  return asked;
}

it('says who drew, and has it painted when that is asked for', async () => {
  const asked = show(drawing);
  await userEvent.click(await screen.findByRole('button', { name: 'Have it painted by models.example' }));
  await waitFor(() => expect(asked).toEqual([ENTRY_ID]));
  expect(screen.getByText(/Drawn here/)).toBeVisible();
});

it('shows what was painted and by whom, and the drawing again', async () => {
  show(painted);
  expect(await screen.findByText(/Painted by models.example/)).toBeVisible();
  const image = () => screen.getByRole('img').getAttribute('src');
  await waitFor(() => expect(image()).toBe(painted.painting));
  expect(await screen.findByRole('button', { name: 'Paint another one in its place' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the drawing' }));
  expect(await screen.findByRole('button', { name: 'Show the painting' })).toBeVisible();
  await waitFor(() => expect(image()).toContain('svg'));
});

it('says why nothing was painted, and that the drawing stays', async () => {
  show({ ...drawing, painting_state: 'failed', painting_failure: 'unavailable' });
  expect(await screen.findByText(/did not answer. The drawing stays/)).toBeVisible();
});

it.each([
  ['nobody paints', { tasks: ['reading'] }],
  ['the person did not agree', { hasConsent: false }],
])('says nothing where %s', async (_, offer) => {
  show(drawing, offer);
  expect(await screen.findByRole('img')).toBeVisible();
  expect(screen.queryByText(/Drawn here/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
