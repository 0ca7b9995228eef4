import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, it } from 'vitest';
import { dayOf } from '../service/own-day.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import * as calendarAhead from './calendar-ahead.ts';
import CalendarPage from './calendar.page.tsx';
import * as entriesAhead from './entries-ahead.ts';
import EntriesPage from './entries.page.tsx';

const ID = '55555555-5555-4555-8555-555555555555';
const now = new Date();

type WayProps = { ahead: typeof entriesAhead; Page: ComponentType };

/** A way to a page, read ahead of the step. */
function Way({ ahead, Page }: WayProps) {
  const queries = useQueryClient();
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const [isThere, setThere] = useState(false);
  const reads = useIsFetching();
  if (isThere) return <Page />;
  return (
    <>
      <button
        onClick={() => {
          // As in the shell: what was just read is not asked for again.
          queries.setDefaultOptions({ queries: { staleTime: Infinity } });
          ahead.readAhead({ params: {}, client, instanceId: boot.instance.id, userId, queries });
        }}
      >
        Near
      </button>
      <button onClick={() => setThere(true)}>{reads > 0 ? 'Wait' : 'Go'}</button>
    </>
  );
}

async function goAhead(way: WayProps, address: string) {
  const service = serviceFake({
    tables: { entries: [{ id: ID, title: 'The ferry', text: 'It waited.', entry_at: now.toISOString() }] },
    functions: {
      'list-days': () => ({
        days: [{ day: dayOf(now), entries: 1, words: 120, feeling: 'joy' as const, entry_id: ID }],
      }),
    },
  });
  renderPage(<Way {...way} />, address, service);
  await userEvent.click(screen.getByRole('button', { name: 'Near' }));
  const go = await screen.findByRole('button', { name: 'Go' });
  const askedAhead = service.calls.length;
  await userEvent.click(go);
  return service.calls.slice(askedAhead).map(({ path }) => path);
}

it('a list of entries that was read ahead is there at once, and nothing is asked for twice', async () => {
  const asked = await goAhead({ ahead: entriesAhead, Page: EntriesPage }, '/entries');
  expect(screen.getByRole('link', { name: /The ferry/ })).toBeVisible();
  expect(asked).toEqual([]);
});

it('a calendar that was read ahead is there at once, and its days are not asked for twice', async () => {
  const asked = await goAhead({ ahead: calendarAhead, Page: CalendarPage }, '/journal/calendar');
  expect(screen.getByRole('button', { name: /1 entry · 120 words · joy/ })).toBeVisible();
  expect(asked.filter((path) => /artworks|analyses|mood/.test(path))).toEqual([]);
});
