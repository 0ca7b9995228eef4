import type { ServiceClient } from '@reflectory/client';
import { accountChange, type AccountChange } from '../flows/account-change.ts';
import { runMode } from '../flows/auth-flow.ts';
import { destinationOf } from '../flows/auth-mode.ts';
import { keptDestination } from '../flows/kept-destination.ts';
import { dueRecovery, type LinkArrival, readArrival } from '../flows/link-arrival.ts';
import { needsCode } from '../flows/second-factor.ts';
import { type FlowOutcome, sendLeavingLink } from '../flows/session-flows.ts';
import { createToasts, type Toasts } from '../toasts/toasts.ts';
import { type AuthScreen, createAuthScreen } from './auth-screen.ts';
import { enhanceForm, type Fields } from './enhance-form.ts';
import { formTextKeys, readPageTexts } from './page-texts.ts';
import { createPasswordDemands, demandTextKeys, type DemandsAtField } from './password-demands.ts';

/** Milliseconds that a success can be read before the page changes. */
const READING_TIME_MS = 600;

const toastKeys = [
  'signed-in',
  'created',
  'confirm-by-mail',
  'reset-sent',
  'email-needed',
  'password-saved',
  'recovery-code-refused',
  'link-expired',
  'invited',
  'paused',
  'leaving-link-sent',
  'other-account',
] as const;

type Page = {
  screen: AuthScreen;
  toasts: Toasts;
  demands: DemandsAtField;
  text: (key: (typeof toastKeys)[number]) => string;
  /** A link that waits for the person's word. */
  change: AccountChange | null;
  /** While a flow runs it alone decides where to go. */
  isBusy: boolean;
  loadClient: () => Promise<ServiceClient>;
  /** Where the person was going. */
  destination: string;
  onward: () => void;
};

/** Asks for the password that is due, and of whoever was invited for their name; false where none is. */
function askForPassword({ screen, text }: Page): boolean {
  const due = dueRecovery.mode();
  if (due === null) return false;
  if (screen.mode() !== due) screen.show(due);
  if (due === 'invited') screen.tell(text('invited'));
  return true;
}

/** Where an auth session leads: to the missing code, to the password that is due, or on. */
async function follow(client: ServiceClient, page: Page): Promise<void> {
  const { screen } = page;
  if (page.isBusy) return;
  if (await needsCode(client)) {
    if (screen.mode() !== 'recovery-code') screen.show('code');
  } else if (!askForPassword(page)) {
    page.onward();
  }
}

/** Follows the auth session of this browser, also when it begins in another tab (specification, sections 2 and 4). */
async function followSession(page: Page, ignoresFirst: boolean): Promise<void> {
  const client = await page.loadClient();
  client.auth.onAuthStateChange((event, session) => {
    if (!session) {
      dueRecovery.end();
      if (['new-password', 'invited', 'code', 'recovery-code'].includes(page.screen.mode()))
        page.screen.show('sign-in');
    } else if (event !== 'USER_UPDATED' && !(ignoresFirst && event === 'INITIAL_SESSION')) {
      // The client holds its lock while it tells; asking it something has to wait.
      setTimeout(() => void follow(client, page), 0);
    }
  });
}

function leave(page: Page, toast: (typeof toastKeys)[number]): void {
  page.isBusy = true;
  dueRecovery.end();
  page.toasts.success(page.text(toast));
  setTimeout(page.onward, READING_TIME_MS);
}

function finish(page: Page, outcome: FlowOutcome): void {
  const { screen, toasts, text } = page;
  const mode = screen.mode();
  switch (outcome.kind) {
    case 'failed':
      toasts.error(outcome.message);
      return void (outcome.reasons && page.demands.explain(outcome.reasons));
    case 'code-needed':
      screen.show('code');
      return screen.focus('code');
    case 'paused':
      return screen.tellPaused(text('paused'));
    case 'confirm-by-mail':
      toasts.success(text(mode === 'forgot' ? 'reset-sent' : 'confirm-by-mail'));
      if (mode === 'forgot') return screen.show('sign-in');
      return keptDestination.keep(page.destination);
    case 'signed-in':
      if (mode === 'sign-up') return leave(page, 'created');
      if (mode === 'new-password') return leave(page, 'password-saved');
      if (mode === 'invited') return leave(page, 'created');
      if (!askForPassword(page)) return leave(page, 'signed-in');
      return screen.focus('new-password');
  }
}

async function submit(page: Page, field: Fields): Promise<void> {
  const { screen, toasts, text } = page;
  const mode = screen.mode();
  if (mode === 'other-account') return takeLink(page);
  if (mode === 'forgot' && !field('email').trim()) {
    toasts.error(text('email-needed'));
    return screen.focus('email');
  }
  page.isBusy = true;
  try {
    const client = await page.loadClient();
    const outcome = await runMode(client, mode, field, text('recovery-code-refused'));
    page.isBusy = false;
    finish(page, outcome);
  } catch (error) {
    page.isBusy = false;
    throw error;
  }
}

/** What a link brought along, or the auth session that is there. */
function arrive(page: Page, arrival: LinkArrival): Promise<void> {
  const { screen, text } = page;
  if (arrival === 'recovery' || arrival === 'invite') dueRecovery.begin(arrival);
  askForPassword(page);
  if (arrival === 'expired') {
    history.replaceState(null, '', location.pathname + location.search);
    screen.show('forgot');
    screen.tell(text('link-expired'));
  }
  return followSession(page, arrival === 'expired');
}

/** A link can be anybody's: who is signed in already is asked before it changes whose pages they write on. */
function askForAccount({ screen, text }: Page, { current, other }: AccountChange): void {
  history.replaceState(null, '', location.pathname + location.search);
  screen.show('other-account');
  screen.tell(
    text('other-account')
      .replace('{current}', () => current)
      .replace('{other}', () => other),
  );
}

function takeLink(page: Page): Promise<void> {
  const hash = page.change?.hash ?? '';
  page.change = null;
  dueRecovery.end();
  history.replaceState(null, '', location.pathname + location.search + hash);
  page.screen.show('sign-in');
  return arrive(page, readArrival(hash));
}

/** Starts the sign-in screen. */
export function startAuthPage(
  form: HTMLFormElement,
  loadClient: () => Promise<ServiceClient>,
  go: (path: string) => void,
): void {
  const common = readPageTexts(formTextKeys);
  const arrival = readArrival(location.hash);
  // What is no token of ours belongs to the page that was asked for, such as an invitation that no server is to see.
  const fragment = arrival === 'none' ? location.hash : '';
  const kept =
    arrival === 'session' && !new URLSearchParams(location.search).has('next') && keptDestination.take();
  const destination = kept || destinationOf(location.search) + fragment;
  const onward = () => go(destination);
  const text = readPageTexts(toastKeys);
  const page: Page = {
    screen: createAuthScreen(form),
    toasts: createToasts({ notifications: common('notifications'), dismiss: common('dismiss') }),
    demands: createPasswordDemands(form, loadClient, readPageTexts(demandTextKeys)),
    text,
    change: accountChange(location),
    isBusy: false,
    loadClient,
    destination,
    onward,
  };
  const onBroken = () => page.toasts.error(common('unreachable'));
  enhanceForm(form, { onSubmit: (field) => submit(page, field), onBroken });
  form.querySelector('[data-leave]')?.addEventListener('click', () => {
    const email = String(new FormData(form).get('email') ?? '');
    void loadClient()
      .then((client) => sendLeavingLink(client, email))
      .then((outcome) => {
        if (outcome.kind === 'failed') return page.toasts.error(outcome.message);
        page.toasts.success(text('leaving-link-sent'));
      })
      .catch(onBroken);
  });
  form.querySelector('[data-sign-out]')?.addEventListener('click', () => {
    void loadClient()
      .then((client) => client.auth.signOut({ scope: 'local' }))
      .catch(onBroken);
  });
  form.querySelector('[data-stay]')?.addEventListener('click', onward);
  if (page.change) askForAccount(page, page.change);
  else arrive(page, arrival).catch(onBroken);
}
