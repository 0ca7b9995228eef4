import type { Network } from '../network.ts';
import type { Page } from '../page/page.ts';

/** One way through the product, as a sentence and what a person does. */
export type Walk = {
  name: string;
  go(page: Page, network: Network): Promise<void>;
};

/** The field that an entry is written in. */
export const YOUR_TEXT = { role: 'textbox', name: 'Your text' } as const;

/** Begins an empty entry. */
export async function beginWriting(page: Page): Promise<void> {
  await page.open('/journal');
  // What comes above them moves the ways to begin.
  await page.find({ role: 'button', name: 'Not for me' });
  await page.press({ role: 'button', name: 'Free Write' });
  await page.find(YOUR_TEXT);
}

/** Finishes what is being written. */
export async function finishWriting(page: Page): Promise<void> {
  await page.press({ role: 'button', name: 'Done', isExact: true });
  await page.isAt(/\/journal\/entry\//);
}
