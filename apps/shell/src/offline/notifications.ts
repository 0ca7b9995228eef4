import type { PushMessage } from '@reflectory/contracts/reminders';

/** A notification of a service worker; its buttons are in no type of the page. */
type Shown = NotificationOptions & { actions?: { action: string; title: string }[] };
type Kept = { path: string; pausePath: string | null };
type OpenWindow = { url: string; focus(): Promise<unknown> };

export type NotifierOptions = {
  show: (title: string, options: Shown) => Promise<void>;
  findWindows: () => Promise<readonly OpenWindow[]>;
  openWindow: (url: string) => Promise<unknown>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  origin: string;
};

const ICON = '/icons/app.svg';
const PAUSE = 'pause';
const isText = (value: unknown): value is string => typeof value === 'string';

/** What came, or null when it is nothing that the service sends. */
function readMessage(text: string | undefined): PushMessage | null {
  try {
    const message = JSON.parse(text ?? '') as Partial<PushMessage> | null;
    const { title, body, language, tag, path, pause } = message ?? {};
    if (![title, body, language, tag, path].every(isText)) return null;
    if (pause && !(isText(pause.title) && isText(pause.path))) return null;
    return message as PushMessage;
  } catch {
    return null;
  }
}

/** How the service worker shows what the service sends, and what follows when somebody touches it. */
export function createNotifier({ show, findWindows, openWindow, fetch, origin }: NotifierOptions) {
  /** An address of this place; null for every other. */
  const ownAddress = (path: string): string | null => {
    const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
    return url?.origin === origin ? url.href : null;
  };

  return {
    /** Shows a message without a sound. A browser demands that something is shown for each. */
    async receive(text: string | undefined): Promise<void> {
      const message = readMessage(text);
      if (!message) return show('Reflectory', { tag: 'reminder', silent: true, icon: ICON });
      const { title, body, language, tag, path, pause } = message;
      const data: Kept = { path, pausePath: pause?.path ?? null };
      return show(title, {
        body,
        lang: language,
        dir: 'auto',
        tag,
        icon: ICON,
        silent: true,
        data,
        ...(pause && { actions: [{ action: PAUSE, title: pause.title }] }),
      });
    },
    /** Opens the page of a notification, in a window that is there already, or does what its button says. */
    async touch(action: string, data: unknown): Promise<void> {
      const { path = '/journal', pausePath = null } = (data ?? {}) as Partial<Kept>;
      const pauseAddress = pausePath === null ? null : ownAddress(pausePath);
      if (action === PAUSE && pauseAddress) {
        const isPaused = await fetch(pauseAddress, { method: 'POST' }).then(
          ({ ok }) => ok,
          () => false,
        );
        // The page behind the address has a button for the same, and says how it went.
        if (!isPaused) await openWindow(pauseAddress);
        return;
      }
      const address = ownAddress(path) ?? `${origin}/`;
      // No window is led elsewhere: somebody may be writing there.
      const open = (await findWindows()).find(({ url }) => url === address);
      await (open ? open.focus() : openWindow(address));
    },
  };
}
