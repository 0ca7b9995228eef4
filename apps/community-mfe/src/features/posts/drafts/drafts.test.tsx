import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { PostDraft } from '@reflectory/contracts/community';
import { speaksOfSuicideInSteps } from '@reflectory/domain/crisis/in-steps';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import base from '../../../locales/en.json';
import circleTexts from '../../circles/locales/en.json';
import texts from '../locales/en.json';
import ShareDialog from '../share.dialog.tsx';
import { OwnDrafts } from './own-drafts.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

const CIRCLE = '33333333-3333-4333-8333-333333333333';
const LEFT = '55555555-5555-4555-8555-555555555555';
const POST = '44444444-4444-4444-8444-444444444444';

// What hears a call for help is here before it is asked for, and not after the last test.
beforeAll(() => speaksOfSuicideInSteps('Words', () => Promise.resolve()));

const draft = (at: number, fields: Partial<PostDraft>): PostDraft => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  place: CIRCLE,
  place_name: 'Evening circle',
  kind: 'lesson',
  lesson: 'Words',
  passage: '',
  quote: null,
  content_note: '',
  pseudonym: null,
  entry_id: null,
  origin: 'hand',
  revision: 1,
  changed_at: `2026-11-2${at}T10:00:00Z`,
  is_there: true,
  ...fields,
});

/** A service that keeps drafts. */
function service(drafts: PostDraft[], waits: { until?: Promise<void> } = {}) {
  const posted: unknown[] = [];
  const tries: unknown[] = [];
  const kept = new Map(drafts.map((one) => [one.id, one]));
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: {},
    functions: {
      'list-post-drafts': () => ({ drafts: [...kept.values()] }),
      async 'save-post-draft'({ base: before, ...fields }) {
        await waits.until;
        const known = kept.get(fields.id);
        if ((known?.revision ?? null) !== before) return { revision: null };
        const revision = (before ?? 0) + 1;
        kept.set(fields.id, { ...draft(9, {}), ...known, ...fields, revision });
        return { revision };
      },
      'remove-post-draft': ({ id, base: before }) => ({
        is_done: kept.get(id)?.revision === (before ?? 1) && kept.delete(id),
      }),
      'list-sharing-places': () => ({
        places: [
          {
            circle_id: CIRCLE,
            name: 'Evening circle',
            people: 4,
            kind: 'together',
            coaches: [],
            pseudonym: null,
          },
        ],
      }),
      'find-identifying': () => ({ marks: [] }),
      'add-post'(post) {
        tries.push(post);
        if (post.draft_id !== undefined && !kept.delete(post.draft_id))
          throw new FunctionCallError('not_found', 'gone', { draft_id: 'gone' });
        posted.push(post);
        return { id: POST, state: 'visible' as const, held_for: null };
      },
    },
  });
  const options = {
    client,
    texts: {
      community: { ...base, ...circleTexts, ...texts },
      common: { cancel: 'Cancel', loading: 'Loading', retry: 'Try again' },
    },
  };
  return { kept, posted, tries, options };
}

beforeEach(() => localStorage.clear());

const words = () => screen.findByRole('textbox', { name: texts.share.words });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('what a routine left is opened in its circle, changed, looked through and posted once', async () => {
  const { kept, posted, options } = service([
    draft(1, { origin: 'routine', lesson: 'This week:' }),
    draft(2, { place: 'everyone', lesson: 'Elsewhere' }),
  ]);
  renderWithPlatform(<WaitingDrafts place={CIRCLE} />, options);
  expect(await screen.findByText(texts.drafts.here.routine)).toBeVisible();
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await press(texts.drafts.open);
  await userEvent.type(await words(), ' I asked before I was sure.');
  await press(texts.share.look);
  expect(await screen.findByText(/Now: the 4 people in “Evening circle”/)).toBeVisible();
  await press(texts.share.share);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted).toMatchObject([
    { body: 'This week: I asked before I was sure.', circle_id: CIRCLE, draft_id: draft(1, {}).id },
  ]);
  expect([...kept.keys()]).toEqual([draft(2, {}).id]);
  await waitFor(() => expect(screen.queryByText(texts.drafts.here.routine)).toBeNull());
});

test('two presses on a slow line make one post', async () => {
  const line = Promise.withResolvers<undefined>();
  const { posted, tries, options } = service([], { until: line.promise });
  renderWithPlatform(<ShareDialog circleId={CIRCLE} onClose={() => undefined} />, options);
  await userEvent.type(await words(), 'Once');
  await press(texts.share.look);
  await press(texts.share.share);
  await press(texts.share.share);
  line.resolve(undefined);
  await waitFor(() => expect(posted).toMatchObject([{ body: 'Once', draft_id: expect.any(String) }]));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(tries).toHaveLength(1);
});

test('a draft that was shared elsewhere is not shared again, and says so', async () => {
  const { kept, posted, options } = service([draft(1, {})]);
  renderWithPlatform(<WaitingDrafts place={CIRCLE} />, options);
  await press(texts.drafts.open);
  kept.clear();
  await press(texts.share.look);
  await press(texts.share.share);
  expect(await screen.findByText(texts.share.gone)).toBeVisible();
  expect(posted).toEqual([]);
});

test('half a sentence is kept when the page is gone, and found in its place', async () => {
  const { kept, options } = service([]);
  const first = renderWithPlatform(<ShareDialog circleId={CIRCLE} onClose={() => undefined} />, options);
  await userEvent.type(await words(), 'Half a sen');
  first.unmount();
  renderWithPlatform(<WaitingDrafts place={CIRCLE} />, options);
  expect(await screen.findByText('Half a sen')).toBeVisible();
  await waitFor(() => expect([...kept.values()]).toMatchObject([{ lesson: 'Half a sen', place: CIRCLE }]), {
    timeout: 3000,
  });
  await press(texts.drafts.open);
  expect(await words()).toHaveValue('Half a sen');
  await press(texts.drafts.keep);
  expect(await screen.findByText('Half a sen')).toBeVisible();
});

test('nothing is kept of what was emptied again', async () => {
  const { kept, options } = service([]);
  renderWithPlatform(<ShareDialog circleId={CIRCLE} onClose={() => undefined} />, options);
  await userEvent.type(await words(), 'No');
  await userEvent.clear(await words());
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(kept.size).toBe(0);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test.each([
  ['its place', <WaitingDrafts key="place" place={CIRCLE} />],
  ['the list of all', <OwnDrafts key="all" />],
])('a draft that is deleted in %s can be brought back', async (_where, list) => {
  const { kept, options } = service([draft(1, {})]);
  renderWithPlatform(list, options);
  await press(texts.drafts.delete);
  expect(screen.queryByText('Words')).toBeNull();
  const back = await screen.findByRole('button', { name: texts.drafts.bringBack });
  expect(back).toHaveFocus();
  await waitFor(() => expect(kept.size).toBe(0));
  await userEvent.click(back);
  expect(await screen.findByText('Words')).toBeVisible();
  expect(screen.getByRole('button', { name: texts.drafts.open })).toHaveFocus();
  await waitFor(() => expect(kept.size).toBe(1), { timeout: 3000 });
});

test('all drafts say their places; for a circle that one left another place is chosen', async () => {
  const gone = { place: LEFT, place_name: 'Morning circle', is_there: false, lesson: 'Still mine' };
  const { posted, options } = service([draft(1, {}), draft(2, gone), draft(3, { place: null })]);
  renderWithPlatform(<OwnDrafts />, options);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toMatchObject([
    expect.stringContaining(texts.drafts.noPlace),
    expect.stringContaining('Morning circle'),
    expect.stringContaining('Evening circle'),
  ]);
  const left = within(rows[1] ?? document.body);
  expect(left.getByText(texts.drafts.gone)).toBeVisible();
  await userEvent.click(left.getByRole('button', { name: texts.drafts.open }));
  await press(texts.share.look);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(texts.drafts.gone)).toBeVisible();
  expect(dialog.queryByRole('button', { name: texts.share.share })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: /Where/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Evening circle' }));
  await press(texts.share.share);
  await waitFor(() => expect(posted).toMatchObject([{ body: 'Still mine', circle_id: CIRCLE }]));
});

test('a draft of a notification is opened at once, and one that is gone says so', async () => {
  const { options } = service([draft(1, { origin: 'routine' })]);
  const first = renderWithPlatform(<WaitingDrafts place={CIRCLE} />, {
    ...options,
    path: `/groups/${CIRCLE}?draft=${draft(1, {}).id}`,
  });
  expect(await words()).toHaveValue('Words');
  first.unmount();
  renderWithPlatform(<WaitingDrafts place={CIRCLE} />, {
    ...options,
    path: `/groups/${CIRCLE}?draft=${POST}`,
  });
  expect(await screen.findByText(texts.drafts.notThere)).toBeVisible();
});
