import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import AppearanceSection from './appearance.section.tsx';
import LanguageSection from './language.section.tsx';

it('offers light, dark and system, and starts dark §4.49 §9.37', () => {
  renderPart(<AppearanceSection />);
  const choices = screen.getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Dark',
    'Light',
    'As on this device',
  ]);
  expect(choices[0]).toBeChecked();
});

it('offers the languages of the instance by their own names', () => {
  renderPart(<LanguageSection />);
  expect(screen.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
    'English',
    'Deutsch',
  ]);
});
