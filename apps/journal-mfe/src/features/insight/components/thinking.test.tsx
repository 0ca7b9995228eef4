import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import journal from '../../../locales/en.json';
import { Thinking } from './thinking.tsx';

const show = (text: string) =>
  renderWithPlatform(<Thinking text={text} language="en" />, { texts: { journal } });

it('asks about a sentence, and judges nobody', () => {
  show('It rained. I always ruin everything.');
  expect(screen.getByText('I always ruin everything.')).toBeVisible();
  expect(screen.getByText('Was there one time when it was different?')).toBeVisible();
  expect(screen.getByText(/no verdict/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Switch them off' })).toHaveAttribute('href', '/settings/reading');
});

it('says nothing where nothing sounds like it', () => {
  const { container } = show('It rained, and I was glad.');
  expect(container).toBeEmptyDOMElement();
});
