import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Words and places/Tabs',
  component: Tabs,
  args: {
    label: 'Settings',
    tabs: [
      { id: 'profile', label: 'Profile', content: <p>Your name and how others see you.</p> },
      { id: 'appearance', label: 'Appearance', content: <p>Theme, language, size of the reading voice.</p> },
      { id: 'lock', label: 'Session lock', content: <p>Six characters only you know.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongGerman: Story = {
  args: {
    tabs: [
      { id: 'a', label: 'Benachrichtigungseinstellungen', content: <p>Ruhig.</p> },
      { id: 'b', label: 'Veröffentlichungsgenehmigungen', content: <p>Ruhiger.</p> },
      { id: 'c', label: 'Datenschutz', content: <p>Am ruhigsten.</p> },
    ],
  },
  parameters: { viewportWidth: 390 },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الإعدادات',
    tabs: [
      { id: 'a', label: 'الملف', content: <p>اسمك.</p> },
      { id: 'b', label: 'المظهر', content: <p>السمة واللغة.</p> },
    ],
  },
};
