import type { PasswordPolicy, WeaknessReason } from '@reflectory/contracts/auth';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderPart } from '../../testing/render-part.tsx';
import ProfileSection from './profile.section.tsx';

it('keeps a name that could not be saved §7.6', async () => {
  const { fake } = renderPart(<ProfileSection />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await fill(field, 'Ada L.');
  fake.failCalls('/rest/v1/profiles', 403);
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText(/The name could not be saved/)).toBeVisible();
  expect(field).toHaveValue('Ada L.');
  fake.failCalls('/rest/v1/profiles', null);
  await fill(field, 'Ada Lovelace');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() =>
    expect(fake.rows('profiles')).toMatchObject([{ id: FAKE_USER.id, name: 'Ada Lovelace' }]),
  );
});

it('asks for a new email and says that it has to be confirmed', async () => {
  const { fake, record } = renderPart(<ProfileSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox'), 'new@acme.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Send confirmation' }));
  await waitFor(() =>
    expect(record.toasts[0]?.detail).toContain('Open the links in both mails, to new@acme.example'),
  );
  const call = fake.calls.find(({ method, path }) => method === 'PUT' && path === '/auth/v1/user');
  expect(call?.body).toMatchObject({ email: 'new@acme.example' });
  expect(screen.getByText(FAKE_USER.email)).toBeVisible();
  expect(await screen.findByText(/Waiting for new@acme.example/)).toBeVisible();
});

it('changes the password of who knows the present one', async () => {
  const { record } = renderPart(<ProfileSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  await fill(dialog.getByLabelText(/Present password/), 'wrong');
  await fill(dialog.getByLabelText(/New password/), 'quieter-notebook');
  await submit();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The present password is not right');
  expect(dialog.getByLabelText(/New password/)).toHaveValue('quieter-notebook');
  await fill(dialog.getByLabelText(/Present password/), 'quiet-notebook');
  await submit();
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'success', text: 'Password changed' }]));
});

it('says beforehand what this workspace demands of a password, and why one is refused as weak', async () => {
  const policy: PasswordPolicy = {
    minLength: 14,
    characters: ['upper', 'digits'],
    refusesCommon: true,
    changeNeedsProof: true,
  };
  const weakReasons: WeaknessReason[] = ['characters', 'pwned'];
  renderPart(<ProfileSection />, {
    user: { ...FAKE_USER, password: 'quiet-notebook', weakReasons },
    functions: { 'get-password-policy': () => ({ policy, serviceMinLength: 6 }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog'));
  const demands =
    'Needed: at least 14 characters, a capital letter, and a digit. None that everybody tries first.';
  await waitFor(() =>
    expect(dialog.getByLabelText(/New password/)).toHaveAccessibleDescription(
      expect.stringContaining(demands),
    ),
  );
  await fill(dialog.getByLabelText(/Present password/), 'quiet-notebook');
  await fill(dialog.getByLabelText(/New password/), 'quieter-notebook');
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This password is too weak here. Still needed: a capital letter and a digit. This is one that everybody tries first.',
  );
  expect(dialog.getByLabelText(/New password/)).toHaveValue('quieter-notebook');
});

it('says what came of a link in one of the two mails', async () => {
  const { record } = renderPart(
    <ProfileSection />,
    {},
    { path: '/settings#message=Confirmation+link+accepted' },
  );
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'info' }]));
  expect(record.toasts[0]?.text).toContain('open the one in the mail to the other address');
});

it('says that a link has expired', async () => {
  const { record } = renderPart(<ProfileSection />, {}, { path: '/settings#error_code=otp_expired' });
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'error' }]));
});

it('keeps the name in the profile', async () => {
  const { fake } = renderPart(<ProfileSection />);
  const field = await screen.findByRole('textbox', { name: /Name/ });
  await fill(field, 'Ada L.');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(fake.rows('profiles')).toMatchObject([{ name: 'Ada L.' }]));
});
