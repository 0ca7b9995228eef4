import type { Patience } from './retry.ts';

/** Milliseconds after which pictures of the document are waited for no longer. */
export const DOCUMENT_LIMIT_MS = 50;

/**
 * Waits for the document's `load`, which waits for scripts that are asked for before it: an area that hangs would keep the
 * browser saying that the page loads. Scripts of the shell run at its very end, so that this is a moment.
 */
export async function documentLoaded(page: Document, { wait }: Pick<Patience, 'wait'>): Promise<void> {
  if (page.readyState === 'complete') return;
  const { promise, resolve } = Promise.withResolvers<void>();
  page.defaultView?.addEventListener('load', () => resolve(), { once: true });
  await Promise.race([promise, wait(DOCUMENT_LIMIT_MS)]);
}
