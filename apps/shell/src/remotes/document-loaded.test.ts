import { afterEach, expect, it, vi } from 'vitest';
import { DOCUMENT_LIMIT_MS, documentLoaded } from './document-loaded.ts';

afterEach(() => vi.restoreAllMocks());

const never = () => new Promise<void>(() => {});
const whileReading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

it('a document that is there is waited for no longer', async () => {
  await documentLoaded(document, { wait: never });
  expect(document.readyState).toBe('complete');
});

it('a document that is being read is waited for', async () => {
  whileReading();
  let isLoaded = false;
  const loaded = documentLoaded(document, { wait: never }).then(() => (isLoaded = true));
  await Promise.resolve();
  expect(isLoaded).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await loaded).toBe(true);
});

it('a picture that hangs is waited for a moment only', async () => {
  whileReading();
  const wait = vi.fn(() => Promise.resolve());
  await documentLoaded(document, { wait });
  expect(wait).toHaveBeenCalledWith(DOCUMENT_LIMIT_MS);
});
