import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from '../select/select.tsx';
import { SegmentedControl } from './radio-group.tsx';

const options = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

test('arrow keys choose a segment and report its value', async () => {
  const handleChange = vi.fn<(value: 'week' | 'month') => void>();
  render(<SegmentedControl label="Time" options={options} defaultValue="week" onChange={handleChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('month');
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
});

test('a list of options opens, is chosen from and reports the value', async () => {
  const handleChange = vi.fn();
  render(<Select label="Time" options={options} placeholder="Choose" onChange={handleChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Time/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Month' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('month');
  expect(screen.getByRole('button', { name: /Month/ })).toBeInTheDocument();
});
