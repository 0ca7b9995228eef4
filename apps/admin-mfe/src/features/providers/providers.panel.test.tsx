import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { SavedProvider } from '@reflectory/contracts/providers';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../locales/en.json';
import { ProvidersPanel } from './providers.panel.tsx';

const saved: SavedProvider = {
  base_url: 'https://models.example/v1',
  host: 'models.example',
  key_ending: '1234',
  models: { chat: 'one' },
  speech_voice: '',
  is_on: true,
  person_tokens: 1000,
  person_calls: 10,
  instance_tokens: 5000,
};

function open({
  before = null as SavedProvider | null,
  isPossible = true,
  refusal = null as Error | null,
} = {}) {
  const sent: FunctionInput<'save-provider'>[] = [];
  const tested: FunctionInput<'test-provider'>[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'get-provider-settings': () => ({
        is_possible: isPossible,
        saved: before,
        used: { calls: 2, tokens: 900 },
      }),
      'save-provider': (settings) => {
        if (refusal) throw refusal;
        sent.push(settings);
        return { saved };
      },
      'test-provider': (asked) => {
        tested.push(asked);
        return { outcome: 'answered', models: ['one', 'two'] };
      },
    },
  });
  const rendered = renderWithPlatform(<ProvidersPanel />, {
    client,
    role: 'instance_admin',
    texts: { admin: texts },
  });
  return { ...rendered, sent, tested, user: userEvent.setup() };
}
const field = (name: string) => screen.findByLabelText(name);

test('is off until somebody says so, and saves what was typed', async () => {
  const { user, sent, record } = open();
  expect(await screen.findByRole('switch', { name: 'Use this provider' })).not.toBeChecked();
  await user.type(await field('Address of the API'), 'https://models.example/v1');
  await user.type(await field('Key'), 'sk-1234');
  await user.type(await field('Reading entries'), 'one');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.toasts).toEqual([{ kind: 'success', text: 'The provider is saved' }]));
  expect(sent).toMatchObject([
    { base_url: 'https://models.example/v1', key: 'sk-1234', models: { reading: 'one' }, is_on: false },
  ]);
  expect(await field('Key')).toHaveValue('');
});

test('says which key is kept and never shows it; left empty it stays', async () => {
  const { user, sent } = open({ before: saved });
  expect(await screen.findByText(/ends with 1234 is kept/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('key');
});

test('names what cannot be saved and loses nothing of it', async () => {
  const { user, sent } = open({ before: saved });
  const address = await field('Address of the API');
  await user.clear(address);
  await user.type(address, 'models');
  await user.clear(await field('Tokens for each person'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This is no address.')).toBeVisible();
  expect(screen.getByText('A whole number is needed.')).toBeVisible();
  expect(address).toHaveValue('models');
  expect(sent).toEqual([]);
});

test('asks for a voice where a model speaks, and saves both', async () => {
  const { user, sent } = open({ before: saved });
  expect(await field('Speaking meditations')).toHaveValue('');
  expect(screen.queryByLabelText('Voice')).toBeNull();
  await user.type(await field('Speaking meditations'), 'two');
  await user.type(await field('Voice'), 'calm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ models: { chat: 'one', speech: 'two' }, speech_voice: 'calm' }]),
  );
});

test('says at the field where the service takes no such address', async () => {
  const refusal = new FunctionCallError('invalid_input', 'https', { base_url: 'https' });
  const { user } = open({ before: saved, refusal });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This address may not be used/)).toBeVisible();
});

test('tests what stands in the form, and says which model is missing', async () => {
  const { user, tested } = open({ before: { ...saved, models: { chat: 'three' } } });
  await user.click(await screen.findByRole('button', { name: 'Test the connection' }));
  expect(
    await screen.findByText('It answers. Its models: one and two. It does not have: three.'),
  ).toBeVisible();
  expect(tested).toEqual([{ base_url: 'https://models.example/v1' }]);
});

test('says where no key can be kept', async () => {
  open({ isPossible: false });
  expect(await screen.findByText(/keeps no keys of providers/)).toBeVisible();
});
