/// <reference lib="dom" />
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A busy machine takes longer than the second that is waited by default.
configure({ asyncUtilTimeout: 15_000 });

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

// A component that complains on the console is broken even when its assertions hold.
afterEach(() => {
  cleanup();
  const complaints = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  expect(complaints, 'unexpected console.error').toEqual([]);
});

// The page is that of the worker: the next file finds it as this one did.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  // What announces to screen readers is made once.
  document.body.replaceChildren(...document.querySelectorAll('[data-live-announcer]'));
  history.replaceState(null, '', '/');
  document.title = '';
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});
