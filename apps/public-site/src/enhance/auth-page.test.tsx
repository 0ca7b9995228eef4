import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import AuthPage from '../pages/auth.page.tsx';
import { clientWith, failed, none, session, tokenOf } from '../testing/client-with.ts';
import { formOf, seenToasts, showPage } from '../testing/show-page.ts';
import { en } from '../texts/en.ts';
import { startAuthPage } from './auth-page.ts';

type Answers = Parameters<typeof clientWith>[0];

/** Opens the page; `tell` is what the client tells of the auth session. */
function open(address: string, answers: Answers = {}) {
  history.replaceState(null, '', address);
  showPage(<AuthPage texts={en} />);
  const { client, calls, upsert } = clientWith(answers);
  const go = vi.fn();
  startAuthPage(formOf('auth'), async () => client, go);
  const tell = async (event: string, told: object | null = session) => {
    await waitFor(() => expect(calls.auth.onAuthStateChange).toHaveBeenCalled());
    calls.auth.onAuthStateChange.mock.calls[0]?.[0](event, told);
  };
  return { calls, upsert, go, tell };
}

const recovery = `/auth#access_token=${tokenOf('u1', 'ada@acme.example')}&type=recovery`;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input:enabled' }), { target: { value } });
const send = () => fireEvent.submit(formOf('auth'));

beforeEach(() => sessionStorage.clear());
afterEach(() => void (document.body.innerHTML = ''));

describe('signing in', () => {
  test('says so and opens the journal, or the page that was asked for §8.2', async () => {
    const { go } = open('/auth?next=/entries');
    type('Email', 'ada@acme.example');
    type('Password', 'quiet-notebook-7');
    send();
    await waitFor(() => expect(seenToasts()).toEqual(['Signed in successfully']));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/entries'));
  });

  test('leads on to what stood behind the # of the page that was asked for, also after another mode', async () => {
    const { go } = open('/auth?next=/groups/join#invitation');
    fireEvent.click(screen.getByText(en.auth.toSignUp));
    expect(location.hash).toBe('#invitation');
    fireEvent.click(screen.getByText(en.auth.toSignIn));
    type('Email', 'ada@acme.example');
    type('Password', 'quiet-notebook-7');
    send();
    await waitFor(() => expect(go).toHaveBeenCalledWith('/groups/join#invitation'));
  });

  test("shows the server's message and keeps what was typed §8.1", async () => {
    const { go } = open('/auth', { signIn: failed('Invalid login credentials') });
    type('Email', 'ada@acme.example');
    type('Password', 'wrong');
    send();
    await waitFor(() => expect(seenToasts()).toEqual(['Invalid login credentials']));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@acme.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(go).not.toHaveBeenCalled();
  });

  test('says what is left to who is paused, and mails the link to it', async () => {
    const { calls, go } = open('/auth', {
      signIn: { data: {}, error: { message: 'paused', code: 'membership_paused' } },
    });
    expect(screen.getByText(en.leaving.sendLink)).not.toBeVisible();
    type('Email', 'ada@acme.example');
    type('Password', 'quiet-notebook-7');
    send();
    expect(await screen.findByText(en.leaving.paused)).toBeVisible();
    fireEvent.click(screen.getByText(en.leaving.sendLink));
    await waitFor(() => expect(seenToasts()).toEqual([en.leaving.linkSent]));
    expect(calls.auth.signInWithOtp).toHaveBeenCalledWith({
      email: 'ada@acme.example',
      options: { shouldCreateUser: false },
    });
    expect(go).not.toHaveBeenCalled();
  });

  test('sends nothing without a password', () => {
    const { calls } = open('/auth');
    type('Email', 'ada@acme.example');
    send();
    expect(screen.getByText('Please enter a password')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(calls.auth.signInWithPassword).not.toHaveBeenCalled();
  });

  test('asks for the code of a second factor before it goes on', async () => {
    const { calls, go } = open('/auth', { needsCode: true });
    type('Email', 'ada@acme.example');
    type('Password', 'quiet-notebook-7');
    send();
    await waitFor(() => expect(title()).toBe('Enter your code'));
    expect(go).not.toHaveBeenCalled();
    type('Code', '123456');
    send();
    await waitFor(() => expect(go).toHaveBeenCalledWith('/journal'));
    expect(calls.auth.mfa.challengeAndVerify).toHaveBeenCalledOnce();
  });

  test('takes a recovery code in place of the code', async () => {
    const { go } = open('/auth', { needsCode: true, invoke: { data: { accepted: false }, error: null } });
    type('Email', 'ada@acme.example');
    type('Password', 'quiet-notebook-7');
    send();
    await waitFor(() => expect(title()).toBe('Enter your code'));
    fireEvent.click(screen.getByRole('link', { name: 'Use a recovery code' }));
    type('Recovery code', 'abcd-efgh');
    send();
    await waitFor(() => expect(seenToasts()).toEqual([en.auth.toasts.recoveryCodeRefused]));
    expect(screen.getByLabelText('Recovery code')).toHaveValue('abcd-efgh');
    expect(go).not.toHaveBeenCalled();
  });
});

describe('a session', () => {
  test('that exists, or appears in another tab, leads to the journal §2.49 §2.50', async () => {
    const { go, tell } = open('/auth');
    await tell('INITIAL_SESSION', null);
    expect(go).not.toHaveBeenCalled();
    await tell('SIGNED_IN');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/journal'));
  });

  test('without its second factor is asked for the code', async () => {
    const { go, tell } = open('/auth', { needsCode: true });
    await tell('INITIAL_SESSION');
    await waitFor(() => expect(title()).toBe('Enter your code'));
    expect(go).not.toHaveBeenCalled();
  });
});

describe('a link out of a mail', () => {
  test('asks for the new password before anything else, also after a reload §4.19', async () => {
    for (const address of [recovery, '/auth']) {
      const { go, tell } = open(address);
      expect(title()).toBe('Choose a new password');
      await tell(address === '/auth' ? 'INITIAL_SESSION' : 'PASSWORD_RECOVERY');
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(go).not.toHaveBeenCalled();
    }
    const { calls, go, tell } = open('/auth');
    await tell('INITIAL_SESSION');
    type('New password', 'short');
    send();
    expect(calls.auth.updateUser).not.toHaveBeenCalled();
    type('New password', 'another-notebook-8');
    send();
    await waitFor(() => expect(go).toHaveBeenCalledWith('/journal'));
    expect(calls.auth.updateUser).toHaveBeenCalledWith({ password: 'another-notebook-8' });
  });

  test('that is used up says so and offers another one', () => {
    open('/auth#error=access_denied&error_code=otp_expired');
    expect(screen.getByText(en.auth.linkExpired)).toBeVisible();
    expect(title()).toBe('Reset your password');
    expect(location.hash).toBe('');
  });

  test('asks whoever has a second factor for the code first', async () => {
    const { tell } = open(recovery, { needsCode: true });
    await tell('PASSWORD_RECOVERY');
    await waitFor(() => expect(title()).toBe('Enter your code'));
    type('Code', '123456');
    send();
    await waitFor(() => expect(title()).toBe('Choose a new password'));
  });
});

describe('a link for somebody else than who is signed in', () => {
  const link = `/auth?next=/goals#access_token=${tokenOf('eve', 'eve@acme.example')}&type=magiclink`;
  beforeEach(() => {
    const kept = JSON.stringify({
      access_token: tokenOf('ada', ''),
      user: { id: 'ada', email: 'ada@acme.example' },
    });
    localStorage.setItem(`sb-${location.hostname}-auth-token`, kept);
    return () => localStorage.clear();
  });

  test('asks before it changes the account, and leaves no tokens in the address meanwhile', async () => {
    const { calls, go } = open(link);
    expect(title()).toBe(en.auth.otherAccountTitle);
    expect(screen.getByRole('alert')).toHaveTextContent(/as ada@acme\.example.*signs in eve@acme\.example/);
    expect(location.hash).toBe('');
    expect(calls.auth.onAuthStateChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: en.auth.keepAccount }));
    expect(go).toHaveBeenCalledWith('/goals');
    expect(calls.auth.onAuthStateChange).not.toHaveBeenCalled();
  });

  test('is given to the client once the person says so', async () => {
    const { go, tell } = open(link.replace('magiclink', 'recovery'));
    expect(title()).toBe(en.auth.otherAccountTitle);
    send();
    await tell('PASSWORD_RECOVERY');
    expect(location.hash).toContain('access_token=');
    expect(title()).toBe('Choose a new password');
    expect(go).not.toHaveBeenCalled();
  });

  test('asks nothing of what is no token, and says that the link does not hold', () => {
    const { calls } = open('/auth#access_token=a&type=magiclink');
    expect(title()).toBe(en.auth.forgotTitle);
    expect(screen.getByRole('alert')).toHaveTextContent(en.auth.linkExpired);
    expect([location.hash, calls.auth.signOut.mock.calls]).toEqual(['', []]);
  });

  test('asks nothing when it is the same account', () => {
    open(`/auth#access_token=${tokenOf('ada', 'ada@acme.example')}&type=magiclink`);
    expect(title()).toBe('Sign in');
  });
});

test('a reset needs an address, says that the mail is out and returns to signing in §4.3 §5.3 §8.5', async () => {
  open('/auth?mode=forgot');
  send();
  expect(seenToasts()).toEqual(['Please enter your email address']);
  type('Email', 'ada@acme.example');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send reset email' })).not.toHaveAttribute('data-busy'),
  );
  send();
  await waitFor(() => expect(seenToasts()).toContain('Password reset email sent. Check your inbox!'));
  expect(title()).toBe('Sign in');
});

test('signing up greets, or asks for the mail §8.3 §8.4', async () => {
  for (const [answers, text] of [
    [{}, "Account created — you're all set!"],
    [{ signUp: none, signIn: none }, 'Sign up successful. Check your email to confirm your account.'],
  ] as const) {
    const { go } = open('/auth?mode=sign-up', answers);
    type('Name', 'Ada');
    type('Email', 'ada@acme.example');
    type('Password', 'quiet-notebook-7');
    send();
    await waitFor(() => expect(seenToasts()).toEqual([text]));
    expect(go).not.toHaveBeenCalled();
  }
});

test('the link that confirms an address leads to the page that was asked for before, once', async () => {
  open('/auth?mode=sign-up&next=/groups/join#invitation', { signUp: none, signIn: none });
  type('Name', 'Ada');
  type('Email', 'ada@acme.example');
  type('Password', 'quiet-notebook-7');
  send();
  await waitFor(() => expect(seenToasts()).toHaveLength(1));
  for (const path of ['/groups/join#invitation', '/journal']) {
    const { go, tell } = open(`/auth#access_token=${tokenOf('u1', 'ada@acme.example')}&type=signup`);
    await tell('SIGNED_IN');
    await waitFor(() => expect(go).toHaveBeenCalledWith(path));
  }
});

describe('where people join by invitation', () => {
  afterEach(() => void delete document.documentElement.dataset['joining']);

  test('signing up is not offered, and the page says how one joins', () => {
    document.documentElement.dataset['joining'] = 'invited';
    open('/auth?mode=sign-up');
    expect(title()).toBe('Sign in');
    expect(screen.getByRole('alert')).toHaveTextContent(/join Reflectory by invitation/);
    expect(screen.queryByLabelText('Name', { selector: 'input:enabled' })).toBeNull();
  });

  test('the link of an invitation asks for a name and a password, also after a reload, then leads where it was to lead', async () => {
    open(`/auth?next=/instance-admin#access_token=${tokenOf('u1', 'ada@acme.example')}&type=invite`);
    expect(title()).toBe('Your name and a password');
    const { calls, upsert, go, tell } = open('/auth?next=/instance-admin');
    // The client takes the fragment away.
    dispatchEvent(new PopStateEvent('popstate'));
    await tell('SIGNED_IN');
    await waitFor(() => expect(title()).toBe('Your name and a password'));
    expect(screen.getByRole('alert')).toHaveTextContent('Welcome. Tell us your name');
    type('Name', 'Ada');
    type('New password', 'quiet-notebook-7');
    send();
    await waitFor(() => expect(go).toHaveBeenCalledWith('/instance-admin'));
    expect(calls.auth.updateUser).toHaveBeenCalledWith({
      password: 'quiet-notebook-7',
      data: { name: 'Ada' },
    });
    expect(upsert).toHaveBeenCalledWith({ id: 'u1', name: 'Ada' });
  });
});
