import { createServiceClientFake } from '@reflectory/client/testing';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import focusTexts from '../features/focus/locales/en.json';
import texts from '../locales/en.json';
import ConnectedCalendarPage from './connected-calendar.page.tsx';

const common = { loading: 'Loading', retry: 'Try again', errors: { internal: 'It could not answer.' } };

function show(output: FunctionOutput<'finish-calendar-connection'>) {
  const asked: string[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'finish-calendar-connection': ({ answer }) => {
        asked.push(answer);
        return output;
      },
    },
  });
  renderWithPlatform(
    <StrictMode>
      <ConnectedCalendarPage />
    </StrictMode>,
    {
      client,
      texts: { plan: { ...texts, ...focusTexts }, common },
      path: '/productivity/connected?code=c&state=s',
      route: '/productivity/connected',
    },
  );
  return asked;
}

test('what a provider answered is taken once, and said in a sentence', async () => {
  const asked = show({ provider: 'google', account_name: 'ada@example.org', failure: null });
  expect(await screen.findByText(/Google Calendar of ada@example.org is connected/u)).toBeVisible();
  expect(asked).toEqual(['code=c&state=s']);
});

test.each([
  ['foreign', /was used before, is too old, or began in another session/u],
  ['denied', /You did not allow it there/u],
  ['missing_scope', /Not all of what is needed was allowed/u],
] as const)('%s: that nothing was connected is said, and why', async (failure, sentence) => {
  show({ provider: failure === 'foreign' ? null : 'google', account_name: null, failure });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was connected');
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Focus' })).toHaveAttribute('href', '/productivity');
});
