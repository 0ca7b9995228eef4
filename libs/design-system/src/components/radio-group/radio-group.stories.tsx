import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { RadioGroup, SegmentedControl } from './radio-group.tsx';

const spans = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Corners', options: spans },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    label: 'Who may see this',
    defaultValue: 'me',
    options: [
      { value: 'me', label: 'Only me', description: 'Not even an administrator can read it.' },
      { value: 'link', label: 'Anyone with the link', description: 'Read only, until you take it back.' },
      { value: 'coach', label: 'My coach', isDisabled: true },
    ],
  },
};

export const Segments: Story = {
  render: () =>
    stackOf(
      '30rem',
      <SegmentedControl label="Time" options={spans} defaultValue="month" />,
      <SegmentedControl label="Time" isLabelHidden options={spans} defaultValue="week" />,
    ),
};

export const LongGerman: Story = {
  render: () =>
    stackOf(
      '18rem',
      <SegmentedControl
        label="Darstellung"
        defaultValue="system"
        options={[
          { value: 'light', label: 'Helles Erscheinungsbild' },
          { value: 'dark', label: 'Dunkles Erscheinungsbild' },
          { value: 'system', label: 'Systemeinstellung' },
        ]}
      />,
    ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () =>
    stackOf(
      '30rem',
      <SegmentedControl
        label="الفترة"
        defaultValue="month"
        options={[
          { value: 'week', label: 'أسبوع' },
          { value: 'month', label: 'شهر' },
        ]}
      />,
    ),
};
