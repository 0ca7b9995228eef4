import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import AccountSection from './account.section.tsx';

it('signs out', async () => {
  const { record } = renderPart(<AccountSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(record.signOuts).toBe(1);
});
