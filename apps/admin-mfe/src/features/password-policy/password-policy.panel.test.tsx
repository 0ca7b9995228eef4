import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { PasswordPolicy } from '@reflectory/contracts/auth';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import texts from '../../locales/en.json';
import { PasswordPolicyPanel } from './password-policy.panel.tsx';

const serviceMinLength = 6;
const own: PasswordPolicy = {
  minLength: 10,
  characters: ['digits'],
  refusesCommon: false,
  changeNeedsProof: true,
};
const standard: PasswordPolicy = {
  minLength: 6,
  characters: [],
  refusesCommon: true,
  changeNeedsProof: true,
};

/** Opens the panel where `policy` counts; `refusal` is what saving is answered with instead. */
async function open(policy = own) {
  const refusal = vi.fn<() => FunctionCallError | null>(() => null);
  const saved: PasswordPolicy[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'get-password-policy': () => ({ policy, serviceMinLength }),
      'set-password-policy': ({ policy: wanted }) => {
        const error = refusal();
        if (error) throw error;
        saved.push(wanted);
        return { policy: wanted, serviceMinLength };
      },
    },
  });
  const rendered = renderWithPlatform(<PasswordPolicyPanel />, {
    client,
    role: 'instance_admin',
    texts: { admin: texts },
  });
  const length = await screen.findByRole('textbox', { name: 'Minimum length' });
  return { ...rendered, length, refusal, saved };
}

const demands = () =>
  within(screen.getByRole('region', { name: 'A new password then needs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

test('what counts is shown, and that nobody loses the password they have', async () => {
  const { length } = await open();
  expect(length).toHaveValue('10');
  expect(screen.getByRole('checkbox', { name: 'A digit' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'A symbol' })).not.toBeChecked();
  expect(demands()).toEqual(['At least 10 characters', 'A digit']);
  expect(screen.getByText(/stay valid until they change them/)).toBeVisible();
});

test('a change shows at once what a password must then be, and saving says so', async () => {
  const { length, saved } = await open();
  await type(length, '14');
  await check('A capital letter');
  await check('Refuse what everybody tries first');
  const wanted = [
    'At least 14 characters',
    'A capital letter',
    'A digit',
    'Not to be one that everybody tries first',
  ];
  expect(demands()).toEqual(wanted);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await press('Save');
  const line = await screen.findByText('Saved. It counts from the next password on.');
  expect(line).toHaveRole('status');
  expect(saved).toEqual([{ ...own, minLength: 14, characters: ['upper', 'digits'], refusesCommon: true }]);
});

test.each([
  ['', 'Write a whole number from 6 to 72.'],
  ['9.5', 'Write a whole number from 6 to 72.'],
  ['5', 'Write 6 or more: nothing shorter is accepted anywhere.'],
  ['100', 'Write 72 or less: no password can be longer.'],
])('the length "%s" is refused in the form, and nothing of it is lost', async (typed, problem) => {
  const { length, saved } = await open();
  await check('A symbol');
  await type(length, typed);
  await press('Save');
  expect(length).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(length).toBeInvalid();
  expect(length).toHaveFocus();
  expect(length).toHaveValue(typed);
  expect(demands()).toContain('A symbol');
  expect(saved).toEqual([]);
});

test('what could not be saved stays in the form, and is told', async () => {
  const { length, record, refusal, saved } = await open();
  refusal.mockReturnValueOnce(new FunctionCallError('internal', 'The server failed'));
  await type(length, '14');
  await press('Save');
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'error', text: texts.errors.internal }]));
  expect(length).toHaveValue('14');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await press('Save');
  await screen.findByText(/^Saved\./);
  expect(saved).toMatchObject([{ minLength: 14 }]);
});

test('the standard says what it does, counts at once, and saving again undoes it', async () => {
  const { length, saved } = await open();
  expect(
    screen.getByText(/^It demands at least 6 characters and that it is none that everybody/),
  ).toBeVisible();
  await type(length, '12');
  await press('Use the standard');
  expect(await screen.findByText('The standard counts now.')).toHaveRole('status');
  expect(demands()).toEqual(['At least 6 characters', 'Not to be one that everybody tries first']);
  expect(screen.getByRole('button', { name: 'Use the standard' })).toHaveAccessibleDescription(
    'The standard counts already.',
  );
  await press('Fill in what was here before');
  expect(length).toHaveValue('12');
  await press('Save');
  await screen.findByText(/^Saved\./);
  expect(saved).toEqual([standard, { ...own, minLength: 12 }]);
});
