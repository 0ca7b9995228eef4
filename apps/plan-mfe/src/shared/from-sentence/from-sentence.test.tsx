import { createServiceClientFake, FAKE_INSTANCE_ID } from '@reflectory/client/testing';
import type { EntryLinkRow } from '@reflectory/contracts/entry-links';
import type { SlotProps } from '@reflectory/platform-sdk';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { Button, RouterProvider } from '@reflectory/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import built from '../../locales/en.json';
import EntryGrowth from './entry-growth.slot.tsx';
import EntryLeaving from './entry-leaving.slot.tsx';
import type { FoundThing, GrownKind, SentenceFormProps } from './grown-kind.ts';
import { GrownKindsContext } from './grown-kinds.ts';
import { linkKeeper, waitingLinks } from './link-outbox.ts';
import texts from './locales/en.json';
import SentenceActions from './sentence-actions.slot.tsx';

type EntryGrowthProps = SlotProps['entry.growth'];

const ENTRY = '55555555-5555-4555-8555-555555555555';
const GOAL = '66666666-6666-4666-8666-666666666666';
const LINK = '77777777-7777-4777-8777-777777777777';
const text = 'I was tired. I want to swim again.';
const sentence = { entryId: ENTRY, version: 1, start: 13, end: 34, quote: 'I want to swim again.' };
const link = {
  id: LINK,
  entry_id: ENTRY,
  entry_version: 1,
  start_at: 13,
  end_at: 34,
  quote: sentence.quote,
  target_type: 'goal',
  target_id: GOAL,
  created_at: '2026-11-01T08:00:00Z',
};

function Form({ onMade }: SentenceFormProps) {
  return <Button onPress={() => onMade({ type: 'goal', id: GOAL })}>Keep it</Button>;
}

const goals = (found: Record<string, FoundThing>): GrownKind => ({
  id: 'goal',
  types: ['goal'],
  feature: 'goals',
  icon: 'goal',
  frameworks: ['woop'],
  load: () =>
    Promise.resolve({
      fromSentence: {
        Form,
        find: (_scope, ids) =>
          Promise.resolve(new Map(Object.entries(found).filter(([id]) => ids.includes(id)))),
        takeAnswers: (_scope, answers) =>
          Promise.resolve(
            answers.slice(0, 1).map(({ start, text: quote }) => ({
              type: 'goal',
              id: GOAL,
              start,
              end: start + quote.length,
              quote,
            })),
          ),
      },
    }),
});
const swimming = { [GOAL]: { title: 'Swim', href: `/goals/${GOAL}` } };

function Place({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      {children}
      <output data-testid="address">{pathname + hash}</output>
    </RouterProvider>
  );
}

type Arrangement = { links?: Partial<EntryLinkRow>[]; kind?: GrownKind; hash?: string };

function open(shown: ReactNode, { links = [], kind = goals(swimming), hash = '' }: Arrangement = {}) {
  const service = createServiceClientFake({ user: FAKE_USER, tables: { entry_links: links } });
  const rendered = renderWithPlatform(
    <GrownKindsContext value={[kind]}>
      <Place>{shown}</Place>
    </GrownKindsContext>,
    {
      client: service.client,
      features: { goals: true },
      texts: { plan: { ...built, ...texts }, common: { retry: 'Try again', loading: 'Loading' } },
      path: `/journal/entry/${ENTRY}${hash}`,
      route: '/journal/entry/:id',
    },
  );
  return { ...rendered, service };
}

const growth = (now = text, guided: EntryGrowthProps['guided'] = null) => (
  <EntryGrowth entryId={ENTRY} version={1} text={now} guided={guided} />
);
const address = () => screen.getByTestId('address').textContent;
const owner = { instanceId: FAKE_INSTANCE_ID, userId: FAKE_USER.id };

beforeEach(() => localStorage.clear());

describe('a sentence', () => {
  const make = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make a goal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make a goal' });
    expect(within(dialog).getByText(sentence.quote)).toBeVisible();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Keep it' }));
  };

  it('becomes something, which is joined with it', async () => {
    const { service, record } = open(<SentenceActions sentence={sentence} />);
    await make();
    await waitFor(() => expect(service.rows('entry_links')).toHaveLength(1));
    const { id: _, user_id: __, instance_id: ___, created_at: ____, ...own } = link as Partial<EntryLinkRow>;
    expect(service.rows('entry_links')[0]).toMatchObject(own);
    expect(record.toasts).toEqual([{ kind: 'success', text: 'The goal is there' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(waitingLinks(owner)).toEqual([]);
  });

  it('offers nothing of an area that is switched off', () => {
    open(<SentenceActions sentence={sentence} />, { kind: { ...goals({}), feature: 'boards' } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is joined later where there is no network, and seen at once', async () => {
    const { service } = open(
      <>
        <SentenceActions sentence={sentence} />
        {growth()}
      </>,
    );
    await waitFor(() => expect(service.calls.some(({ path }) => path.includes('entry_links'))).toBe(true));
    service.setReachable(false);
    await make();
    expect(await screen.findByRole('link', { name: 'Swim' })).toHaveAttribute('href', `/goals/${GOAL}`);
    expect(waitingLinks(owner)).toHaveLength(1);
    expect(await linkKeeper.countUnsent({ ...owner, client: service.client })).toBe(1);
    service.setReachable(true);
    expect(await linkKeeper.countUnsent({ ...owner, client: service.client })).toBe(0);
    expect(service.rows('entry_links')).toHaveLength(1);
  });
});

describe('what grew out of an entry', () => {
  it('stands below it, with its sentence, which is shown in the text', async () => {
    open(growth(), { links: [link] });
    expect(await screen.findByRole('heading', { name: 'What grew from this' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Swim' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: sentence.quote }));
    expect(address()).toBe(`/journal/entry/${ENTRY}#at=13-34`);
  });

  it('leads to where its sentence stands now, for whoever comes from it', async () => {
    open(growth(`So. ${text}`), { links: [link], hash: `#grown=${LINK}` });
    await waitFor(() => expect(address()).toBe(`/journal/entry/${ENTRY}#at=17-38`));
  });

  it('says that its words were changed, and that it was deleted', async () => {
    open(growth('Other words.'), { links: [link], kind: goals({}) });
    expect(await screen.findByText('A goal that grew here was deleted.')).toBeVisible();
    expect(screen.getByText('(these words are no longer in the text)')).toBeVisible();
  });

  it('is joined no more when somebody says so', async () => {
    const { service } = open(growth(), { links: [link] });
    await screen.findByRole('link', { name: 'Swim' });
    await userEvent.click(screen.getByRole('button', { name: 'Unlink “Swim” from this entry' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'What grew from this' })).toBeNull());
    expect(service.rows('entry_links')).toEqual([]);
  });

  it('says nothing where nothing grew, and that it could not be asked', async () => {
    const { service } = open(growth());
    service.failCalls('entry_links', 400);
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    service.failCalls('entry_links', null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

it('takes the answers of a framework in one press, once', async () => {
  const wish = { step: 'wish', text: 'To swim again', start: 0 };
  const { service } = open(growth('To swim again', { framework: 'woop', answers: [wish] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make it a goal' }));
  expect(await screen.findByRole('link', { name: 'Swim' })).toBeVisible();
  expect(service.rows('entry_links')[0]).toMatchObject({ quote: 'To swim again', start_at: 0, end_at: 13 });
  expect(screen.queryByRole('button', { name: 'Make it a goal' })).toBeNull();
});

it('says before an entry is deleted what grew out of it, and that it stays', async () => {
  open(<EntryLeaving entryId={ENTRY} />, { links: [link, { ...link, id: ENTRY }] });
  expect(await screen.findByText('2 goals grew from it. They stay, without the sentences.')).toBeVisible();
});
