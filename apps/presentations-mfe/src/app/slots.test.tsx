import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import JourneyActions from './journey-actions.slot.tsx';
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
