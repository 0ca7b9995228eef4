import { createServiceClientFake } from '@reflectory/client/testing';
import type { WorkflowDocument, WorkflowStep } from '@reflectory/contracts/workflows';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import texts from '../../../locales/en.json';
import later from '../locales/en.json';
import { Versions } from './versions.tsx';

const places = { boards: [], circles: [], maps: [], frameworks: [], webhooks: [], incoming: [] };
const notify = (id: string, text: string): WorkflowStep => ({ id, kind: 'notify', text });
const routine = (steps: WorkflowStep[], rest: Partial<WorkflowDocument> = {}): WorkflowDocument => ({
  trigger: { kind: 'button' },
  conditions: null,
  steps,
  ...rest,
});
const first = routine([notify('a', 'Hello'), notify('b', 'Walk')]);
const second = routine([notify('a', 'Good morning'), notify('c', 'Sleep')], {
  trigger: { kind: 'entry-finished' },
});

function Room() {
  const [draft, setDraft] = useState(second);
  return (
    <>
      <Versions workflowId="w1" draft={draft} places={places} onTake={setDraft} />
      <p data-testid="draft">{draft.steps.map((step) => step.id).join(' ')}</p>
    </>
  );
}

async function show() {
  const at = '2026-11-27T10:00:00Z';
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'list-workflow-versions': () => ({
        versions: [
          { version: 3, published_at: at, document: null },
          { version: 2, published_at: at, document: second },
          { version: 1, published_at: at, document: first },
        ],
      }),
    },
  });
  renderWithPlatform(<Room />, { client, texts: { flows: { ...texts, ...later }, common: {} } });
  const user = userEvent.setup();
  const region = within(await screen.findByRole('region', { name: 'Versions' }));
  const choose = async (field: RegExp, option: RegExp) => {
    await user.click(region.getByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, region, choose };
}

test('what was added, removed and changed is said in the sentences of the list', async () => {
  const { region, choose } = await show();
  await choose(/Compare/, /^Version 1/);
  expect(region.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Begins: “When I press its button” becomes “When an entry is finished”',
    'New: tell me: Sleep',
    'No longer: tell me: Walk',
    'Changed: “tell me: Hello” becomes “tell me: Good morning”',
  ]);
  await choose(/With/, /^Version 1/);
  expect(region.getByText('Nothing has changed.')).toBeVisible();
});

test('a version is put into the draft, and what was there comes back', async () => {
  const { user, region, choose } = await show();
  await choose(/Compare/, /^Version 1/);
  await user.click(region.getByRole('button', { name: 'Put version 1 into the draft' }));
  expect(screen.getByTestId('draft')).toHaveTextContent('a b');
  await user.click(region.getByRole('button', { name: 'Undo' }));
  expect(screen.getByTestId('draft')).toHaveTextContent('a c');
});

test('a version that cannot be read any more says so, and is not put anywhere', async () => {
  const { region } = await show();
  expect(region.getByText('this routine cannot be read any more')).toBeVisible();
  expect(region.queryByRole('button', { name: /into the draft/ })).not.toBeInTheDocument();
});
