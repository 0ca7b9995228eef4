import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { TextArea } from './text-area.tsx';

const diary =
  'Up early, and by water to the office, where I sat alone a good while before anybody came. ' +
  'There is a kind of quiet there at that hour that I would not exchange for company.\n\n' +
  'Walked home through the fields. I had meant to be angry about the letter, and found that I was not.';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'What interests you most?' },
  decorators: [(Story) => stackOf('42rem', <Story />)],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = { args: { description: 'A sentence is enough.' } };

export const Writing: Story = {
  args: { variant: 'writing', label: 'Your entry', isLabelHidden: true, defaultValue: diary, rows: 6 },
};

export const WritingEmpty: Story = {
  args: {
    variant: 'writing',
    label: 'Your entry',
    isLabelHidden: true,
    placeholder: 'Begin anywhere.',
    rows: 6,
  },
};

export const Invalid: Story = { args: { defaultValue: diary, errorMessage: 'At most 2000 characters.' } };

export const WritingRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    variant: 'writing',
    label: 'مذكرتك',
    isLabelHidden: true,
    defaultValue: 'استيقظت باكرًا ومشيت على ضفة النهر، وكان الهدوء يملأ المكان.',
  },
};
