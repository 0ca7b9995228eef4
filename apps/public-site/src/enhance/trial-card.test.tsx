import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import LandingPage from '../pages/landing/landing.page.tsx';
import { clientWith, failed, none } from '../testing/client-with.ts';
import { formOf, seenToasts, showPage } from '../testing/show-page.ts';
import { en } from '../texts/en.ts';
import { startTrialCard } from './trial-card.ts';

function open(answers: Parameters<typeof clientWith>[0] = {}, opensTab = true) {
  showPage(<LandingPage texts={en} />);
  const { client, calls } = clientWith(answers);
  const browser = { loadClient: vi.fn(async () => client), openTab: vi.fn(() => opensTab), go: vi.fn() };
  startTrialCard(formOf('trial'), browser);
  const send = (password = 'quiet-notebook-7') => {
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@acme.example' } });
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.submit(formOf('trial'));
  };
  return { browser, calls, send };
}

test('the service client comes when somebody turns to the form, not before', () => {
  const { browser } = open();
  expect(browser.loadClient).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByLabelText('Email'));
  expect(browser.loadClient).toHaveBeenCalledOnce();
});

test('the checkout opens in a new tab, and the card says where it is §4.7 §7.8', async () => {
  const { browser, send } = open();
  send();
  await waitFor(() => expect(browser.openTab).toHaveBeenCalledWith('https://pay.example/1'));
  expect(screen.getByText(en.trial.checkoutOpened)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the checkout' })).toHaveAttribute(
    'href',
    'https://pay.example/1',
  );
});

test('where the browser lets no tab open, the checkout is a link in the card', async () => {
  const { send } = open({}, false);
  send();
  await waitFor(() => expect(screen.getByText(en.trial.checkoutBlocked)).toBeVisible());
  expect(screen.getByRole('link', { name: 'Open the checkout' })).toBeVisible();
});

test('without a session the mail has to be confirmed first §4.8 §8.8', async () => {
  const { browser, send } = open({ signUp: none });
  send();
  await waitFor(() =>
    expect(seenToasts()).toEqual(['Please check your email to confirm your account, then try again.']),
  );
  expect(browser.openTab).not.toHaveBeenCalled();
});

test('a known address signs in and goes to the checkout §4.9 §8.6', async () => {
  const { browser, calls, send } = open({ signUp: failed('User already registered') });
  send();
  await waitFor(() => expect(browser.openTab).toHaveBeenCalled());
  expect(calls.auth.signInWithPassword).toHaveBeenCalledWith({
    email: 'ada@acme.example',
    password: 'quiet-notebook-7',
  });
  expect(seenToasts()).toEqual([]);
});

test('any other error is told, and what was typed stays §8.7', async () => {
  const { send } = open({ signUp: failed('Signups not allowed for this instance') });
  send();
  await waitFor(() => expect(seenToasts()).toEqual(['Signups not allowed for this instance']));
  expect(screen.getByLabelText('Password')).toHaveValue('quiet-notebook-7');
});

test('a broken connection is told in the language of the page', async () => {
  const { browser, send } = open();
  browser.loadClient.mockRejectedValue(new Error('offline'));
  send();
  await waitFor(() => expect(seenToasts()).toEqual([en.auth.unreachable]));
});

test('five characters are too short, six are enough', async () => {
  const { calls, send } = open();
  send('12345');
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  expect(calls.auth.signUp).not.toHaveBeenCalled();
  send('123456');
  await waitFor(() => expect(calls.auth.signUp).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
});
