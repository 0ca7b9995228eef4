import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

type Complaints = { complaints: string[]; expectComplaint: (pattern: RegExp) => void };

/** A page whose console errors, page errors and policy violations fail the test, unless it expects them. */
export const test = base.extend<Complaints>({
  complaints: async ({}, use) => {
    await use([]);
  },
  expectComplaint: async ({ complaints }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => expected.push(pattern));
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },
  page: async ({ page, complaints, expectComplaint }, use) => {
    void expectComplaint;
    collectComplaints(page, complaints);
    await use(page);
  },
});

/** Adds what the browser complains about on `page` to `into`. */
export function collectComplaints(page: Page, into: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') into.push(message.text());
  });
  page.on('pageerror', (error) => into.push(String(error)));
}

export { expect } from '@playwright/test';
