import { LANGUAGES } from '@reflectory/contracts/languages';
import type { PasswordPolicy } from '@reflectory/contracts/auth';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import AuthPage from '../pages/auth.page.tsx';
import BetaPage from '../pages/beta.page.tsx';
import LandingPage from '../pages/landing/landing.page.tsx';
import { clientWith, failed, tokenOf, weak } from '../testing/client-with.ts';
import { formOf, seenToasts, showPage } from '../testing/show-page.ts';
import { textsByLanguage } from '../texts/index.ts';
import { startAuthPage } from './auth-page.ts';
import { startBetaForm } from './beta-form.ts';
import { readPageTexts } from './page-texts.ts';
import { demandsInWords, demandTextKeys, weaknessInWords } from './password-demands.ts';
import { startTrialCard } from './trial-card.ts';

const strict: PasswordPolicy = {
  minLength: 14,
  characters: ['upper', 'digits'],
  refusesCommon: true,
  changeNeedsProof: true,
};
const { en } = textsByLanguage;
const refusal = 'Password should be at least 14 characters. Password should contain a digit.';
const refused = weak(refusal, ['length', 'characters']);
const demanded =
  'Needed: at least 14 characters, a capital letter, and a digit. None that everybody tries first.';
const missing = 'Still needed: at least 14 characters and a digit.';

type Answers = Parameters<typeof clientWith>[0];
const places = {
  'the sign-up': (answers: Answers) => openAuth('/auth?mode=sign-up', answers),
  'a reset': (answers: Answers) =>
    openAuth(`/auth#access_token=${tokenOf('u1', 'ada@acme.example')}&type=recovery`, answers),
  'the trial': (answers: Answers) => {
    showPage(<LandingPage texts={en} />);
    const { client } = clientWith(answers);
    startTrialCard(formOf('trial'), { loadClient: async () => client, openTab: () => true, go: vi.fn() });
    return formOf('trial');
  },
  'the beta': (answers: Answers) => {
    showPage(<BetaPage texts={en} />);
    const { client } = clientWith(answers);
    startBetaForm(formOf('beta'), async () => client, vi.fn());
    return formOf('beta');
  },
};

function openAuth(address: string, answers: Answers) {
  history.replaceState(null, '', address);
  showPage(<AuthPage texts={en} />);
  const { client } = clientWith(answers);
  startAuthPage(formOf('auth'), async () => client, vi.fn());
  return formOf('auth');
}

const password = () => screen.getByLabelText(/password/i, { selector: 'input:enabled' });
function choose(form: HTMLFormElement, value: string) {
  for (const [name, text] of [
    ['name', 'Ada'],
    ['email', 'ada@acme.example'],
  ]) {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = text ?? '';
  }
  fireEvent.input(password(), { target: { value } });
  fireEvent.submit(form);
}

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
  sessionStorage.clear();
});

describe.each(Object.entries(places))('a password chosen in %s', (_place, open) => {
  test('that is refused as weak is told why, at the field and in the words of the server §8.1', async () => {
    choose(open({ signUp: refused, update: refused, policy: strict }), 'Notebook');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(expect.stringContaining(missing)));
    expect(seenToasts()).toEqual([refusal]);
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue('Notebook');
    fireEvent.input(password(), { target: { value: 'Notebook-in-a-quiet-room-7' } });
    expect(password()).not.toHaveAttribute('aria-invalid');
  });

  test('is told beforehand what is demanded beyond the product’s own minimum', async () => {
    open({ policy: strict });
    fireEvent.focusIn(password());
    await waitFor(() => expect(password()).toHaveAccessibleDescription(expect.stringContaining(demanded)));
  });

  test('is refused in the words of the server where the policy cannot be known', async () => {
    choose(open({ signUp: refused, update: refused }), 'notebook');
    await waitFor(() => expect(seenToasts()).toEqual([refusal]));
    expect(password()).not.toHaveAttribute('aria-invalid');
  });
});

test('who signs in is told nothing about new passwords', async () => {
  const form = openAuth('/auth?mode=sign-up', {
    policy: strict,
    signIn: failed('Invalid login credentials'),
  });
  fireEvent.focusIn(password());
  await waitFor(() => expect(password()).toHaveAccessibleDescription(expect.stringContaining(demanded)));
  fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(password()).toHaveAccessibleDescription(/^\s*$/);
  choose(form, 'wrong');
  await waitFor(() => expect(seenToasts()).toEqual(['Invalid login credentials']));
  expect(password()).toHaveAccessibleDescription(/^\s*$/);
});

test('where nothing more is demanded the page’s own words stay', async () => {
  places['the trial']({
    policy: { minLength: 6, characters: [], refusesCommon: false, changeNeedsProof: true },
  });
  fireEvent.focusIn(password());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(password()).toHaveAccessibleDescription(/^At least 6 characters\s*$/);
});

test.each(LANGUAGES)('the reasons are words in %s', (language) => {
  document.documentElement.lang = language;
  showPage(<AuthPage texts={textsByLanguage[language]} />);
  const text = readPageTexts(demandTextKeys);
  const { demands } = textsByLanguage[language];
  const every: PasswordPolicy = { ...strict, characters: ['lower', 'upper', 'digits', 'symbols'] };
  const words = demandsInWords(every, text);
  for (const part of [demands.lower, demands.upper, demands.digits, demands.symbols, demands.uncommon, '14'])
    expect(words).toContain(part);
  expect(words).not.toMatch(/[{}]/);
  const weakness = weaknessInWords('Notebook', { policy: every, reasons: ['length', 'pwned'] }, text);
  for (const part of [demands.digits, demands.symbols, demands.common, '14'])
    expect(weakness).toContain(part);
  expect(weakness).not.toContain(demands.upper);
});
