import { createServiceClientFake } from '@reflectory/client/testing';
import type { FocusIntentionRow } from '@reflectory/contracts/focus';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from '../features/focus/api/use-sessions.ts';
import texts from '../features/focus/locales/en.json';
import { createFocusServiceFake } from '../features/focus/testing/focus-service-fake.ts';
import FocusAtFoot from '../features/focus/app-foot.slot.tsx';
import { useFocusOn, useWantedFocus } from '../shared/use-focus-on.ts';
import FocusPage from './focus.page.tsx';

const common = { retry: 'Try again', loading: 'Loading', cancel: 'Cancel' };
const { focus: t } = texts;
const HOUR_MS = 3_600_000;

type Line = Partial<FocusIntentionRow>;

afterEach(() => localStorage.clear());

const goal = { type: 'goal', id: '44444444-4444-4444-8444-000000000001', title: 'Sing again' } as const;

/** The page as somebody sees it who comes from a goal. */
function FromGoal() {
  const focusOn = useFocusOn();
  return useWantedFocus() ? (
    <FocusPage />
  ) : (
    <button type="button" onClick={() => focusOn?.(goal)}>
      Come
    </button>
  );
}

function open(
  options: Parameters<typeof createFocusServiceFake>[0] = {},
  lines: Line[] = [],
  Page: typeof FocusPage = FocusPage,
) {
  const service = createFocusServiceFake(options);
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: { focus_settings: [], focus_sessions: [], focus_intentions: [...lines] },
    functions: service.functions,
  });
  const page = (
    <>
      <Page />
      <FocusAtFoot />
    </>
  );
  const { record, unmount } = renderWithPlatform(page, {
    client: fake.client,
    texts: { plan: texts, common },
    path: '/productivity',
    route: '/productivity',
    features: { productivity: true, sound: true },
    Slot: ({ name, props }) => <i>{`${name} ${JSON.stringify(props)}`}</i>,
  });
  return { user: userEvent.setup(), service, record, unmount, fake };
}

const begin = async (user: ReturnType<typeof userEvent.setup>, intention: string) => {
  await user.type(await screen.findByRole('textbox', { name: t.intention }), intention);
  await user.click(screen.getByRole('button', { name: t.start }));
};

test('a session is begun, interrupted and paused by keys, and ended with one line', async () => {
  const { user, service, record } = open();
  await begin(user, 'Write');
  expect(await screen.findByRole('heading', { name: 'Write' })).toHaveFocus();
  expect(record.foot.has('plan')).toBe(true);
  await user.keyboard('ip');
  expect(await screen.findByText('1 interruption')).toBeVisible();
  await user.keyboard('s');
  await user.type(await screen.findByRole('textbox', { name: t.oneLine }), 'It went well.');
  await user.click(screen.getByRole('radio', { name: t.moods[3] }));
  await user.click(screen.getByRole('button', { name: t.keep }));
  await waitFor(() => expect(service.kinds()).toEqual(['start', 'interrupt', 'pause', 'end', 'say']));
  expect(service.events().at(-1)?.data).toEqual({ note: 'It went well.', mood_after: 40 });
  expect(await screen.findByText('It went well.')).toBeVisible();
});

test('sound beside a session begins where that was begun, rests with it and is gone at its end', async () => {
  const { user } = open();
  expect(await screen.findByText('sound.choice {"of":"focus"}')).toBeInTheDocument();
  expect(screen.queryByText(/sound\.session/)).toBeNull();
  await begin(user, 'Write');
  const session = await screen.findByText(/sound\.session/);
  expect(session).toHaveTextContent(/"of":"focus","id":"[^"]+","isBegun":true,"isPaused":false/);
  await user.keyboard('p');
  await waitFor(() => expect(session).toHaveTextContent('"isPaused":true'));
  await user.keyboard('s');
  await waitFor(() => expect(session).not.toBeInTheDocument());
});

test('who comes from a goal begins for it, whatever they write, or not for it after all', async () => {
  const first = open({}, [], FromGoal);
  await first.user.click(screen.getByRole('button', { name: 'Come' }));
  const field = await screen.findByRole('textbox', { name: t.intention });
  expect(field).toHaveValue('Sing again');
  await first.user.clear(field);
  await begin(first.user, 'Breathe');
  await waitFor(() => expect(first.service.kinds()).toEqual(['start']));
  expect(first.service.events()[0]?.data).toMatchObject({ intention: 'Breathe', target: goal });
  expect(await screen.findByText('Sing again')).toBeVisible();
  first.unmount();
  localStorage.clear();
  const second = open({}, [], FromGoal);
  await second.user.click(screen.getByRole('button', { name: 'Come' }));
  await second.user.clear(await screen.findByRole('textbox', { name: t.intention }));
  await second.user.click(screen.getByRole('button', { name: 'Not for “Sing again”' }));
  await begin(second.user, 'Read');
  await waitFor(() => expect(second.service.events()[0]?.data).toMatchObject({ target: null }));
});

test('letters that are typed begin nothing', async () => {
  const { user, service } = open();
  await begin(user, 'Sip');
  await screen.findByRole('heading', { name: 'Sip' });
  await user.keyboard('i');
  await user.type(await screen.findByRole('textbox', { name: /What came between/ }), 'pis{Enter}');
  await waitFor(() => expect(service.kinds()).toEqual(['start', 'interrupt', 'interrupt']));
});

test.each([-HOUR_MS, HOUR_MS])('a clock that is wrong by %i ms moves nothing', async (ahead) => {
  const { user, service } = open({ ahead });
  await begin(user, 'Write');
  await waitFor(() => expect(service.kinds()).toEqual(['start']));
  expect(Math.abs(Date.parse(service.events()[0]?.at ?? '') - (Date.now() + ahead))).toBeLessThan(5000);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(50:00|49:5\d)/);
});

test('without the service it goes on, and what happened is kept for the next page', async () => {
  let isAway = true;
  const first = open({ isAway: () => isAway });
  await begin(first.user, 'Write');
  await first.user.click(await screen.findByRole('button', { name: t.pause }));
  expect(await screen.findByText(/sent as soon as you are online/)).toBeVisible();
  first.unmount();
  isAway = false;
  const second = open();
  expect(await screen.findByRole('button', { name: t.goOn })).toBeVisible();
  await waitFor(() => expect(second.service.kinds()).toEqual(['start', 'pause']));
});

test('what the service refuses is said, and holds up nothing', async () => {
  let isRefusing = true;
  const { user, service } = open({ isRefusing: () => isRefusing });
  await begin(user, 'Write');
  expect(await screen.findByRole('alert')).toHaveTextContent(t.refused);
  isRefusing = false;
  await begin(user, 'Read');
  await waitFor(() => expect(service.kinds()).toEqual(['start']));
});

test('a timer that was forgotten is ended when its plan was fulfilled', async () => {
  const { user, service } = open();
  await begin(user, 'Write');
  await screen.findByRole('heading', { name: 'Write' });
  vi.setSystemTime(Date.now() + 3 * HOUR_MS);
  await user.click(screen.getByRole('button', { name: t.stop }));
  await user.click(await screen.findByRole('button', { name: /^End it at/ }));
  expect(await screen.findByText('50 min of focus')).toBeVisible();
  await waitFor(() => expect(service.kinds()).toHaveLength(3));
  vi.useRealTimers();
});

test('a line of the day is added, begun with, done, removed and brought back', async () => {
  const { user, service, fake } = open();
  await user.type(await screen.findByRole('textbox', { name: t.day.add }), 'Call Anna{Enter}');
  await waitFor(() =>
    expect(fake.rows('focus_intentions')).toMatchObject([{ title: 'Call Anna', minutes: 30 }]),
  );
  await user.click(screen.getByRole('button', { name: 'Put “Call Anna” into the next gap' }));
  await user.click(screen.getByRole('button', { name: 'Focus on “Call Anna”' }));
  expect(screen.getByRole('textbox', { name: t.intention })).toHaveValue('Call Anna');
  await user.click(screen.getByRole('button', { name: t.start }));
  await waitFor(() =>
    expect(service.events()[0]?.data).toMatchObject({
      intention: 'Call Anna',
      intention_id: fake.rows('focus_intentions')[0]?.id,
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: '“Call Anna” is done' }));
  await waitFor(() => expect(fake.rows('focus_intentions')[0]?.done_at).toEqual(expect.any(String)));
  await user.click(screen.getByRole('button', { name: 'What to do with “Call Anna”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.remove }));
  await user.click(await screen.findByRole('button', { name: t.bringBack }));
  await waitFor(() => expect(fake.rows('focus_intentions')[0]?.removed_at).toBeNull());
});

test('what was left of yesterday is brought along', async () => {
  const yesterday = dayOfNumber(numberOfDay(today()) - 1);
  const { user, fake } = open({}, [
    { id: FAKE_USER.id, user_id: FAKE_USER.id, day: yesterday, rank: 'V', title: 'Water the plants' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Bring 1 line that was left' }));
  expect(await screen.findByText('Water the plants')).toBeVisible();
  await waitFor(() => expect(fake.rows('focus_intentions')[0]?.day).toBe(today()));
});
