import { createServiceClientFake } from '@reflectory/client/testing';
import type { PresentationShareRow } from '@reflectory/contracts/presentations';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../locales/en.json';
import LinksSection from './links.section.tsx';

const ENTRY = '33333333-3333-4333-8333-333333333333';
const link = (overrides: Partial<PresentationShareRow>): Partial<PresentationShareRow> => ({
  user_id: FAKE_USER.id,
  title: 'A hard week',
  presentation_type: 'session',
  presentation_data: {
    title: 'A hard week',
    framework: 'free',
    questions: [],
    answers: ['Work'],
    analysis: null,
    imageUrl: null,
    slide_permissions: { title: true, summary: false, questions: false, artwork: false, insights: false },
  },
  source_id: ENTRY,
  share_token: 'tok-1',
  created_at: '2026-01-02T00:00:00+00:00',
  view_count: 3,
  ...overrides,
});

async function open(shares: Partial<PresentationShareRow>[]) {
  const user = userEvent.setup();
  const guards: unknown[] = [];
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      presentation_shares: shares,
      entries: [
        { id: ENTRY, user_id: FAKE_USER.id, title: 'A hard week', framework: 'free', text: 'Work and rest' },
      ],
    },
    functions: {
      'guard-share': (input) => {
        guards.push(input);
        return {};
      },
      'refresh-share': (input) => {
        guards.push(input);
        return {};
      },
    },
  });
  const { record } = renderWithPlatform(<LinksSection />, {
    client: service.client,
    texts: { presentations: en },
  });
  await waitFor(() => expect(screen.queryByText('Loading your links…')).toBeNull());
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const choose = async (item: string) => {
    await press('More');
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...service, record, user, press, choose, guards };
}

afterEach(() => vi.restoreAllMocks());

describe('the page of all links', () => {
  it('says of each link what it shows, since when and to how many', async () => {
    await open([
      link({ expires_at: '2026-01-03T00:00:00+00:00', view_limit: 5, opened_count: 2, has_password: true }),
      link({ title: 'Revoked', share_token: 'tok-2', revoked_at: '2026-01-02T00:00:00+00:00' }),
    ]);
    const card = screen.getByRole('article', { name: 'A hard week' });
    for (const fact of [
      'Since January 2, 2026',
      'With a password',
      'Opened 2 of 5 times',
      '3 views',
      'Expired',
    ]) {
      expect(within(card).getByText(fact)).toBeVisible();
    }
    expect(within(card).getByText('Shows: Title and Answers')).toBeVisible();
    expect(screen.queryByText('Revoked')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Revoke all' })).toBeNull();
  });

  it('invites where there is none', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'No public links' })).toBeVisible();
  });

  it('names every link before all are revoked', async () => {
    const { press, rows, record } = await open([link({}), link({ title: 'A river', share_token: 'tok-2' })]);
    await press('Revoke all');
    const dialog = screen.getByRole('alertdialog', { name: 'Revoke 2 links?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['A hard week', 'A river']));
    await press('Revoke 2 links');
    await waitFor(() => expect(rows('presentation_shares').every(({ revoked_at }) => revoked_at)).toBe(true));
    expect(record.toasts).toContainEqual(expect.objectContaining({ text: '2 links revoked' }));
  });

  it('shows a link as its visitors see it', async () => {
    const { press } = await open([link({})]);
    await press('As a visitor sees it');
    const dialog = await screen.findByRole('dialog', { name: 'As a visitor sees “A hard week”' });
    expect(within(dialog).getByText('1 of 2')).toBeVisible();
  });

  it('limits a link, and says what is wrong before anything is sent', async () => {
    const { choose, press, user, guards } = await open([link({})]);
    await choose('Expiry, views and password');
    await user.type(await screen.findByLabelText('Number of openings'), '0');
    await user.click(screen.getByRole('switch', { name: 'Ask for a password' }));
    await user.type(screen.getByLabelText('Password'), 'short');
    await press('Save');
    expect(screen.getByText('Write a whole number from 1 to 1000.')).toBeVisible();
    expect(screen.getByText('Use at least 6 characters.')).toBeVisible();
    expect(guards).toEqual([]);
    await user.clear(screen.getByLabelText('Number of openings'));
    await user.type(screen.getByLabelText('Number of openings'), '2');
    await user.type(screen.getByLabelText('Password'), ' enough');
    await press('Save');
    await waitFor(() =>
      expect(guards).toEqual([{ token: 'tok-1', expiresAt: null, viewLimit: 2, password: 'short enough' }]),
    );
  });

  it('puts what is written by now behind a link', async () => {
    const { choose, guards } = await open([link({})]);
    await choose('Refresh the snapshot');
    await waitFor(() => expect(guards).toHaveLength(1));
    expect(guards[0]).toMatchObject({
      token: 'tok-1',
      title: 'A hard week',
      data: { answers: ['Work and rest'] },
    });
  });

  it('draws the address as a QR code', async () => {
    const { choose } = await open([link({})]);
    await choose('QR code');
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
    expect(screen.getByText(`${window.location.origin}/p/tok-1`)).toBeVisible();
  });
});
