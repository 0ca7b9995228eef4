import { createServiceClientFake } from '@reflectory/client/testing';
import type { PresentationShareRow } from '@reflectory/contracts/presentations';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import type { ShareSubject } from './model/share-subject.ts';
import ShareDialog from './share.dialog.tsx';

const ENTRY = '33333333-3333-4333-8333-333333333333';
const subject: ShareSubject = {
  type: 'session',
  title: 'A hard week',
  sourceId: ENTRY,
  data: {
    title: 'A hard week',
    framework: 'free',
    questions: ['What is on your mind?'],
    answers: ['Work'],
    analysis: { summary: 'Fear.', emotions: [] },
    imageUrl: null,
  },
};

const share = (overrides: Partial<PresentationShareRow>): Partial<PresentationShareRow> => ({
  user_id: FAKE_USER.id,
  title: 'A hard week',
  presentation_type: 'session',
  source_id: ENTRY,
  share_token: 'tok-1',
  revoked_at: null,
  created_at: '2026-01-01T00:00:00+00:00',
  ...overrides,
});

async function open(
  options: {
    shares?: Partial<PresentationShareRow>[];
    subject?: ShareSubject;
    clipboard?: (text: string) => Promise<void>;
    user?: null;
    failing?: number;
  } = {},
) {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  writeText.mockImplementation(options.clipboard ?? (() => Promise.resolve()));
  const service = createServiceClientFake({
    user: options.user === null ? null : FAKE_USER,
    tables: {
      presentation_shares: options.shares ?? [],
      people: [{ user_id: FAKE_USER.id, key: 'ida', label: 'Ida' }],
    },
  });
  const handleClose = vi.fn();
  const { record } = renderWithPlatform(
    <ShareDialog subject={options.subject ?? subject} onClose={handleClose} />,
    { client: service.client, texts: { presentations: en } },
  );
  await waitFor(() => expect(screen.queryByText('Looking for an existing link…')).toBeNull());
  if (options.failing) service.failCalls('presentation_shares', options.failing);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...service, record, writeText, press, user, handleClose };
}

afterEach(() => vi.restoreAllMocks());

describe('choosing sections', () => {
  it('checks all that is available and disables the rest §2.152 §2.153 §5.15 §5.16', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Share "A hard week"' })).toBeVisible();
    for (const name of ['Title', 'Summary', 'Questions', 'Answers', 'Insights']) {
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
    }
    const artwork = screen.getByRole('checkbox', { name: 'Artwork (not available)' });
    expect(artwork).toBeDisabled();
    expect(artwork).not.toBeChecked();
  });

  it('stores nothing of a name that is hidden, in no byte', async () => {
    const { user, press, rows } = await open({
      subject: {
        ...subject,
        title: 'With Anna Berg',
        data: { ...subject.data, answers: ['I met Anna Berg and Tom. Ida came.'] },
      },
    });
    await press('Hide names');
    const anna = screen.getByRole('radiogroup', { name: 'Anna Berg (2 times)' });
    await user.click(within(anna).getByRole('radio', { name: 'Black out' }));
    const tom = screen.getByRole('radiogroup', { name: 'Tom (1 time)' });
    await user.click(within(tom).getByRole('radio', { name: 'Replace' }));
    // Somebody known, whom no rule would find at the beginning of a sentence.
    const ida = screen.getByRole('radiogroup', { name: 'Ida (1 time)' });
    await user.click(within(ida).getByRole('radio', { name: 'Black out' }));
    const shown = screen.getByLabelText('What will be shared');
    expect(shown).toHaveTextContent('I met █████ and Someone. █████ came.');
    await press('Done');
    expect(screen.getByRole('button', { name: '3 names hidden' })).toBeVisible();
    await press('Generate Public Link');
    await waitFor(() => expect(rows('presentation_shares')).toHaveLength(1));
    const [stored] = rows('presentation_shares');
    expect(JSON.stringify([stored?.title, stored?.presentation_data])).not.toMatch(/Anna|Berg|Tom|Ida/);
    expect(stored?.hidden_names).toHaveLength(3);
  });

  it('makes no link when nothing is selected, and says why', async () => {
    const { user, press, rows } = await open();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    expect(screen.getByRole('button', { name: 'Generate Public Link' })).toHaveAccessibleDescription(
      'Choose at least one section.',
    );
    await press('Generate Public Link');
    expect(rows('presentation_shares')).toEqual([]);
  });

  it('stores the snapshot with its permissions, copies the link and shows it §2.154 §2.155 §3.13 §4.36 §8.21', async () => {
    const { user, press, rows, writeText, record } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Answers' }));
    await press('Generate Public Link');
    const link = await screen.findByLabelText('Public link');
    const [row] = rows('presentation_shares');
    expect(row).toMatchObject({
      user_id: FAKE_USER.id,
      title: 'A hard week',
      presentation_type: 'session',
      source_id: ENTRY,
      presentation_data: {
        answers: ['Work'],
        slide_permissions: { title: true, answers: false, artwork: false, insights: true },
      },
    });
    expect(link).toHaveValue(`${window.location.origin}/p/${row?.share_token}`);
    expect(link).toHaveAttribute('readonly');
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/p/${row?.share_token}`);
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Link generated and copied to clipboard!' }]);
  });

  it('still shows the link when the clipboard refuses', async () => {
    const { press, record } = await open({ clipboard: () => Promise.reject(new Error('denied')) });
    await press('Generate Public Link');
    expect(await screen.findByLabelText('Public link')).toBeVisible();
    expect(record.toasts).toMatchObject([{ kind: 'info', text: 'Link generated' }]);
  });

  it('says what went wrong and keeps the selection', async () => {
    const { press, record } = await open({ failing: 500 });
    await press('Generate Public Link');
    await waitFor(() =>
      expect(record.toasts).toEqual([
        { kind: 'error', text: 'Could not generate link', detail: 'The service failed' },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Generate Public Link' })).toBeVisible();
  });

  it('needs someone who is signed in §5.12 §8.26', async () => {
    const { press, record } = await open({ user: null });
    await press('Generate Public Link');
    await waitFor(() =>
      expect(record.toasts).toEqual([
        { kind: 'error', text: 'Could not generate link', detail: 'User not authenticated' },
      ]),
    );
  });
});

describe('finding an existing link', () => {
  it('shows the newest one of the same entry that is not revoked', async () => {
    await open({
      shares: [
        share({ share_token: 'old' }),
        share({ share_token: 'new', created_at: '2026-02-01T00:00:00+00:00' }),
        share({ share_token: 'revoked', revoked_at: '2026-03-01T00:00:00+00:00', created_at: '2026-03-01' }),
        share({ share_token: 'other entry', source_id: FAKE_USER.id, created_at: '2026-04-01' }),
      ],
    });
    expect(screen.getByLabelText('Public link')).toHaveValue(`${window.location.origin}/p/new`);
  });

  it('goes by title and type when the entry is not known §4.39', async () => {
    await open({
      subject: { ...subject, sourceId: null },
      shares: [share({ title: 'Another', share_token: 'a' }), share({ share_token: 'b', source_id: null })],
    });
    expect(screen.getByLabelText('Public link')).toHaveValue(`${window.location.origin}/p/b`);
  });
});

describe('an active link', () => {
  const shares = [share({}), share({ share_token: 'tok-2' })];

  it('is copied again §8.22', async () => {
    const { press, writeText, record } = await open({ shares });
    await press('Copy Link');
    expect(writeText).toHaveBeenCalledOnce();
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Link copied to clipboard!' }]);
  });

  it('stays while another is customized §4.38', async () => {
    const { press, rows } = await open({ shares });
    await press('Customize Again');
    expect(screen.getByRole('checkbox', { name: 'Title' })).toBeChecked();
    expect(rows('presentation_shares').map(({ revoked_at }) => revoked_at)).toEqual([null, null]);
  });

  it('is deleted, with every other one of the entry, only after a question that names it §4.37 §8.23', async () => {
    const { press, rows, record } = await open({ shares });
    await press('Delete Link');
    expect(screen.getByRole('alert')).toHaveTextContent('Delete every public link to “A hard week”?');
    await press('Keep Link');
    expect(rows('presentation_shares')[0]?.revoked_at).toBeNull();
    await press('Delete Link');
    await press('Delete Link');
    expect(await screen.findByRole('button', { name: 'Generate Public Link' })).toBeVisible();
    expect(rows('presentation_shares').every(({ revoked_at }) => revoked_at !== null)).toBe(true);
    expect(record.toasts).toEqual([
      { kind: 'success', text: 'Link revoked - presentation is no longer publicly accessible' },
    ]);
  });

  it('is still there when deleting fails', async () => {
    const { press, record } = await open({ shares, failing: 500 });
    await press('Delete Link');
    await press('Delete Link');
    await waitFor(() =>
      expect(record.toasts).toEqual([
        { kind: 'error', text: 'Could not revoke link', detail: 'The service failed' },
      ]),
    );
    expect(screen.getByLabelText('Public link')).toBeVisible();
  });
});
