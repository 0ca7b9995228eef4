import 'fake-indexeddb/auto';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { monthSource } from './month.source.ts';
import ReviewActions from '../../../app/review-actions.slot.tsx';

const ENTRY = '55555555-5555-4555-8555-555555555555';
const overview = { themes: [{ name: 'Work', area: 'work' }], feelings: [], buckets: [] };
const entry = { id: ENTRY, title: 'A long day', entry_at: '2026-03-04T08:00:00Z', entry_date: '2026-03-04' };
const data = { entries: [], analysis: null, themes: [], suggestions: [], personality: null };

function arrange(result: object = overview) {
  return createServiceClientFake({
    user: FAKE_USER,
    tables: {
      entries: [
        { ...entry, user_id: FAKE_USER.id, binned_at: null },
        { ...entry, id: 'b', title: 'In the bin', user_id: FAKE_USER.id, binned_at: '2026-03-05T00:00:00Z' },
        {
          ...entry,
          id: 'c',
          title: 'In April',
          user_id: FAKE_USER.id,
          binned_at: null,
          entry_date: '2026-04-01',
        },
      ],
      analyses: [ENTRY, 'b', 'c'].map((id) => ({
        entry_id: id,
        result: { themes: [{ name: 'Work' }] } as never,
      })),
    },
    functions: { 'get-overview': () => result as never },
  }).client;
}

test('themes of a month become branches with the entries that name them', async () => {
  const scope = { client: arrange(), key: ['plan', 'i', 'u'] as const };
  const draft = await monthSource.draftOf(scope, '2026-03', {
    t: ((key: string) => key) as never,
    language: 'en',
  });
  expect(draft?.root).toMatchObject({
    text: 'March 2026',
    children: [{ text: 'Work', children: [{ text: 'A long day', link: { type: 'entry', id: ENTRY } }] }],
  });
  expect(draft?.root.children[0]?.children).toHaveLength(1);
});

test('a month says that it has nothing for a map; a year and an instance without maps offer none', async () => {
  const show = (month: string | null, mindmaps: boolean) =>
    renderWithPlatform(<ReviewActions title="March 2026" data={data as never} month={month} />, {
      client: arrange({ ...overview, themes: [] }),
      texts: { plan: texts },
      features: { mindmaps },
    });
  show(null, true);
  show('2026-03', false);
  expect(screen.queryByRole('button')).toBeNull();
  const { record } = show('2026-03', true);
  await userEvent.click(screen.getByRole('button', { name: 'Make a mind map' }));
  await waitFor(() => expect(record.toasts).toMatchObject([{ text: texts.mindmaps.sources.nothing }]));
});
