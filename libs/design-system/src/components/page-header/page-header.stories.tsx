import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Words and places/PageHeader',
  component: PageHeader,
  args: { title: 'Entries' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: {
    lead: 'Everything you wrote, the latest first.',
    actions: (
      <>
        <Button icon="settings">Filter</Button>
        <Button variant="primary" icon="plus">
          New entry
        </Button>
      </>
    ),
    back: { href: '#', label: 'Journal' },
  },
};

export const WithPlaces: Story = {
  args: {
    actions: <Button>Present</Button>,
    places: [
      { href: '#calendar', label: 'Calendar' },
      { href: '#journals', label: 'Journals' },
      { href: '#tags', label: 'Tags' },
    ],
  },
};

export const LongGerman: Story = {
  args: { title: 'Veröffentlichungsgenehmigungen und Datenschutzeinstellungen' },
  parameters: { viewportWidth: 390 },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'المذكرات', back: { href: '#', label: 'اليوميات' } },
};
