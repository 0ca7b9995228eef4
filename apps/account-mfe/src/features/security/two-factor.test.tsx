import { FunctionCallError } from '@reflectory/client';
import { FAKE_FACTOR_CODE } from '@reflectory/client/testing';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { TwoFactor } from './two-factor.tsx';

const codes = ['aaaa-1111', 'bbbb-2222'];
const functions = { 'create-recovery-codes': () => ({ codes }) };
const enrolled = {
  user: { ...FAKE_USER, factors: [{ id: 'f1', friendly_name: 'Authenticator app' }] },
  functions,
};

async function enrol(code: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Set up two-factor sign-in' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the app' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
}

it('shows picture and key, takes a code of the app and gives the recovery codes once §4.21', async () => {
  const { fake } = renderPart(<TwoFactor />, { functions });
  const events: string[] = [];
  fake.client.auth.onAuthStateChange((event) => void events.push(event));
  await userEvent.click(await screen.findByRole('button', { name: 'Set up two-factor sign-in' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg/),
  );
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from the app' }), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('Authenticator app')).toBeVisible();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(events).toContain('MFA_CHALLENGE_VERIFIED');
});

it('keeps the dialog and what was typed after a wrong code', async () => {
  renderPart(<TwoFactor />, { functions });
  await enrol('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the code that the app shows now');
  expect(screen.getByRole('textbox', { name: 'Code from the app' })).toHaveValue('000000');
});

it('clears away an earlier start that was left', async () => {
  const user = {
    ...FAKE_USER,
    factors: [{ id: 'left', friendly_name: 'Authenticator app', status: 'unverified' as const }],
  };
  const { fake } = renderPart(<TwoFactor />, { user, functions });
  await enrol(FAKE_FACTOR_CODE);
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  expect(fake.calls).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: '/auth/v1/factors/left' }),
  );
});

it('says that the factor is on when the recovery codes fail, and makes them on retry', async () => {
  let isDown = true;
  const create = () => {
    if (isDown) throw new FunctionCallError('internal', 'down');
    return { codes };
  };
  renderPart(<TwoFactor />, { functions: { 'create-recovery-codes': create } });
  await enrol(FAKE_FACTOR_CODE);
  expect(await screen.findByRole('alert')).toHaveTextContent('Two-factor sign-in is on');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('aaaa-1111')).toBeVisible();
});

it('warns before codes that nobody kept go away', async () => {
  renderPart(<TwoFactor />, enrolled);
  await userEvent.click(await screen.findByRole('button', { name: 'New codes' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('stop working at once');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'New codes' }));
  await screen.findByText('aaaa-1111');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toHaveTextContent('a lost phone means a lost way in');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('aaaa-1111')).toBeNull();
});

it('copies the codes', async () => {
  const user = userEvent.setup();
  renderPart(<TwoFactor />, enrolled);
  await user.click(await screen.findByRole('button', { name: 'New codes' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'New codes' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222');
});

it('removes a factor only with one of its codes', async () => {
  const { record, fake } = renderPart(<TwoFactor />, enrolled);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('asks for your password only');
  await userEvent.type(within(dialog).getByRole('textbox'), '000000');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(fake.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.clear(within(dialog).getByRole('textbox'));
  await userEvent.type(within(dialog).getByRole('textbox'), FAKE_FACTOR_CODE);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Set up two-factor sign-in' })).toBeVisible();
  expect(record.toasts).toEqual([{ kind: 'success', text: 'Authenticator app removed' }]);
});

it('says so when the factors cannot be read, and reads them again', async () => {
  const { fake } = renderPart(<TwoFactor />, { functions });
  fake.failCalls('/auth/v1/user', 400);
  expect(await screen.findByRole('alert')).toHaveTextContent('Two-factor sign-in could not be loaded');
  fake.failCalls('/auth/v1/user', null);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set up two-factor sign-in' })).toBeVisible();
});
