import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderPart } from '../../testing/render-part.tsx';
import LockSection from './lock.section.tsx';

const open = (lockCode?: string) => renderPart(<LockSection />, {}, lockCode ? { lockCode } : {});
const enter = (name: RegExp, code: string) => fill(screen.getByLabelText(name), code);

it('is set by typing exactly six characters twice, and then locks §1.20 §5.24 §9.7', async () => {
  const { record } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Set a lock code' }));
  const set = async (code: string, again: string) => {
    await enter(/^New code$/, code);
    await enter(/^New code once more$/, again);
    await userEvent.click(screen.getByRole('button', { name: 'Set code' }));
  };
  await set('12345', '12345');
  expect(await screen.findByText('A lock code has exactly six characters.')).toBeVisible();
  await set('1234567', '1234567');
  expect(await screen.findByText('A lock code has exactly six characters.')).toBeVisible();
  await set('123456', '123457');
  expect(await screen.findByText('The two new codes are not the same.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock now' })).toBeNull();
  await set('123456', '123456');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change code' })).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Lock now' }));
  expect(record.locks).toBe(1);
});

it('offers no locking while there is no code §4.41', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Set a lock code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock now' })).toBeNull();
});

it('is removed only by who knows it', async () => {
  open('abcdef');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await enter(/^Present code$/, 'abcdeg');
  await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
  expect(await screen.findByText('The present code is not right.')).toBeVisible();
  await enter(/^Present code$/, 'abcdef');
  await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
  const set = await screen.findByRole('button', { name: 'Set a lock code' });
  await waitFor(() => expect(set).toHaveFocus());
});

it('is changed by who knows it', async () => {
  const { record } = open('abcdef');
  await userEvent.click(await screen.findByRole('button', { name: 'Change code' }));
  await enter(/^Present code$/, 'abcdef');
  await enter(/^New code$/, 'ghijkl');
  await enter(/^New code once more$/, 'ghijkl');
  await userEvent.click(screen.getAllByRole('button', { name: 'Change code' }).at(-1) ?? document.body);
  await screen.findByRole('button', { name: 'Lock now' });
  expect([record.lockCode, record.toasts.length]).toEqual(['ghijkl', 1]);
});
