import { createServiceClientFake } from '@reflectory/client/testing';
import type { WorkflowDocument, WorkflowRun } from '@reflectory/contracts/workflows';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../../../locales/en.json';
import later from '../locales/en.json';
import { Drawing } from './drawing.tsx';

const places = { boards: [], circles: [], maps: [], frameworks: [], webhooks: [], incoming: [] };
const routine: WorkflowDocument = {
  trigger: { kind: 'button' },
  conditions: null,
  steps: [
    {
      id: 'b',
      kind: 'branch',
      if: { is: 'at-least', field: 'hour', value: 18 },
      yes: [{ id: 'late', kind: 'notify', text: 'Sleep' }],
      no: [],
    },
    { id: 'w', kind: 'wait', amount: 2, unit: 'days' },
  ],
};
const changed = vi.fn<(document: WorkflowDocument) => void>();

/** A browser says how large elements are; here all frames are as wide as a page. */
beforeEach(() => {
  changed.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Kept() {
  const [document, setDocument] = useState(routine);
  const keep = (next: WorkflowDocument) => {
    changed(next);
    setDocument(next);
  };
  return <Drawing document={document} places={places} label="Drawing" onChange={keep} />;
}

function show(run?: WorkflowRun) {
  const { client } = createServiceClientFake({ user: FAKE_USER });
  const flows = { ...texts, ...later };
  const ui = run ? <Drawing document={routine} places={places} label="Drawing" run={run} /> : <Kept />;
  const { container } = renderWithPlatform(ui, { client, texts: { flows, common: {} } });
  const user = userEvent.setup();
  const drawing = screen.getByRole('region', { name: 'Drawing' });
  const press = async (name: string | RegExp) => {
    within(drawing).getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  return { user, container, drawing, press };
}

test('boxes come in the order of the list, with the same words, and lines between them', () => {
  const { container, drawing } = show();
  const parts = within(drawing)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !name.startsWith('Add'));
  expect(parts.slice(0, 4)).toEqual([
    'WhenWhen I press its button',
    'if Hour of the day is at least 18',
    'If it is sotell me: Sleep',
    'wait 2 days',
  ]);
  expect(within(drawing).getByText('Otherwise')).toBeInTheDocument();
  expect(container.querySelectorAll('.react-flow__edge')).toHaveLength(5);
  expect(within(drawing).queryByRole('application')).not.toBeInTheDocument();
  expect(drawing).toHaveAccessibleDescription(
    'When I press its button. Then: if Hour of the day is at least 18 (If it is so: tell me: Sleep / Otherwise: nothing); wait 2 days',
  );
});

test('a box opens the fields of the list, and what is changed there is the document', async () => {
  const { user, press } = show();
  await press('wait 2 days');
  const dialog = await screen.findByRole('dialog', { name: 'Wait' });
  const field = within(dialog).getByRole('textbox', { name: 'How long' });
  await user.clear(field);
  await user.type(field, '3');
  await user.tab();
  expect(changed.mock.lastCall?.[0].steps[1]).toEqual({ id: 'w', kind: 'wait', amount: 3, unit: 'days' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove this step' }));
  expect(changed.mock.lastCall?.[0].steps).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what begins it is changed in the drawing, with what must hold while that has no box', async () => {
  const { user, drawing, press } = show();
  await press(/^When/);
  const dialog = await screen.findByRole('dialog', { name: 'When' });
  await user.click(within(dialog).getByRole('button', { name: 'Add a condition' }));
  expect(changed.mock.lastCall?.[0].conditions).toMatchObject({ field: 'mood' });
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await within(drawing).findByRole('button', { name: /^If ?Mood/ })).toBeInTheDocument();
});

test('a step is added to the way of a branch that has none', async () => {
  const { user, press } = show();
  await press('Add a step after: Otherwise nothing');
  await user.click(await screen.findByRole('menuitem', { name: 'Tell me' }));
  expect(await screen.findByRole('dialog', { name: 'Tell me' })).toBeInTheDocument();
  expect(changed.mock.lastCall?.[0].steps[0]).toMatchObject({
    yes: [{ id: 'late' }],
    no: [{ kind: 'notify', text: 'Take a breath.' }],
  });
});

test('a box says what is wrong with its step until that is put right', async () => {
  const { user, drawing, press } = show();
  await press('Add a step after: wait 2 days');
  await user.click(await screen.findByRole('menuitem', { name: 'If and otherwise' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
  const problem = 'A branch needs a step on one of its ways.';
  expect(
    within(drawing).getByRole('button', { name: new RegExp(`^if Mood.*${problem}`) }),
  ).toBeInTheDocument();
  expect(within(drawing).getAllByText('Otherwise')).toHaveLength(2);
});

test('a run is looked at and not changed: what was done, what failed, what was not reached', () => {
  const done = { state: 'done', delivery: null, failure: null, at: '2026-11-27T10:00:00Z' } as const;
  const { drawing } = show({
    id: crypto.randomUUID(),
    version: 1,
    state: 'failed',
    failure: 'gone',
    attempt: 0,
    due_at: null,
    started_at: done.at,
    ended_at: done.at,
    about: null,
    rerun_of: null,
    steps: [
      { ...done, step_id: 'b', kind: 'branch', output: { way: 'yes' } },
      { ...done, step_id: 'late', kind: 'notify', output: {}, state: 'failed', failure: 'gone' },
    ],
  });
  expect(within(drawing).getAllByText('done')).toHaveLength(2);
  expect(within(drawing).getByText('failed')).toBeInTheDocument();
  expect(within(drawing).getByText('not run')).toBeInTheDocument();
  expect(within(drawing).queryByRole('button', { name: /Add a step/ })).not.toBeInTheDocument();
  expect(within(drawing).queryByRole('button', { name: /wait/ })).not.toBeInTheDocument();
});
