import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Shelf, ShelfItem } from './shelf.tsx';

const star = <IconButton icon="star" size="small" label="Save" isPressed={false} />;
const item = (name: string) => (
  <ShelfItem
    key={name}
    name={name}
    href="#"
    promise="For thoughts that run in circles."
    facts="about 7 minutes"
    actions={star}
  />
);

const meta = {
  title: 'Content/Shelf',
  component: Shelf,
  args: {
    title: 'Meditations',
    children: ['Settling', 'With the breath', 'Walking slowly', 'Kindness', 'To fall asleep'].map(item),
  },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Columns: Story = { args: { isGrid: true, isShort: true } };

export const Large: Story = {
  args: {
    title: 'To decide',
    children: <ShelfItem name="Decision journal" href="#" size="large" facts="8 questions" actions={star} />,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تأملات', children: <ShelfItem name="أن أنام" href="#" promise="استلقِ." actions={star} /> },
};
