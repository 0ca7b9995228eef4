import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BeingBuilt } from './being-built.tsx';

const meta = {
  title: 'Words and places/BeingBuilt',
  component: BeingBuilt,
  args: {
    title: 'Boards',
    state: 'Being built',
    children:
      'Boards will carry what you decided in your journal into the week: a column for each state, a card for each step.',
    points: [
      'Turn a sentence of an entry into a card, and find the way back to it.',
      'See what waits, what is under way and what is done.',
      'Keep a limit per column, so that less is begun and more is finished.',
    ],
    back: { href: '#', label: 'Back to the journal' },
  },
} satisfies Meta<typeof BeingBuilt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { parameters: { viewportWidth: 390 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'اللوحات', state: 'قيد البناء', children: 'ستنقل اللوحات قراراتك إلى الأسبوع.', points: [] },
};
