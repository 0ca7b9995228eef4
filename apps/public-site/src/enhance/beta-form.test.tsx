import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import BetaPage from '../pages/beta.page.tsx';
import { clientWith, failed, none } from '../testing/client-with.ts';
import { formOf, seenToasts, showPage } from '../testing/show-page.ts';
import { en } from '../texts/en.ts';
import { startBetaForm } from './beta-form.ts';

function join(answers: Parameters<typeof clientWith>[0] = {}) {
  showPage(<BetaPage texts={en} />);
  const { client, calls } = clientWith(answers);
  const go = vi.fn();
  startBetaForm(formOf('beta'), async () => client, go);
  for (const [label, value] of [
    ['Name', 'Ada'],
    ['Email', 'ada@acme.example'],
    ['Password', 'quiet-notebook-7'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.submit(formOf('beta'));
  return { calls, go };
}

test('joining greets by the name of the product and opens the journal §2.75 §4.13 §8.10', async () => {
  const { go } = join();
  await waitFor(() => expect(seenToasts()).toEqual(['Welcome to Reflectory beta! You have full access.']));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/journal'), { timeout: 2000 });
});

test('a known address is sent to the sign-in page §8.9', async () => {
  const { go } = join({ signUp: failed('User already registered') });
  await waitFor(() =>
    expect(seenToasts()).toEqual(['This email is already registered. Please use the main sign-in page.']),
  );
  expect(go).not.toHaveBeenCalled();
});

test('where the address has to be confirmed, it says so §4.14 §8.11', async () => {
  const { go } = join({ signUp: none, signIn: none });
  await waitFor(() => expect(seenToasts()).toEqual(['Please check your email to confirm your account.']));
  expect(go).not.toHaveBeenCalled();
});
