import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, screen, userEvent, within } from 'storybook/test';
import { stackOf } from '../../stories/arrange.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Framework',
    options: [
      { value: 'tension', label: 'Tension', description: 'What pulls at you, and where to.' },
      { value: 'anxious', label: 'Anxious', description: 'Twenty-one quiet questions.' },
      { value: 'free', label: 'Free write', description: 'A page and nothing else.' },
    ],
  },
  decorators: [(Story) => stackOf('20rem', <Story />)],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Choose a framework' } };
export const Chosen: Story = { args: { defaultValue: 'tension' } };
export const Invalid: Story = {
  args: { placeholder: 'Choose one', errorMessage: 'Choose a framework to begin.' },
};

export const Open: Story = {
  args: { defaultValue: 'anxious' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Free write' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الإطار', options: [{ value: 'free', label: 'كتابة حرة' }], defaultValue: 'free' },
};
