import { createServiceClientFake } from '@reflectory/client/testing';
import type { UsageDay } from '@reflectory/contracts/analytics';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../../locales/en.json';
import { UsagePanel } from './usage.panel.tsx';

const today = new Date().toISOString().slice(0, 10);

function open(days: UsageDay[]) {
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: { 'list-usage': () => ({ since: today, days }) },
  });
  return renderWithPlatform(<UsagePanel />, { client, role: 'instance_admin', texts: { admin: texts } });
}

test('each area is told with its days, as a picture and in words', async () => {
  open([
    { day: today, path: '/journal', views: 1204, tabs: 40 },
    { day: today, path: '/a-new-area', views: 6, tabs: 5 },
  ]);
  const row = await screen.findByRole('row', { name: /Journal/ });
  expect(within(row).getByText('1,204')).toBeVisible();
  expect(within(row).getByText(/^1,204 times, most on .+: 1,204$/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /\/a-new-area/ })).toBeVisible();
});

test('while nothing can be told it says when something will be', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nothing can be told yet.' })).toBeVisible();
  expect(screen.getByText(/as soon as five browser tabs/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
