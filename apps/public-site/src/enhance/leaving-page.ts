import type { AccountStatus } from '@reflectory/contracts/account';
import type { BootManifest } from '@reflectory/contracts/boot';
import { createLeavingCalls, type LeavingCalls, leavingToken, RefusedError } from '../flows/leaving-calls.ts';
import { createToasts, type Toasts } from '../toasts/toasts.ts';
import { enhanceForm, type Fields } from './enhance-form.ts';
import { tellProblem } from './field-problem.ts';
import { formTextKeys, readPageTexts } from './page-texts.ts';

type State = 'ended' | 'code' | 'open' | 'closing';

const keys = [
  ...formTextKeys,
  'saved',
  'closing',
  'kept',
  'email-wrong',
  'password-wrong',
  'code-wrong',
] as const;

type Page = {
  root: HTMLElement;
  calls: LeavingCalls;
  toasts: Toasts;
  text: (key: (typeof keys)[number]) => string;
  show: (state: State) => void;
};

/** Starts the page of who is paused; `root` holds a part for each state. */
export async function startLeavingPage(root: HTMLElement, service: BootManifest['service']): Promise<void> {
  const text = readPageTexts(keys);
  const toasts = createToasts({ notifications: text('notifications'), dismiss: text('dismiss') });
  const show = (state: State) => {
    for (const part of root.querySelectorAll<HTMLElement>('[data-states]')) {
      part.hidden = !part.dataset['states']?.split(' ').includes(state);
    }
    root.removeAttribute('aria-busy');
  };
  const token = leavingToken.take();
  if (token === null) return show('ended');
  const page = { root, calls: createLeavingCalls(service, token), toasts, text, show };
  listenToActs(page);
  try {
    await look(page);
  } catch (error) {
    show('ended');
    onRefused(page, error);
  }
}

/** Shows what is left to do: to give the second factor, or to choose. */
async function look(page: Page): Promise<void> {
  const factor = await page.calls.missingFactor();
  if (factor === null) showStatus(page, await page.calls.status());
  else page.show('code');
}

function showStatus({ root, text, show }: Page, { deletion }: AccountStatus): void {
  const note = root.querySelector<HTMLElement>('[data-closing]');
  if (note && deletion) note.textContent = text('closing').replace('{date}', dayOf(deletion.purge_after));
  show(deletion ? 'closing' : 'open');
  root.querySelector('h1')?.focus();
}

function onRefused({ toasts, text, show }: Page, error: unknown): void {
  if (!(error instanceof RefusedError)) return toasts.error(text('unreachable'));
  if (error.status === 401) return show('ended');
  toasts.error(error.message);
}

function listenToActs(page: Page): void {
  const { root, calls, toasts, text } = page;
  const form = (name: string, run: (field: Fields) => Promise<void>) => {
    const found = root.querySelector<HTMLFormElement>(`form[data-form="${name}"]`);
    const onSubmit = (field: Fields) => run(field).catch((error: unknown) => onRefused(page, error));
    if (found) enhanceForm(found, { onSubmit, onBroken: () => toasts.error(text('unreachable')) });
  };
  form('code', async (field) => {
    const factor = await calls.missingFactor();
    try {
      if (factor !== null) await calls.giveCode(factor, field('code'));
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status === 401) throw error;
      return tell('leaving-code', text('code-wrong'));
    }
    await look(page);
  });
  form('export', async () => {
    const { file, name } = await calls.fetchAll();
    saveFile(file, name);
    toasts.success(text('saved'));
  });
  form('delete', async (field) => {
    try {
      showStatus(page, await calls.remove({ email: field('email'), password: field('password') }));
    } catch (error) {
      const wrong = error instanceof RefusedError ? error.fields : [];
      if (wrong.includes('email')) return tell('leaving-email', text('email-wrong'));
      if (wrong.includes('password')) return tell('leaving-password', text('password-wrong'));
      throw error;
    }
  });
  form('keep', async () => {
    showStatus(page, await calls.keep());
    toasts.success(text('kept'));
  });
}

function tell(id: string, words: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  tellProblem(field, words);
  field.focus();
}

const dayOf = (time: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { dateStyle: 'long' }).format(
    new Date(time),
  );

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
