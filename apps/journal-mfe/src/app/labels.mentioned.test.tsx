import type { FoundName } from '@reflectory/contracts/journal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import LabelsPage from './labels.page.tsx';

const ENTRY = '77777777-7777-4777-8777-777777777771';
const ID = '77777777-7777-4777-8777-777777777772';
type Decision = { kind: string; label: string; state: string };

const deb: FoundName = { kind: 'person', label: 'Deb', entries: 3, sentence: 'Had coffee with Deb.' };
const lisbon: FoundName = { kind: 'place', label: 'Lisbon', entries: 2, sentence: 'Flew back from Lisbon.' };
const loop = { entry_id: ENTRY, sentence: 'I still have to call the landlord.' };

/** A service that keeps what is decided. */
function open() {
  const decided: Decision[] = [];
  const isOpen = (label: string) => !decided.some((one) => one.label === label);
  const kept = (kind: string) => decided.filter((one) => one.kind === kind && one.state === 'kept');
  const service = serviceFake({
    functions: {
      'list-labels': () => ({ labels: [] }),
      'find-mentions': () => ({
        read: 12,
        names: [deb, lisbon].filter(({ label }) => isOpen(label)),
        places: kept('place').map(({ label }) => ({ id: ID, label, entries: 2 })),
        loops: [loop].filter(({ sentence }) => isOpen(sentence)),
        kept_loops: kept('loop').map(({ label }) => ({ id: ID, entry_id: ENTRY, label })),
      }),
      'decide-mention': (input) => {
        const said = input as Decision;
        decided.push(...decided.splice(0).filter(({ label }) => label !== said.label), said);
        return { id: ID, linked: 3 };
      },
    },
  });
  const { record } = renderPage(<LabelsPage />, '/journal/tags', service);
  return { decided, said: () => record.toasts.map(({ text }) => text) };
}
const goTo = async (tab: string) => userEvent.click(await screen.findByRole('tab', { name: tab }));

it('asks whether a name is a person, and keeps nothing before', async () => {
  const { decided, said } = open();
  await goTo('People');
  const found = await screen.findByRole('region', { name: 'Are these people?' });
  expect(within(found).getByText('Had coffee with Deb.')).toBeVisible();
  expect(screen.getByText(/Looked for in your 12 newest entries/)).toBeVisible();
  expect(decided).toEqual([]);
  await userEvent.click(within(found).getByRole('button', { name: 'A person: Deb' }));
  await waitFor(() => expect(said()).toEqual(['“Deb” is on 3 entries now, and on later ones']));
  expect(decided).toEqual([{ kind: 'person', label: 'Deb', state: 'kept' }]);
  expect(screen.queryByText('Had coffee with Deb.')).not.toBeInTheDocument();
});

it('keeps a place, and does not ask again about what is none', async () => {
  const { decided, said } = open();
  await goTo('Places');
  await userEvent.click(await screen.findByRole('button', { name: 'A place: Lisbon' }));
  const kept = await screen.findByRole('list', { name: 'Kept' });
  expect(within(kept).getByRole('link', { name: 'Lisbon' })).toHaveAttribute(
    'href',
    '/journal/search?q=Lisbon',
  );
  await goTo('People');
  await userEvent.click(await screen.findByRole('button', { name: 'Neither: Deb' }));
  await waitFor(() => expect(said()).toContain('“Deb” is not asked about again'));
  expect(decided).toContainEqual({ kind: 'person', label: 'Deb', state: 'never' });
});

it('keeps an open loop until it is done', async () => {
  open();
  await goTo('Open loops');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Keep: I still have to call the landlord.' }),
  );
  const kept = await screen.findByRole('list', { name: 'Kept' });
  expect(within(kept).getByRole('link', { name: 'Open the entry' })).toHaveAttribute(
    'href',
    `/journal/entry/${ENTRY}`,
  );
  await userEvent.click(
    within(kept).getByRole('button', { name: 'Done: I still have to call the landlord.' }),
  );
  expect(await screen.findByText('Nothing is open, as far as your newest entries say.')).toBeVisible();
});
