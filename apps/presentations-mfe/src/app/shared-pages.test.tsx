import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { SharedContent } from '@reflectory/contracts/boot';
import type { LinkGuard, SharedPresentation, SharedSession } from '@reflectory/contracts/presentations';
import { renderWithPlatform, type PlatformFakeOverrides } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import de from '../locales/de.json';
import en from '../locales/en.json';
import SharedPresentationPage from './shared-presentation.page.tsx';
import SharedSessionPage from './shared-session.page.tsx';

const session: SharedSession = {
  title: 'A hard week',
  createdAt: '2026-01-02T15:04:00Z',
  framework: 'anxious',
  answers: ['The review [losing face]', ''],
  imageUrl: null,
};

const presentation: SharedPresentation = {
  title: 'A hard week',
  presentation_type: 'session',
  created_at: '2026-01-02T15:04:00Z',
  presentation_data: {
    title: 'A hard week',
    framework: 'anxious',
    questions: ['What worries you?'],
    answers: [],
    analysis: null,
    imageUrl: null,
    statistics: { totalResponses: 4 },
    slide_permissions: {
      title: true,
      summary: false,
      questions: true,
      answers: false,
      artwork: false,
      insights: false,
    },
  },
};

function open(page: 'p' | 's', shared: SharedContent | null, overrides: PlatformFakeOverrides = {}) {
  return renderWithPlatform(page === 'p' ? <SharedPresentationPage /> : <SharedSessionPage />, {
    boot: { shared },
    auth: { status: 'signed-out' },
    path: `/${page}/tok`,
    route: `/${page}/:token`,
    texts: { presentations: en },
    ...overrides,
  });
}

const openSession = (content: SharedSession | null, overrides?: PlatformFakeOverrides) =>
  open('s', { kind: 'session', token: 'tok', content }, overrides);

describe('a shared presentation', () => {
  it('is drawn from the document, with the permitted slides only and without a call', async () => {
    const { client, calls } = createServiceClientFake();
    open('p', { kind: 'presentation', token: 'tok', content: presentation }, { client });
    expect(screen.getByRole('heading', { level: 1, name: 'A hard week' })).toBeVisible();
    expect(screen.getByText('Shared on January 2, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your own →' })).toHaveAttribute('href', '/auth');
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('4 responses');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('article')).toHaveTextContent('What worries you?');
    expect(calls).toEqual([]);
    expect(document.title).toBe('A hard week');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      window.location.href,
    );
  });

  it('that was revoked shows the unavailable page', () => {
    open('p', { kind: 'presentation', token: 'tok', content: null });
    expect(screen.getByRole('heading')).toHaveTextContent('This presentation is no longer available');
    expect(screen.getByText('The public share link has been revoked or does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up or log in' })).toHaveAttribute('href', '/auth');
    expect(document.title).toBe('This presentation is no longer available');
  });

  it('of another link than the document was made for is asked from the service', async () => {
    const { client } = createServiceClientFake({
      functions: { 'get-shared-presentation': () => presentation },
    });
    open('p', { kind: 'presentation', token: 'another', content: null }, { client });
    expect(screen.getByText('Loading presentation…')).toBeVisible();
    expect(await screen.findByText('Shared on January 2, 2026')).toBeVisible();
  });

  it('that the service does not know shows the unavailable page', async () => {
    const { client } = createServiceClientFake({
      functions: {
        'get-shared-presentation': () => {
          throw new FunctionCallError('not_found', 'No such share');
        },
      },
    });
    open('p', null, { client });
    expect(await screen.findByText('This presentation is no longer available')).toBeVisible();
  });
});

describe('a guarded link', () => {
  const guarded = (guard: LinkGuard) =>
    open('p', { kind: 'presentation', token: 'tok', content: null, guard });

  it('asks for its password by a form that needs no script', () => {
    guarded('locked');
    expect(screen.getByRole('heading')).toHaveTextContent('This link needs a password');
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('name', 'password');
    expect(field.closest('form')?.outerHTML).toMatch(/^<form method="post">/);
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('type', 'submit');
    expect(document.title).toBe('This link needs a password');
  });

  it('says beside the field that a password is wrong', () => {
    guarded('wrong_password');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/That is not the password/);
  });

  it('is opened on request where each opening counts', () => {
    guarded('limited');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  });

  it.each(['expired', 'exhausted'] as const)('that is %s says so and asks for nothing', (guard) => {
    guarded(guard);
    expect(screen.getByText('Whoever shared it with you can send you another one.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a shared session', () => {
  it('puts each fixed question beside its answer §2.105 §2.107 §2.110 §2.111', () => {
    openSession(session);
    const turns = screen.getAllByRole('listitem');
    expect(turns).toHaveLength(21);
    expect(turns[0]).toHaveTextContent('The review [losing face]');
    expect(turns[1]).toHaveTextContent('Not answered');
    expect(screen.getByText('Anxious')).toBeVisible();
    expect(screen.getByText(/January 2, 2026 at/)).toBeVisible();
    expect(document.title).toBe('A hard week');
  });

  it('substitutes an answer into later questions by its bracketed phrase', () => {
    openSession(session);
    const questions = screen.getAllByRole('listitem').slice(1);
    expect(questions.some((turn) => turn.textContent?.includes('losing face'))).toBe(true);
  });

  it('of any other framework is called Anxious, and Free Write shows the first answer as text §2.104 §2.105 §2.109', () => {
    const { unmount } = openSession({ ...session, framework: 'tension' });
    expect(screen.getByText('Anxious')).toBeVisible();
    unmount();
    openSession({ ...session, framework: 'free', answers: ['Line one\n<b>two</b>', 'never shown'] });
    expect(screen.getByText('Free Write')).toBeVisible();
    expect(screen.getByText(/<b>two<\/b>/)).toBeVisible();
    expect(screen.queryByText('never shown')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows its artwork when there is one §2.108', () => {
    openSession({ ...session, imageUrl: 'data:image/svg+xml;utf8,%3Csvg%2F%3E' });
    expect(screen.getByRole('img', { name: /A hard week/ })).toBeVisible();
  });

  it('that is gone shows the unavailable page, and its own title while it loads §2.100 §2.112 §2.113 §8.16', async () => {
    const { client, setReachable } = createServiceClientFake();
    open('s', null, { client });
    expect(screen.getByText('Loading…')).toBeVisible();
    expect(document.title).toBe('Journal Session');
    setReachable(true);
    expect(await screen.findByText('This is no longer available')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('This is no longer available'));
  });

  it('speaks the language of the page', () => {
    openSession(null, { language: 'de', texts: { presentations: de } });
    expect(screen.getByRole('link', { name: 'Registrieren oder anmelden' })).toBeVisible();
  });
});
