import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useCurrentUser, usePlatform } from '../platform.ts';
import { renderWithPlatform } from './render-with-platform.tsx';

function Probe() {
  const { toasts, hasFeature, reportUnsaved } = usePlatform();
  const { t } = useTranslation('journal');
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <h1>{t('title', { name: useCurrentUser().name })}</h1>
      <p>{`${id} ${hasFeature()} ${hasFeature('boards')} ${hasFeature('unknown')}`}</p>
      <button onClick={() => toasts.error('Could not save', 'Please try again.')}>Complain</button>
      <button onClick={() => reportUnsaved('editor', true)}>Type</button>
      <button onClick={() => navigate('/elsewhere')}>Leave</button>
    </>
  );
}

const overrides = {
  path: '/entries/7',
  route: '/entries/:id',
  features: { boards: true },
  texts: { journal: { title: 'Hello {{name}}' } },
};

it('gives a component the shell, its texts and its address', () => {
  renderWithPlatform(<Probe />, overrides);
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ada');
  expect(screen.getByText('7 true true false')).toBeVisible();
});

it('records what was asked of the shell', async () => {
  const { record } = renderWithPlatform(<Probe />, overrides);
  await userEvent.click(screen.getByText('Complain'));
  await userEvent.click(screen.getByText('Type'));
  expect(record.toasts).toEqual([{ kind: 'error', text: 'Could not save', detail: 'Please try again.' }]);
  expect([...record.unsaved]).toEqual(['editor']);
});

it('leaves the component when it navigates away', async () => {
  renderWithPlatform(<Probe />, overrides);
  await userEvent.click(screen.getByText('Leave'));
  expect(screen.queryByRole('heading')).toBeNull();
});
