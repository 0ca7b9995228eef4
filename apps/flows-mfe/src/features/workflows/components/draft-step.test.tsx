import { createServiceClientFake } from '@reflectory/client/testing';
import {
  NOT_CHOSEN,
  workflowDocumentSchema,
  type WorkflowDocument,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import texts from '../../../locales/en.json';
import later from '../locales/en.json';
import { Editor } from './editor.tsx';
import { Trial } from './trial.tsx';

const circles = [
  { id: crypto.randomUUID(), name: 'Evening circle' },
  { id: crypto.randomUUID(), name: 'Morning circle' },
];
const none = { boards: [], circles: [], maps: [], frameworks: [], webhooks: [], incoming: [] };
const changed = vi.fn<(document: WorkflowDocument) => void>();
const routine = (steps: WorkflowStep[]): WorkflowDocument => ({
  trigger: { kind: 'button' },
  conditions: null,
  steps,
});

function Kept({ steps = [], known = circles }: { steps?: WorkflowStep[]; known?: typeof circles }) {
  const [document, setDocument] = useState(routine(steps));
  const keep = (next: { document: WorkflowDocument }) => {
    changed(next.document);
    setDocument(next.document);
  };
  const places = { ...none, circles: known };
  return <Editor draft={{ title: 'Routine', document }} places={places} onChange={keep} />;
}

const options = (functions: object = {}) => ({
  client: createServiceClientFake({ user: FAKE_USER, functions } as never).client,
  texts: { flows: { ...texts, ...later }, common: {} },
});

test('a draft is left in a circle that one is in, with words of several lines', async () => {
  renderWithPlatform(<Kept />, options());
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Add a step to “Then”/ }));
  await user.click(screen.getByRole('option', { name: 'Leave a draft in a circle' }));
  expect(screen.getByText('leave a draft in Evening circle: What I take from it:')).toBeInTheDocument();
  expect(screen.getByText(later.workflows.draftHint)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Evening circle/ }));
  await user.click(screen.getByRole('option', { name: 'Morning circle' }));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), '{Enter}More');
  expect(screen.getByText('leave a draft in Morning circle: What I take from it:')).toBeInTheDocument();
  expect(workflowDocumentSchema.parse(changed.mock.lastCall?.[0]).steps).toMatchObject([
    { kind: 'draft-post', circle_id: circles[1]?.id, text: 'What I take from it:\nMore' },
  ]);
});

test('a circle is still to be chosen in a template, and whoever is in none is led to them', () => {
  const step = { id: 'draft', kind: 'draft-post', circle_id: NOT_CHOSEN, text: 'This week:' } as const;
  renderWithPlatform(<Kept steps={[step]} known={[]} />, options());
  expect(screen.getByText('Choose a circle.')).toBeInTheDocument();
  expect(screen.getByText('leave a draft in a circle: This week:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find one' })).toHaveAttribute('href', '/groups');
});

test('run dry it says that its person is not in the circle any more', async () => {
  const step = {
    id: 'draft',
    kind: 'draft-post',
    circle_id: circles[0]?.id ?? '',
    text: 'This week:',
  } as const;
  const would = {
    step_id: 'draft',
    kind: 'draft-post',
    text: 'This week:',
    way: null,
    things: null,
    thing: null,
    failure: 'not-in-circle',
  };
  renderWithPlatform(
    <Trial document={routine([step])} places={{ ...none, circles }} />,
    options({ 'try-workflow': () => ({ is_met: true, would: [would] }) }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try' }));
  expect(await screen.findByRole('list', { name: 'This would happen' })).toHaveTextContent(
    'you are not in this circle any more',
  );
});
