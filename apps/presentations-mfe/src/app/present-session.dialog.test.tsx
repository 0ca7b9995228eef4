import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ExportPorts } from '../features/export/use-slide-export.tsx';
import en from '../locales/en.json';
import PresentSessionDialog from './present-session.dialog.tsx';

const ENTRY = '33333333-3333-4333-8333-333333333333';
const SESSION = '44444444-4444-4444-8444-444444444444';

function open(ports: Partial<ExportPorts> = {}) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      entries: [
        {
          id: ENTRY,
          user_id: FAKE_USER.id,
          session_id: SESSION,
          framework: 'tension',
          title: 'Two sides',
          text: 'all',
        },
      ],
      sessions: [
        {
          id: SESSION,
          user_id: FAKE_USER.id,
          framework: 'tension',
          answers: ['I want to stay', 'I want to go'],
        },
      ],
      artworks: [{ id: ENTRY, user_id: FAKE_USER.id, entry_id: ENTRY, svg: '<svg/>' }],
    },
  });
  const exportPorts: ExportPorts = {
    render: vi.fn(() => Promise.resolve(new Blob(['png']))),
    save: vi.fn(),
    ...ports,
  };
  const onClose = vi.fn();
  const { record } = renderWithPlatform(
    <PresentSessionDialog entryId={ENTRY} title="Two sides" onClose={onClose} exportPorts={exportPorts} />,
    { client: service.client, texts: { presentations: en } },
  );
  return { ...service, record, onClose, exportPorts };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the session presentation dialog', () => {
  it('presents the stored session without the slides that need an analysis', async () => {
    open();
    expect(await screen.findByText('1 of 4')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Two sidesTension2 responses');
    await press('Go to slide 3');
    expect(screen.getByRole('article')).toHaveTextContent('I want to go');
  });

  it('exports the current slide under its title and says so §8.24 §8.25 §9.25', async () => {
    const { exportPorts, record } = open();
    await screen.findByText('1 of 4');
    await press('Next');
    await press('Export');
    await waitFor(() => expect(exportPorts.save).toHaveBeenCalledOnce());
    expect(vi.mocked(exportPorts.save).mock.calls[0]?.[1]).toBe('Two sides-presentation.png');
    expect(vi.mocked(exportPorts.render).mock.calls[0]?.[0]).toHaveTextContent('Questions');
    expect(record.toasts).toEqual([
      { kind: 'progress', text: 'Generating PDF...', detail: 'This may take a moment' },
      { kind: 'success', text: 'Presentation exported!' },
    ]);
  });

  it('prints every slide on a page of its own, in the light theme', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    HTMLImageElement.prototype.decode ??= () => Promise.resolve();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
    open();
    await screen.findByText('1 of 4');
    await press('Other formats');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print, or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = [...document.body.children].find((element) =>
      element.matches('[data-theme="light"][inert]'),
    );
    expect(sheet?.children).toHaveLength(5);
    expect(sheet).toHaveTextContent('I want to stay');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet?.isConnected).toBe(false));
    vi.restoreAllMocks();
  });

  it('shows that an export is under way and draws the picture on the light theme §2.157', async () => {
    let finish: (picture: Blob) => void = () => {};
    const { exportPorts } = open({ render: vi.fn(() => new Promise<Blob>((done) => (finish = done))) });
    await screen.findByText('1 of 4');
    await press('Export');
    expect(screen.getByRole('button', { name: /Generating PDF.../ })).toBeVisible();
    const drawn = vi.mocked(exportPorts.render).mock.calls[0]?.[0];
    expect(drawn?.closest('[data-theme]')).toHaveAttribute('data-theme', 'light');
    finish(new Blob(['png']));
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
    expect(drawn?.isConnected).toBe(false);
  });

  it('says that an export failed and can be tried again §8.20', async () => {
    const { record } = open({ render: () => Promise.reject(new Error('no canvas')) });
    await screen.findByText('1 of 4');
    await press('Export');
    await waitFor(() =>
      expect(record.toasts.at(-1)).toEqual({
        kind: 'error',
        text: 'Export failed',
        detail: 'Please try again',
      }),
    );
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('gives way to sharing and comes back to the same slide', async () => {
    open();
    await screen.findByText('1 of 4');
    await press('Next');
    await press('Share');
    expect(screen.getByRole('dialog', { name: 'Share "Two sides"' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await press('Close');
    expect(await screen.findByText('2 of 4')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
  });

  it('offers to try again when the entry cannot be read', async () => {
    const { setReachable } = open();
    setReachable(false);
    expect(await screen.findByText('The presentation could not be loaded')).toBeVisible();
    setReachable(true);
    await press('Try again');
    expect(await screen.findByText('1 of 4')).toBeVisible();
  });
});
