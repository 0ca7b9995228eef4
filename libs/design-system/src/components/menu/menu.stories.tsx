import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, screen, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Entry',
    trigger: <IconButton icon="ellipsis" label="More about this entry" />,
    items: [
      { id: 'present', label: 'Present', icon: 'presentation' },
      { id: 'share', label: 'Share', icon: 'share' },
      { id: 'export', label: 'Export as image', icon: 'download' },
      { id: 'delete', label: 'Delete entry', icon: 'trash', isDestructive: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await screen.findByRole('menu')).toBeVisible();
};

export const Closed: Story = {};
export const Open: Story = { play: open };

export const Sections: Story = {
  play: open,
  args: {
    trigger: <Button icon="globe">Language</Button>,
    items: [
      {
        title: 'Companies',
        items: [
          { id: 'acme', label: 'Acme', description: 'acme.example' },
          { id: 'globex', label: 'Globex Gesellschaft für Selbstreflexion', description: 'globex.example' },
        ],
      },
      { items: [{ id: 'out', label: 'Sign out', icon: 'log-out' }] },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: open,
  args: { items: [{ id: 'share', label: 'مشاركة', icon: 'share' }], label: 'المذكرة' },
};
