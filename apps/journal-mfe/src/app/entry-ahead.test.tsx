import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SESSION_ID } from '../testing/draft-rows.ts';
import { analysisOf } from '../testing/insight-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import { readAhead } from './entry-ahead.ts';
import EntryPage from './entry.page.tsx';

const ID = '55555555-5555-4555-8555-555555555555';
const JOURNAL = '77777777-7777-4777-8777-777777777777';
/** What the page of an entry waits for. */
const waitedFor = [
  'analyses',
  'artworks',
  'entries',
  'entry_conflicts',
  'journals',
  'mood_check_ins',
  'sessions',
];

/** A way to an entry, read ahead of the step. */
function Way() {
  const queries = useQueryClient();
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const [isThere, setThere] = useState(false);
  const reads = useIsFetching();
  const request = { params: { id: ID }, client, instanceId: boot.instance.id, userId, queries };
  if (isThere) return <EntryPage />;
  return (
    <>
      <button
        onClick={() => {
          // As in the shell: what was just read is not asked for again.
          queries.setDefaultOptions({ queries: { staleTime: Infinity } });
          readAhead(request);
        }}
      >
        Near
      </button>
      <button onClick={() => setThere(true)}>{reads > 0 ? 'Wait' : 'Go'}</button>
    </>
  );
}

function open() {
  const service = serviceFake({
    tables: {
      entries: [
        {
          id: ID,
          session_id: SESSION_ID,
          journal_id: JOURNAL,
          framework: 'tension',
          title: 'The move',
          text: 'I fear the move.',
          entry_at: '2026-03-02T08:00:00+00:00',
        },
      ],
      sessions: [
        { id: SESSION_ID, framework: 'tension', answers: ['I fear the move.', '', ''], status: 'done' },
      ],
      analyses: [{ entry_id: ID, result: analysisOf(), created_at: '2026-03-02T08:00:00+00:00' }],
      journals: [{ id: JOURNAL, title: 'Work', colour: 'teal', archived_at: null }],
    },
  });
  renderPage(<Way />, `/journal/entry/${ID}`, service);
  const asked = () =>
    service.calls.map(({ path }) => path.split('/').at(-1) ?? '').filter((name) => waitedFor.includes(name));
  return { service, asked };
}

it('an entry that was read ahead is there at once, and nothing is asked for twice', async () => {
  const { asked } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Near' }));
  await waitFor(() => expect(asked().toSorted()).toEqual(waitedFor));
  await userEvent.click(await screen.findByRole('button', { name: 'Go' }));
  expect(screen.getByRole('heading', { level: 1, name: 'The move' })).toBeVisible();
  expect(asked().toSorted()).toEqual(waitedFor);
});

it('what could not be read ahead is asked for by the page', async () => {
  const { service } = open();
  service.setReachable(false);
  await userEvent.click(screen.getByRole('button', { name: 'Near' }));
  await waitFor(() => expect(service.calls.length).toBeGreaterThan(0));
  service.setReachable(true);
  await userEvent.click(await screen.findByRole('button', { name: /Go|Wait/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The move' })).toBeVisible();
});
