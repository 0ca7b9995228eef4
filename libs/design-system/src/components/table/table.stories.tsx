import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Table } from './table.tsx';

type Person = { name: string; email: string; role: string; isActive: boolean; entries: number };

const people: Person[] = [
  { name: 'Ada Lovelace', email: 'ada@acme.example', role: 'Member', isActive: true, entries: 1284 },
  { name: 'Grace Hopper', email: 'grace@acme.example', role: 'Administrator', isActive: true, entries: 96 },
  {
    name: 'Maximiliane Freifrau von Hohenstein',
    email: 'm@acme.example',
    role: 'Coach',
    isActive: false,
    entries: 7,
  },
];

const PeopleTable = (props: { rows: Person[] }) => (
  <Table
    caption="People"
    rows={props.rows}
    rowKey={(person) => person.email}
    empty={<EmptyState title="People you invite appear here." />}
    columns={[
      { key: 'name', header: 'Name', isRowHeader: true, render: (person) => person.name },
      { key: 'email', header: 'Email', render: (person) => person.email },
      { key: 'role', header: 'Role', render: (person) => person.role },
      {
        key: 'state',
        header: 'State',
        render: (person) =>
          person.isActive ? <Badge meaning="success">Active</Badge> : <Badge>Suspended</Badge>,
      },
      {
        key: 'entries',
        header: 'Entries',
        align: 'end',
        render: (person) => person.entries.toLocaleString('en'),
      },
      {
        key: 'actions',
        header: 'Actions',
        isHeaderHidden: true,
        align: 'end',
        render: (person) => <IconButton icon="ellipsis" size="small" label={`More about ${person.name}`} />,
      },
    ]}
  />
);

const meta = {
  title: 'Words and places/Table',
  component: PeopleTable,
  args: { rows: people },
} satisfies Meta<typeof PeopleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {};
export const Narrow: Story = { parameters: { viewportWidth: 390 } };
export const Empty: Story = { args: { rows: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
