import { ownProvider } from '@reflectory/client';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import type { OwnProvider } from './api/use-provider.ts';
import { ProviderPart } from './provider-part.tsx';

const host = 'models.example';
const offered = {
  host,
  tasks: ['reading' as const, 'chat' as const],
  person_tokens: 300_000,
  person_calls: 1000,
};
const sent = {
  id: '77777777-7777-4777-8777-777777777777',
  provider: host,
  model: 'one',
  task: 'reading',
  entry_ids: ['88888888-8888-4888-8888-888888888888'],
  character_count: 1200,
  outcome: 'answered',
  sent_at: '2026-11-24T10:00:00Z',
};

/** As other remotes read it: from what is cached. */
function Elsewhere() {
  const { client, boot } = usePlatform();
  const { data } = useQuery(ownProvider(client, boot.instance.id, useCurrentUser().id));
  return <p>Elsewhere: {data?.has_consent ? 'agreed' : 'not agreed'}</p>;
}

function open(change: Partial<OwnProvider> = {}, rows: object[] = []) {
  let hasConsent = change.has_consent ?? false;
  const agreed = vi.fn<(provider: string) => void>();
  const rendered = renderPart(
    <>
      <ProviderPart />
      <Elsewhere />
    </>,
    {
      tables: { provider_disclosures: rows, provider_consents: hasConsent ? [{ provider: host }] : [] },
      functions: {
        'get-provider': () => ({
          provider: offered,
          used: { calls: 3, tokens: 2400 },
          ...change,
          has_consent: hasConsent,
        }),
        'agree-to-provider': ({ provider }) => {
          agreed(provider);
          hasConsent = true;
          return {};
        },
      },
    },
  );
  return { ...rendered, agreed };
}

it('sends nothing until its person says so, to whom and what for', async () => {
  const { agreed } = open();
  const choice = await screen.findByRole('switch', { name: 'Send my words to models.example' });
  expect(choice).not.toBeChecked();
  expect(screen.getByText(/reading entries and answering questions/i)).toBeVisible();
  expect(screen.getByText(/3 of 1,000 requests, 2,400 of 300,000 tokens/)).toBeVisible();
  await userEvent.click(choice);
  await vi.waitFor(() => expect(choice).toBeChecked());
  expect(agreed.mock.calls).toEqual([[host]]);
});

it('reaches whoever else asks whether its person agreed', async () => {
  open();
  expect(await screen.findByText('Elsewhere: not agreed')).toBeVisible();
  await userEvent.click(await screen.findByRole('switch'));
  expect(await screen.findByText('Elsewhere: agreed')).toBeVisible();
});

it('lists what was sent, when, to whom and of which entry', async () => {
  open({ has_consent: true }, [sent]);
  const log = await screen.findByRole('region', { name: 'What was sent' });
  const row = await within(log).findByRole('row', { name: /models\.example/ });
  expect(row).toHaveTextContent(/reading entries/i);
  expect(row).toHaveTextContent('1,200 characters');
  expect(within(row).getByRole('link', { name: 'Entry 1' })).toHaveAttribute(
    'href',
    `/journal/entry/${sent.entry_ids[0]}`,
  );
});

it('still lists it when the provider is gone, and is not there where there never was one', async () => {
  const page = open({ provider: null }, [sent]);
  expect(await screen.findByRole('region', { name: 'What was sent' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  page.unmount();
  open({ provider: null });
  expect(screen.queryByRole('heading', { name: 'AI provider' })).toBeNull();
});
