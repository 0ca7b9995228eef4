import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import english from '../../later/locales/en.json';
import { GoDeeper } from './go-deeper.tsx';

const open = (text: string) => renderWithPlatform(<GoDeeper text={text} />, { texts: { journal: english } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks only whoever wants it, of their own words, and something else when asked again', async () => {
  open('It rained. I never finish anything.');
  expect(screen.queryByText(/never finish/)).toBeNull();
  await press(english.deeper.ask);
  expect(await screen.findByText('“I never finish anything”: when did that begin?')).toBeVisible();
  await press(english.deeper.another);
  expect(
    await screen.findByText('“I never finish anything”: when was it different, if only once?'),
  ).toBeVisible();
  await press(english.deeper.close);
  expect(screen.queryByText(/never finish/)).toBeNull();
});

it('says that there is nothing to ask yet, and offers nothing on an empty page', async () => {
  const { unmount } = open('Well.');
  await press(english.deeper.ask);
  expect(await screen.findByText(english.deeper.none)).toBeVisible();
  unmount();
  open(' ');
  expect(screen.queryByRole('button')).toBeNull();
});
