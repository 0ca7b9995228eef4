import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import JourneyActions from './journey-actions.slot.tsx';
import MapActions from './map-actions.slot.tsx';
import ReviewActions from './review-actions.slot.tsx';
import SessionActions from './session-actions.slot.tsx';

const slots = (
  <>
    <JourneyActions />
    <SessionActions entryId="55555555-5555-4555-8555-555555555555" title="A walk" />
  </>
);
const texts = { presentations: en };

test('both places offer a presentation', () => {
  renderWithPlatform(slots, { texts, features: { presentations: true } });
  expect(screen.getByRole('button', { name: 'Journey Insights' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Present' })).toBeVisible();
});

test('an instance that has switched presentations off is offered none', () => {
  renderWithPlatform(slots, { texts, features: { presentations: false } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a review is presented in one press, and no link is made of it', async () => {
  const data = {
    entries: [{ title: 'Joy', text: 'I sat in the garden.', createdAt: '2026-03-04T12:00:00Z' }],
    analysis: {
      summary: 'Entries: 3, on 2 days.',
      emotions: [{ name: 'Joy', count: 3, family: 'joy' as const }],
    },
    themes: [],
    suggestions: [],
    personality: null,
  };
  renderWithPlatform(<ReviewActions title="March 2026" data={data} />, {
    texts,
    features: { presentations: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Present' }));
  expect(await screen.findByText('Entries: 3, on 2 days.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('a map is presented branch by branch', async () => {
  const outline = [
    { level: 1, text: 'Before', note: 'In March.' },
    { level: 2, text: 'Sell the bikes', note: '' },
    { level: 1, text: 'Money', note: '' },
  ];
  renderWithPlatform(<MapActions title="Move to Lyon" note="" outline={outline} />, {
    texts,
    features: { presentations: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Present' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move to Lyon' });
  expect(await within(dialog).findByText('Money')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(within(dialog).getByText('In March.')).toBeVisible();
  expect(within(dialog).getByText('Sell the bikes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
