import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import PrivacySection from './privacy.section.tsx';

it('hides nothing on the screen until it is asked to, each by itself', async () => {
  const { record } = renderPart(<PrivacySection />);
  const blur = screen.getByRole('switch', { name: 'Blur when I am in another window' });
  const previews = screen.getByRole('switch', { name: 'Hide words in lists' });
  expect(blur).not.toBeChecked();
  expect(previews).not.toBeChecked();
  await userEvent.click(blur);
  await userEvent.click(previews);
  expect(record.hidden).toEqual([{ blursWhenAway: true }, { hidesPreviews: true }]);
});
