import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Slider } from './slider.tsx';

function Loudness() {
  const [value, setValue] = useState(0.5);
  return <Slider label="Loudness" value={value} onChange={setValue} valueText={`${value * 100} %`} />;
}

it('is named by its label, says its value in words, and takes another one', () => {
  render(<Loudness />);
  const slider = screen.getByRole('slider', { name: 'Loudness' });
  expect(slider).toHaveAttribute('aria-valuetext', '50 %');
  fireEvent.change(slider, { target: { value: '0.75' } });
  expect(slider).toHaveValue('0.75');
  expect(screen.getByText('75 %')).toBeVisible();
});

it('has its name where nothing is shown', () => {
  render(<Slider label="Angle" isLabelHidden min={-1} value={0} onChange={() => {}} />);
  expect(screen.getByRole('slider', { name: 'Angle' })).toHaveValue('0');
  expect(screen.queryByText('Angle')).toBeNull();
});
