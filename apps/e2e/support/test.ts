import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

type Complaints = {
  complaints: string[];
  expectComplaint: (pattern: RegExp) => void;
  closedContexts: void;
};

/** A page whose console errors, page errors and policy violations fail the test, unless it expects them. */
export const test = base.extend<Complaints>({
  // Playwright closes the context of `page` alone; an open page of a test that is over goes on asking and drawing.
  closedContexts: [
    async ({ browser }, provide) => {
      const kept = new Set(browser.contexts());
      await provide();
      const opened = browser.contexts().filter((context) => !kept.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
  complaints: async ({}, provide) => {
    await provide([]);
  },
  expectComplaint: async ({ complaints }, provide) => {
    const expected: RegExp[] = [];
    await provide((pattern) => expected.push(pattern));
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },
  page: async ({ page, complaints, expectComplaint }, provide) => {
    void expectComplaint;
    collectComplaints(page, complaints);
    await provide(page);
  },
});

/** Adds what the browser complains about on `page` to `into`. */
export function collectComplaints(page: Page, into: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') into.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => into.push(String(error)));
  page.on('request', (request) => {
    const report = request.method() === 'POST' ? (request.postData() ?? '') : '';
    if (report.startsWith('{"csp-report"')) into.push(report);
  });
}

export { expect } from '@playwright/test';
