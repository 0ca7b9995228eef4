import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Actions/Popover',
  component: Popover,
  args: {
    label: 'How this was counted',
    trigger: <Button variant="bare">How was this counted?</Button>,
    children: (
      <p style={{ maxInlineSize: '18rem' }}>Words of hope in 4 of 11 sentences. Nothing left your company.</p>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
