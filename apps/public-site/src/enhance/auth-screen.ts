import { type AuthMode, isOpenMode, modeOf, searchWithMode } from '../flows/auth-mode.ts';
import { readPageTexts } from './page-texts.ts';

/** The sign-in screen as one form whose parts come and go with its mode; what was typed stays in its fields. */
export type AuthScreen = {
  mode(): AuthMode;
  show(mode: AuthMode): void;
  /** A message that stays, above the fields; empty takes it away. */
  tell(message: string): void;
  /** The same with a button for the mail that lets somebody take what is theirs. */
  tellPaused(message: string): void;
  focus(name: string): void;
};

const titleKeys = [
  'title-sign-in',
  'title-sign-up',
  'title-forgot',
  'title-new-password',
  'title-invited',
  'title-code',
  'title-recovery-code',
  'title-other-account',
] as const;
const submitKeys = [
  'submit-sign-in',
  'submit-sign-up',
  'submit-forgot',
  'submit-new-password',
  'submit-invited',
  'submit-code',
  'submit-recovery-code',
  'submit-other-account',
] as const;

/** Shows what belongs to a mode. What does not is disabled too, so that it is neither checked nor sent nor filled in. */
function showParts(form: HTMLFormElement, mode: AuthMode): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-modes]')) {
    const isShown = part.dataset.modes?.split(' ').includes(mode) ?? false;
    part.hidden = !isShown;
    for (const input of part.querySelectorAll('input')) input.disabled = !isShown;
  }
  const password = form.querySelector<HTMLInputElement>('input[name="password"]');
  if (password) password.autocomplete = mode === 'sign-up' ? 'new-password' : 'current-password';
  // Who signs in has a password already, and nothing is demanded of it.
  const demands = form.querySelector('#auth-password-hint [data-demands]');
  if (demands && mode !== 'sign-up') demands.textContent = '';
  const email = form.querySelector<HTMLInputElement>('input[name="email"]');
  if (email) email.required = mode !== 'forgot';
  for (const problem of form.querySelectorAll<HTMLElement>('[id$="-problem"]')) problem.hidden = true;
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
}

/** Lets the links of the page switch its mode without leaving it. */
function listenToLinks(form: HTMLFormElement, show: (mode: AuthMode) => void): void {
  let search = location.search;
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-to]') : null;
    const mode = link?.dataset.to;
    if (!mode || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpenMode(mode))
      history.pushState(null, '', location.pathname + searchWithMode(location.search, mode) + location.hash);
    search = location.search;
    show(mode as AuthMode);
    form.querySelector('h1')?.focus();
  });
  addEventListener('popstate', () => {
    // The client takes the tokens of a mailed link out of the hash, which is no step back.
    if (location.search === search) return;
    search = location.search;
    show(modeOf(search));
  });
}

/** Makes the prerendered form follow its mode, beginning with the one that the address asks for. */
export function createAuthScreen(form: HTMLFormElement): AuthScreen {
  const text = readPageTexts([...titleKeys, ...submitKeys, 'joining-invited']);
  const heading = form.querySelector('h1');
  const submit = form.querySelector('button[type="submit"]');
  const notice = form.querySelector<HTMLElement>('[role="alert"]');
  const leave = form.querySelector<HTMLElement>('[data-leave]');
  let shown: AuthMode = 'sign-in';

  const screen: AuthScreen = {
    mode: () => shown,
    show(wanted) {
      const isClosed = wanted === 'sign-up' && document.documentElement.dataset['joining'] === 'invited';
      const mode = isClosed ? 'sign-in' : wanted;
      shown = mode;
      showParts(form, mode);
      document.title = text(`title-${mode}`);
      if (heading) heading.textContent = text(`title-${mode}`);
      if (submit) submit.textContent = text(`submit-${mode}`);
      screen.tell(isClosed ? text('joining-invited') : '');
    },
    tell(message) {
      if (!notice) return;
      notice.textContent = message;
      notice.hidden = message === '';
      if (leave) leave.hidden = true;
    },
    tellPaused(message) {
      screen.tell(message);
      if (leave) leave.hidden = false;
    },
    focus: (name) => form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
  };
  listenToLinks(form, screen.show);
  screen.show(modeOf(location.search));
  return screen;
}
