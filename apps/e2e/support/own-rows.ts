import type { Page } from '@playwright/test';
import { BOOT_MANIFEST_ELEMENT_ID } from '@reflectory/contracts';

/** Rows of a table as the person who is signed in on `page` may read them. */
export async function ownRows(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    async ([name, bootId]) => {
      const boot = JSON.parse(document.getElementById(bootId)?.textContent ?? '{}');
      const key = Object.keys(localStorage).find((candidate) => /^sb-.*-auth-token$/.test(candidate)) ?? '';
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}');
      const headers = { apikey: boot.service.anonKey, authorization: `Bearer ${token}` };
      const answer = await fetch(`/rest/v1/${name}?select=*`, { headers });
      return answer.json();
    },
    [table, BOOT_MANIFEST_ELEMENT_ID] as const,
  );
}

/** What the account of the person who is signed in on `page` carries. */
export async function ownMetadata(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((candidate) => /^sb-.*-auth-token$/.test(candidate)) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').user.user_metadata;
  });
}
