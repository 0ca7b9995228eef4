import { createServiceClientFake } from '@reflectory/client/testing';
import type { ArtworkPoster as Props } from '@reflectory/contracts/journal';
import { drawArtwork } from '@reflectory/domain/artwork';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import later from '../later/locales/en.json';
import ArtworkPoster from './artwork-poster.slot.tsx';

const ENTRY = '77777777-7777-4777-8777-777777777777';
const svg = drawArtwork({ emotions: [{ family: 'joy', percentage: 100 }], seed: 'a' });
const ofEntry: Props = { kind: 'entry', entryId: ENTRY, name: 'The garden' };

async function open(of: Props, over: object = {}, drawing = svg) {
  const entry = { id: ENTRY, title: 'The garden', framework: 'free', entry_at: '2026-03-01T09:00:00Z' };
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      entries: [{ ...entry, sealed_until: null, ...over }] as never,
      artworks: [{ entry_id: ENTRY, svg: drawing, seed: 'a' }] as never,
    },
  });
  const user = userEvent.setup();
  renderWithPlatform(<ArtworkPoster {...of} />, { client, texts: { journal: later } });
  await user.click(screen.getByRole('button', { name: `Poster of “${of.name}”` }));
  const dialog = within(await screen.findByRole('dialog', { name: later.poster.title }));
  const sheet = await dialog.findByRole('img', { name: later.poster.alt });
  const shown = () => decodeURIComponent(sheet.getAttribute('src') ?? '');
  return { user, dialog, shown };
}

test('a poster has the drawing of its entry and no word, until a title and a date are chosen', async () => {
  const { user, dialog, shown } = await open(ofEntry);
  expect(shown()).toContain('width="210mm" height="297mm"');
  expect(shown()).toContain(svg.slice(svg.indexOf('<g')));
  expect(shown()).not.toContain('<text');
  await user.click(dialog.getByRole('checkbox', { name: later.poster.withTitle }));
  expect(shown()).toContain('>The garden</text>');
  expect(shown()).not.toContain('March');
  await user.click(dialog.getByRole('checkbox', { name: later.poster.withDate }));
  expect(shown()).toContain('>March 1, 2026</text>');
  await user.click(dialog.getByRole('radio', { name: 'A3' }));
  expect(shown()).toContain('width="297mm" height="420mm"');
});

test('the title of a sealed entry is not offered', async () => {
  const { dialog } = await open(ofEntry, { sealed_until: '2999-01-01' });
  expect(dialog.queryByRole('checkbox', { name: later.poster.withTitle })).toBeNull();
  expect(dialog.getByRole('checkbox', { name: later.poster.withDate })).toBeVisible();
});

test('a drawing that is none of ours is not shown', async () => {
  const { shown } = await open(ofEntry, {}, '<svg><script>alert(1)</script></svg>');
  expect(shown()).not.toContain('script');
});

test('the cover of a month is drawn anew from what it is made of', async () => {
  const parts = Array.from(
    { length: 9 },
    (_, at) => ({ family: at % 2 ? 'joy' : 'calm', words: 90 }) as const,
  );
  const month: Props = { kind: 'month', from: '2026-03-01', name: 'March 2026', parts };
  const { user, dialog, shown } = await open(month);
  expect(shown()).not.toContain('<text');
  await user.click(dialog.getByRole('checkbox', { name: later.poster.withTitle }));
  expect(shown()).toContain('>March 2026</text>');
});

test('what is printed stands on paper of its size alone', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  HTMLImageElement.prototype.decode ??= () => Promise.resolve();
  const { user, dialog } = await open(ofEntry);
  await user.click(dialog.getByRole('button', { name: later.poster.print }));
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  const rules = document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  expect(rules.flat().join(' ')).toMatch(/size: a4/i);
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(document.adoptedStyleSheets).toEqual([]));
});
