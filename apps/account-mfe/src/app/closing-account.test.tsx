import { accountStatus, FunctionCallError } from '@reflectory/client';
import { DELETION_DEADLINE_DAYS, DELETION_GRACE_DAYS } from '@reflectory/contracts/behaviour';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ClosingAccount from './closing-account.slot.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { DeleteAccountDialog } from '../features/account/delete-account.dialog.tsx';

const pending = {
  deletion: { requested_at: '2025-06-01T12:00:00+00:00', purge_after: '2025-06-15T12:00:00+00:00' },
};

/** As the wrapper of the app does it. */
function Account() {
  const { client } = usePlatform();
  const { data } = useQuery(accountStatus(client));
  if (!data) return null;
  return data.deletion ? (
    <ClosingAccount purgeAfter={data.deletion.purge_after} />
  ) : (
    <DeleteAccountDialog onClose={() => {}} />
  );
}

const fill = async (email: string, password: string) => {
  await userEvent.clear(await screen.findByLabelText(/Your email/));
  await userEvent.type(screen.getByLabelText(/Your email/), email);
  await userEvent.clear(screen.getByLabelText(/Your password/));
  await userEvent.type(screen.getByLabelText(/Your password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
};

function service() {
  let deletion: (typeof pending)['deletion'] | null = null;
  return {
    functions: {
      'get-account-status': () => ({ deletion }),
      'list-belongings': () => ({
        belongings: [
          { area: 'listening' as const, words: 'your collections' },
          { area: 'planning' as const, words: 'your boards' },
          { area: 'planning' as const, words: 'your mind maps' },
        ],
      }),
      'request-account-deletion': ({ email, password }: { email: string; password: string }) => {
        if (email !== 'ada@acme.example') {
          throw new FunctionCallError('invalid_input', 'no', { email: 'no' });
        }
        if (password !== 'right') throw new FunctionCallError('invalid_input', 'no', { password: 'no' });
        ({ deletion } = pending);
        return { status: pending };
      },
      'cancel-account-deletion': () => {
        deletion = null;
        return { status: { deletion } };
      },
    },
  };
}

it('names what is destroyed and when, and offers the export first §9.9', async () => {
  renderPart(<Account />, service());
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(dialog).toHaveTextContent('all entries, drafts and answers');
  expect(await screen.findByText('your boards · your mind maps')).toBeVisible();
  const headings = within(dialog).getAllByRole('term');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Planning', 'Music, sounds, library']);
  expect(dialog).toHaveTextContent(`${DELETION_GRACE_DAYS} days to change your mind`);
  expect(dialog).toHaveTextContent(`at the latest ${DELETION_DEADLINE_DAYS} days from now`);
  expect(screen.getByRole('button', { name: 'Export my data' })).toBeVisible();
});

it('deletes nothing for a wrong email or password, and keeps what was typed', async () => {
  renderPart(<Account />, service());
  await fill('other@acme.example', 'right');
  expect(
    await screen.findByText('This is not the address of your account. Nothing was deleted.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/Your password/)).toHaveValue('right');
  await fill('ada@acme.example', 'wrong');
  expect(await screen.findByText('The password is not right. Nothing was deleted.')).toBeVisible();
  expect(screen.getByLabelText(/Your email/)).toHaveValue('ada@acme.example');
});

it('shows the closing screen with the day, and keeps the account when asked', async () => {
  const { record } = renderPart(<Account />, service());
  await fill('ada@acme.example', 'right');
  expect(await screen.findByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
  expect(screen.getByText(/On June 15, 2025 everything you wrote is destroyed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  expect(record.toasts).toMatchObject([{ kind: 'success', text: 'Welcome back. Nothing was lost.' }]);
});

it('lets one leave the closing screen by signing out', async () => {
  const { record } = renderPart(<ClosingAccount purgeAfter={pending.deletion.purge_after} />, {
    functions: { 'get-account-status': () => pending },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(record.signOuts).toBe(1);
});
