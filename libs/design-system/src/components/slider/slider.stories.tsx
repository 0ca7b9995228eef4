import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { Slider, type SliderProps } from './slider.tsx';

function Held({ value: first, ...rest }: Omit<SliderProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <Slider {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/Slider',
  component: Held,
  args: { label: 'Loudness', value: 0.6, valueText: '60 %' },
  decorators: [(Story) => stackOf('20rem', <Story />)],
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () =>
    stackOf(
      '20rem',
      <Held label="Loudness" value={0.6} valueText="60 %" />,
      <Held label="Distance" value={0} valueText="Close by" />,
      <Held label="Angle" min={-1} value={0} isLabelHidden valueText="In the middle" />,
      <Held label="Weather" value={0.3} disabled />,
    ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'شدّة الصوت', value: 0.8, valueText: '٨٠٪' },
};
