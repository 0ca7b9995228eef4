import type { BrowserContext } from '@playwright/test';
import { createPerson, writeEntry, type Person } from './person.ts';
import { signedInState, type BrowserState } from './signed-in.ts';
import { test as base } from './test.ts';
import { FULL_DAY, fullAnswers } from './words.ts';

/** Somebody at acme who has written, and the browser state of having signed in. */
export type Writer = {
  person: Person;
  state: BrowserState;
  /** Entry of an anxious session titled `A full day`. */
  entryId: string;
  /** Entries of Free Write, titled `Day 1` to `Day 7`, the last one written last. */
  days: number;
};

const DAYS = 7;

async function createWriter(): Promise<Writer> {
  const person = await createPerson('acme', 'Wanda');
  for (let day = 1; day <= DAYS; day += 1) {
    const answers = [`On day ${day} I wrote. ${FULL_DAY}`];
    await writeEntry(person, { framework: 'free', title: `Day ${day}`, answers });
  }
  const { entryId } = await writeEntry(person, {
    framework: 'anxious',
    title: 'A full day',
    answers: fullAnswers(),
  });
  return { person, state: await signedInState(person), entryId, days: DAYS };
}

type Signed = { signedIn: BrowserContext };

/** Tests with one writer per worker, and a browser of their own in which the writer is signed in. */
export const test = base.extend<Signed, { writer: Writer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
  writer: [async ({}, provide) => provide(await createWriter()), { scope: 'worker' }],
  signedIn: async ({ browser, writer }, provide) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ storageState: writer.state, permissions });
    await provide(context);
    await context.close();
  },
});

export { expect } from './test.ts';
