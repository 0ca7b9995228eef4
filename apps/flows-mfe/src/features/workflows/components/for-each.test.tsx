import { createServiceClientFake } from '@reflectory/client/testing';
import {
  type ListedWorkflow,
  workflowDocumentSchema,
  type WorkflowDocument,
} from '@reflectory/contracts/workflows';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import texts from '../../../locales/en.json';
import later from '../locales/en.json';
import { Editor } from './editor.tsx';
import { Runs } from './runs.tsx';
import { Trial } from './trial.tsx';

const board = {
  id: crypto.randomUUID(),
  title: 'Home',
  columns: [{ id: crypto.randomUUID(), title: 'To do' }],
};
const places = { boards: [board], circles: [], maps: [], frameworks: [], webhooks: [], incoming: [] };
const changed = vi.fn<(document: WorkflowDocument) => void>();
const routine: WorkflowDocument = {
  trigger: { kind: 'button' },
  conditions: null,
  steps: [
    {
      id: 'all',
      kind: 'for-each',
      list: { of: 'goals' },
      each: [{ id: 'say', kind: 'notify', text: 'Look' }],
    },
  ],
};

function Kept() {
  const [document, setDocument] = useState<WorkflowDocument>({ ...routine, steps: [] });
  const keep = (next: { document: WorkflowDocument }) => {
    changed(next.document);
    setDocument(next.document);
  };
  return <Editor draft={{ title: 'Routine', document }} places={places} onChange={keep} />;
}

const options = (functions: object = {}) => ({
  client: createServiceClientFake({ user: FAKE_USER, functions } as never).client,
  texts: { flows: { ...texts, ...later }, common: {} },
});

test('a list is gone through: written by keyboard as a sentence, with steps of its own and no list in it', async () => {
  renderWithPlatform(<Kept />, options());
  const user = userEvent.setup();
  const choose = async (button: RegExp, option: string) => {
    screen.getByRole('button', { name: button }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('option', { name: option }).focus();
    await user.keyboard('{Enter}');
  };
  await choose(/Add a step to “Then”/, 'Go through a list');
  expect(screen.getByText('for each open goal')).toBeInTheDocument();
  expect(screen.getByText('A list needs a step to be done for each.')).toBeInTheDocument();
  await choose(/For each of Open goals|Open goals For each of/, 'Cards of a board');
  await choose(/Whenever/, 'Overdue');
  expect(screen.getByText('for each overdue card in Home')).toBeInTheDocument();
  screen.getByRole('button', { name: /Add a step to “For each of them”/ }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('option', { name: 'Go through a list' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Plan focus' }));
  const inner = screen.getByRole('list', { name: 'For each of them' });
  expect(within(inner).getByText('plan focus: A walk, 20 minutes')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Before it can be published' })).not.toBeInTheDocument();
  const document = workflowDocumentSchema.parse(changed.mock.lastCall?.[0]);
  expect(document.steps[0]).toMatchObject({
    list: { of: 'cards', board_id: board.id, column_id: null, due: 'overdue' },
    each: [{ kind: 'plan-focus' }],
  });
});

test('entries with a tag say of how many days they are', async () => {
  renderWithPlatform(<Kept />, options());
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Add a step to “Then”/ }));
  await user.click(screen.getByRole('option', { name: 'Go through a list' }));
  await user.click(screen.getByRole('button', { name: /Open goals/ }));
  await user.click(screen.getByRole('option', { name: 'Entries with a tag' }));
  expect(screen.getByText('for each entry of the last 7 days tagged “noticed”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Entries with a tag/ }));
  await user.click(screen.getByRole('option', { name: 'Lines of a call' }));
  expect(screen.getByText(/Nothing is taken of calls yet/)).toBeInTheDocument();
  expect(screen.getByText('Only what begins with a call has lines to go through.')).toBeInTheDocument();
});

test('run dry it says for which things, and how many more there are', async () => {
  const say = { step_id: 'say', kind: 'notify', text: 'Look', way: null, things: null, failure: null };
  const would = [
    { ...say, step_id: 'all', kind: 'for-each', text: null, things: { count: 2, total: 60 }, thing: null },
    { ...say, thing: { at: 0, title: 'Sleep' } },
    { ...say, thing: { at: 1, title: '' } },
  ];
  renderWithPlatform(
    <Trial document={routine} places={places} />,
    options({ 'try-workflow': () => ({ is_met: true, would }) }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try' }));
  const things = await screen.findByRole('list', { name: 'there are 60: the first 2 are taken' });
  expect([...things.children].map(({ textContent }) => textContent)).toEqual([
    'Sleeptell me: Look · Look',
    'without a titletell me: Look · Look',
  ]);
});

test('a run says how many things it went through, and what was left out', async () => {
  const step = {
    kind: 'notify',
    state: 'done',
    output: {},
    delivery: null,
    failure: null,
    at: '2026-11-27T10:00:00Z',
  };
  const run = {
    id: crypto.randomUUID(),
    version: 1,
    state: 'done',
    failure: null,
    attempt: 0,
    due_at: null,
    started_at: step.at,
    ended_at: step.at,
    about: null,
    rerun_of: null,
    steps: [
      { ...step, step_id: 'all', kind: 'for-each', output: { things: ['a', 'b'], total: 2 } },
      { ...step, step_id: 'say.0', output: { path: '/workflows' } },
      { ...step, step_id: 'all.1', kind: 'for-each', output: { is_left_out: true } },
    ],
  };
  const workflow = { id: crypto.randomUUID(), published: routine, draft: routine } as ListedWorkflow;
  renderWithPlatform(
    <Runs workflow={workflow} places={places} onShow={() => undefined} />,
    options({ 'list-workflow-runs': () => ({ runs: [run] }) }),
  );
  await userEvent.click(await screen.findByText('there are 2'));
  const things = screen.getByRole('list', { name: 'there are 2' });
  expect([...things.children].map(({ textContent }) => textContent)).toEqual([
    '1 of 2tell me: Look · open',
    '2 of 2left out',
  ]);
});
