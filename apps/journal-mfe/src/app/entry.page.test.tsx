import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FunctionCallError } from '@reflectory/client';
import { FAKE_INSTANCE_ID, type FakeFunctions } from '@reflectory/client/testing';
import type { Analysis } from '@reflectory/contracts/journal';
import type { Entitlements } from '@reflectory/contracts/subscription';
import { analysisOf, evidenceIn } from '../testing/insight-rows.ts';
import { SESSION_ID } from '../testing/draft-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import later from '../later/locales/de.json';
import first from '../locales/de.json';
import EntryPage from './entry.page.tsx';

const german = { ...first, ...later };

const ENTRY_ID = '55555555-5555-4555-8555-555555555555';
const answers = ['I fear the move. I fear it much.', '', 'To stay with my friends. I fear the move.'];
const text = `${answers[0]}\n\n${answers[2]}`;
const found = analysisOf({
  summary: 'As it was stored.',
  emotions: [
    {
      emotion: 'fear',
      family: 'fear',
      percentage: 100,
      valence: -0.8,
      arousal: 0.7,
      evidence: [
        evidenceIn(text, 'I fear it much.', ['fear']),
        { ...evidenceIn(text, 'I fear the move.', ['fear']), start: text.length - 16, end: text.length },
      ],
    },
  ],
  themes: [
    { name: 'Friends', area: 'friends', count: 1, evidence: [evidenceIn(text, 'To stay with my friends.')] },
  ],
  suggestions: [{ text: 'Write to one of them.', reason: 'You named your friends.', evidence: [] }],
});

function open(
  result: Analysis | null,
  entry: object = {},
  options = {},
  functions: FakeFunctions = {},
  given = answers,
) {
  const service = serviceFake({
    tables: {
      entries: [
        { id: ENTRY_ID, session_id: SESSION_ID, framework: 'tension', title: 'The move', text, ...entry },
      ],
      sessions: [{ id: SESSION_ID, framework: 'tension', answers: given, status: 'done' }],
      analyses: result ? [{ entry_id: ENTRY_ID, result }] : [],
      artworks: [{ entry_id: ENTRY_ID, svg: '<svg/>' }],
    },
    functions,
  });
  return renderPage(<EntryPage />, `/journal/entry/${ENTRY_ID}`, service, options);
}
const SUMMARY = /^The words of feeling here speak of fear: “fear”\. You wrote about friends/;
const mark = () => document.querySelector('section mark[tabindex]');

it('says the sum first, what was found, why, and which engine spoke §1.15', async () => {
  open(found);
  expect(await screen.findByText(SUMMARY)).toBeVisible();
  expect(screen.getByRole('button', { name: /fear,? 100%/i })).toBeVisible();
  expect(screen.getByText('Why: You named your friends.')).toBeVisible();
  expect(screen.getByText('Read by the built-in reader, on this server.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Artwork drawn from this entry' })).toBeVisible();
});

it('offers help in place of shares and advice to somebody who writes of suicide, and asks for it on every entry', async () => {
  const heavy = 'I am so tired of being here. Everyone would be better off without me.';
  const page = open(found, { text: heavy, session_id: null });
  const help = await screen.findByRole('region', { name: 'You do not have to be alone with this' });
  expect(help).toHaveTextContent('call the emergency number of the place where you are');
  expect(screen.getByText(heavy)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/%|fear|Write to one of them|Insight belongs/);
  page.unmount();
  open(found);
  await screen.findByText(SUMMARY);
  expect(screen.queryByRole('region', { name: /alone with this/ })).toBeNull();
});

it('says what the built-in reader found in the language of the page, and shows another engine as it wrote', async () => {
  const page = open(found, {}, { language: 'de', texts: { journal: german } });
  expect(await screen.findByText(/Die Wörter für Gefühle sprechen hier von Angst: „fear“/)).toBeVisible();
  expect(screen.getByText('Write to one of them.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/hat das auf Englisch geschrieben/)).toBeVisible();
  page.unmount();
  open({ ...found, engine: 'acme:reader-2' }, {}, { language: 'de', texts: { journal: german } });
  expect(await screen.findByText('As it was stored.')).toHaveAttribute('lang', 'en');
});

const contact = {
  name: 'Helpline',
  url: 'https://help.example',
  source: 'help.example',
  checked_on: '2026-05-01',
};

it('names who helps in the country, from where it is known and when that was checked, also without the network', async () => {
  const service = serviceFake({
    tables: {
      entries: [{ id: ENTRY_ID, session_id: null, framework: 'free', title: '', text: 'I want to die.' }],
      help_contacts: [
        { ...contact, id: SESSION_ID, country_code: 'AT' },
        { ...contact, id: ENTRY_ID, country_code: 'US', name: 'Warm line', phone: '+00 0' },
      ],
    },
  });
  renderPage(<EntryPage />, `/journal/entry/${ENTRY_ID}`, service);
  expect(await screen.findByText('Warm line')).toBeVisible();
  expect(screen.getByRole('link', { name: '+00 0' })).toHaveAttribute('href', 'tel:+000');
  expect(screen.getByText('Source: help.example, checked on May 1, 2026')).toBeVisible();
  expect(screen.queryByText('Helpline')).toBeNull();
  expect(localStorage.getItem(`reflectory.help.${FAKE_INSTANCE_ID}`)).toContain('Warm line');
});

it('shows the sentence behind an emotion where it stands, also one that is written twice', async () => {
  open(found);
  await userEvent.click(await screen.findByRole('button', { name: /fear,? 100%/i }));
  const bars = screen.getByRole('list', { name: 'What can be felt in it' });
  await userEvent.click(within(bars).getByRole('button', { name: 'I fear it much.' }));
  expect(mark()).toHaveTextContent('I fear it much.');
  expect(mark()).toHaveFocus();
  await userEvent.click(within(bars).getByRole('button', { name: 'I fear the move.' }));
  expect(mark()).toHaveTextContent('I fear the move.');
  expect(mark()?.closest('section')).toHaveTextContent('And the other side');
});

it('shows the sentences behind a theme', async () => {
  open(found);
  await userEvent.click(await screen.findByRole('button', { name: /Friends/ }));
  await userEvent.click(screen.getByRole('button', { name: 'To stay with my friends.' }));
  expect(mark()).toHaveTextContent('To stay with my friends.');
});

it('counts every sentence of a theme, and says how many it shows', async () => {
  const evidence = [evidenceIn(text, 'To stay with my friends.')];
  const theme = { name: 'Friends', area: 'friends', count: 30, evidence };
  const page = open({ ...found, themes: [{ ...theme, sentenceCount: 21 }] });
  await userEvent.click(await screen.findByRole('button', { name: /Friends.*21 sentences/ }));
  expect(screen.getByText('1 of them is shown.')).toBeVisible();
  page.unmount();
  open({ ...found, themes: [{ ...theme, evidence: Array.from({ length: 8 }, () => evidence).flat() }] });
  expect(await screen.findByRole('button', { name: /Friends.*8 sentences or more/ })).toBeVisible();
});

it('shows the questions with their answers, echoes filled in §1.12', async () => {
  open(found);
  const question = await screen.findByRole('heading', { name: /Look at what one side of you wants/ });
  expect(question.parentElement).toHaveTextContent('Not answered');
  expect(screen.getByRole('heading', { name: /Now look at “To stay with my friends/ })).toBeVisible();
});

it('shows the whole text when it was changed after the session', async () => {
  open(found, { text: 'Written anew.' });
  expect(await screen.findByText('Written anew.')).toBeVisible();
  expect(screen.queryByText('Not answered')).toBeNull();
});

const entitled = (reason: Entitlements['reason'], premium: boolean) => async () => ({
  state: 'none' as const,
  entitlements: { premium, reason, until: null },
  trialEndsAt: null,
  periodEndsAt: null,
  hasPortal: false,
});

it('says plainly that insight belongs to the subscription, and leads there', async () => {
  open(null, {}, {}, { 'get-subscription': entitled('none', false) });
  expect(await screen.findByText('Insight belongs to the subscription.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the subscription' })).toHaveAttribute(
    'href',
    '/settings#subscription',
  );
  expect(screen.getByText('And the other side', { exact: false })).toBeVisible();
});

it('reads an entry of earlier once the person is entitled to it', async () => {
  let tries = 0;
  open(
    null,
    {},
    {},
    {
      'get-subscription': entitled('subscription', true),
      'complete-session': async () => {
        tries += 1;
        if (tries === 1) throw new FunctionCallError('not_permitted', 'Not now');
        return { entry_id: ENTRY_ID, analysis: found, artwork_svg: '<svg/>' };
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Read it now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server');
  await userEvent.click(screen.getByRole('button', { name: 'Read it now' }));
  expect(await screen.findByText(SUMMARY)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read it now' })).toBeNull();
});

it('says nothing of a subscription where everything is included', async () => {
  open(null, {}, {}, { 'get-subscription': entitled('included', true) });
  expect(await screen.findByText('No insight was made from this entry.')).toBeVisible();
  expect(screen.queryByText(/subscription/i)).toBeNull();
});

it('says that insight is switched off, and offers neither a subscription nor a reading', async () => {
  const features = { insights: false };
  open(null, {}, { features }, { 'get-subscription': entitled('subscription', true) });
  expect(await screen.findByText('Insight is switched off here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read it now' })).toBeNull();
});

it('shows nothing rather than something invented', async () => {
  open(null);
  expect(await screen.findByText('No insight was made from this entry.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'What can be felt in it' })).toBeNull();
});

it('names a provider that spoke, and says so when no feeling stood out', async () => {
  open(analysisOf({ engine: 'acme:reader-2' }));
  expect(await screen.findByText('Read by acme reader-2.')).toBeVisible();
  expect(screen.getByText('No feeling stood out by its words.')).toBeVisible();
});

it('says what a provider said that the entry does not bear out, and why another read it', async () => {
  const page = open(analysisOf({ engine: 'provider:one', provider: { outcome: 'answered', dropped: 2 } }));
  expect(await screen.findByText(/Read by provider one.*does not bear it out: 2/)).toBeVisible();
  page.unmount();
  open(analysisOf({ engine: 'builtin@3', provider: { outcome: 'unavailable', dropped: 0 } }));
  expect(await screen.findByText(/built-in reader, on this server.*provider did not answer/)).toBeVisible();
});

it('lets other areas act on the entry', async () => {
  const Slot = ({ name, props }: { name: string; props: { entryId?: string } }) => (
    <button>{`${name} ${props.entryId}`}</button>
  );
  open(found, {}, { Slot });
  expect(await screen.findByRole('button', { name: `session.actions ${ENTRY_ID}` })).toBeVisible();
});

it('says that an entry is not there', async () => {
  renderPage(<EntryPage />, `/journal/entry/${SESSION_ID}`, serviceFake());
  expect(await screen.findByText('This entry is not here.')).toBeVisible();
});

function openRead(entry: object, functions: FakeFunctions = {}, result: Analysis | null = null) {
  const service = serviceFake({
    tables: {
      entries: [
        { id: ENTRY_ID, session_id: SESSION_ID, framework: 'tension', title: 'The move', text, ...entry },
      ],
      sessions: [{ id: SESSION_ID, framework: 'tension', answers, status: 'done' }],
      analyses: result ? [{ entry_id: ENTRY_ID, result }] : [],
      artworks: [],
    },
    functions,
  });
  renderPage(<EntryPage />, `/journal/entry/${ENTRY_ID}`, service);
  return service;
}

it('says that an entry is being read, and shows what was found when it is there, also without a live connection', async () => {
  const service = openRead({ analysis_state: 'reading' });
  expect(await screen.findByText('Being read…')).toBeVisible();
  expect(screen.getByText(/What is found in it appears here by itself/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'What was found in it' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const { client } = service;
  await client.from('analyses').insert({ entry_id: ENTRY_ID, engine: 'a', input_hash: 'b', result: found });
  Object.assign(service.rows('entries')[0] ?? {}, { analysis_state: null });
  expect(await screen.findByText(SUMMARY)).toBeVisible();
  expect(screen.queryByText('Being read…')).toBeNull();
});

it('lets a reading that failed be tried again', async () => {
  const service = openRead(
    { analysis_state: 'failed' },
    {
      'complete-session': () => ({
        entry_id: ENTRY_ID,
        analysis: null,
        artwork_svg: '<svg/>',
        analysis_state: 'reading',
      }),
    },
  );
  expect(await screen.findByText('This entry could not be read.')).toBeVisible();
  Object.assign(service.rows('entries')[0] ?? {}, { analysis_state: 'reading' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Being read…')).toBeVisible();
});

it('keeps what was found in the text of before while the new one is read', async () => {
  openRead({ analysis_state: 'reading' }, {}, found);
  expect(await screen.findByText(SUMMARY)).toBeVisible();
  expect(screen.getByText('Your new text is being read…')).toBeVisible();
});

it('shows every answer of a framework of the library beside its question, and none beside a text that was changed', async () => {
  const question = (en: string) => ({ en });
  const document = {
    key: 'pause',
    version: 1,
    topic: 'work' as const,
    minutes: 5,
    languages: ['en' as const],
    name: question('Pause'),
    promise: question('A pause.'),
    steps: [
      { id: 'what', kind: 'text' as const, question: question('What may rest?') },
      { id: 'weight', kind: 'scale' as const, min: 0, max: 10, question: question('How heavy is it?') },
    ],
  };
  const walked = { framework: 'pause@1', text: 'The report\n\nHow heavy is it?\n7 / 10' };
  const functions = { 'get-framework': () => ({ origin: 'product' as const, document }) };
  const page = open(null, walked, {}, functions, ['The report', '7']);
  expect(await screen.findByText('What may rest?')).toBeVisible();
  expect(screen.getByText('7 / 10')).toBeVisible();
  page.unmount();
  open(null, { ...walked, text: 'The other report' }, {}, functions, ['The report', '7']);
  expect(await screen.findByText('The other report')).toBeVisible();
  expect(screen.queryByText('What may rest?')).toBeNull();
});
