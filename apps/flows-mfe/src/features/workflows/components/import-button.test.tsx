import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import texts from '../../../locales/en.json';
import later from '../locales/en.json';
import type { Draft } from './editor.tsx';
import { ImportButton } from './import-button.tsx';

const places = {
  boards: [],
  circles: [],
  maps: [],
  frameworks: [{ key: 'gratitude', name: 'Gratitude' }],
  webhooks: [],
  incoming: [],
};
const card = {
  id: 'a',
  kind: 'make-card',
  board_id: crypto.randomUUID(),
  column_id: crypto.randomUUID(),
  title: 'A walk',
};
const fileOf = (change: object = {}, steps: object[] = [card]) =>
  JSON.stringify({
    format: 'reflectory-routine',
    version: 1,
    title: 'Evening',
    document: { trigger: { kind: 'button' }, conditions: null, steps },
    ...change,
  });

const ON = { boards: true, goals: true, productivity: true, integrations: true, library: true };

async function choose(text: string, features: Record<string, boolean> = ON) {
  const imported = vi.fn<(draft: Draft) => void>();
  const { client } = createServiceClientFake({ user: FAKE_USER });
  renderWithPlatform(<ImportButton places={places} onImport={imported} />, {
    client,
    features,
    texts: { flows: { ...texts, ...later }, common: {} },
  });
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Choose a file of a routine'), new File([text], 'routine.json'));
  const dialog = within(await screen.findByRole('dialog', { name: 'A routine from a file' }));
  return { user, imported, dialog };
}

test('it says what the routine does and what is still to be chosen, and becomes a draft when that is wanted', async () => {
  const { user, imported, dialog } = await choose(fileOf());
  expect(await dialog.findByText(/Then: make a card “A walk” in a board/)).toBeVisible();
  expect(dialog.getByText('Choose a board.')).toBeVisible();
  expect(imported).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Take it as a draft' }));
  expect(imported.mock.lastCall?.[0].title).toBe('Evening');
  expect(JSON.stringify(imported.mock.lastCall)).not.toContain(card.board_id);
});

test.each([
  ['is broken', '{', /This file is damaged/],
  ['is of something else', '{"lists":[]}', /This is no file of a routine/],
  ['is newer', fileOf({ version: 9 }), /newer version/],
  ['is too large', ' '.repeat(256 * 1024 + 1), /larger than 256 KB/],
  ['has a secret', fileOf({ title: `rfl_${'a'.repeat(43)}` }), /looks like a password or a key/],
])('a file that %s is refused in words, and nothing is made of it', async (_what, text, reason) => {
  const { imported, dialog } = await choose(text);
  expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
  expect(dialog.queryByRole('button', { name: 'Take it as a draft' })).not.toBeInTheDocument();
  expect(imported).not.toHaveBeenCalled();
});

test('a step of an area that is off is named', async () => {
  const { dialog } = await choose(fileOf(), { ...ON, boards: false });
  expect(await dialog.findByRole('alert')).toHaveTextContent('It needs what is switched off here: boards.');
});
