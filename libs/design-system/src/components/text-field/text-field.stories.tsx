import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Title of this entry' },
  decorators: [(Story) => stackOf('24rem', <Story />)],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'A walk in the rain' } };

export const States: Story = {
  render: () =>
    stackOf(
      '24rem',
      <TextField label="Name" defaultValue="Ada Lovelace" description="Shown to people you share with." />,
      <TextField
        label="Email"
        type="email"
        defaultValue="ada@"
        errorMessage="That address has no domain yet."
      />,
      <TextField
        label="Public link"
        isReadOnly
        defaultValue="https://acme.localhost/p/8f2c1b"
        action={<IconButton icon="copy" label="Copy link" size="small" />}
      />,
      <TextField label="Search entries" isLabelHidden type="search" placeholder="Search your entries" />,
    ),
};

export const LongGerman: Story = {
  args: {
    label: 'Benachrichtigungseinstellungen für Veröffentlichungsgenehmigungen',
    description: 'Wird erst nach der Bestätigung durch die Instanzadministration wirksam.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'عنوان المذكرة', defaultValue: 'نزهة تحت المطر', errorMessage: 'العنوان طويل جدًا.' },
};
