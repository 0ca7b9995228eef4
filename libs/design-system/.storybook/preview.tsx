import type { Decorator, Preview } from 'storybook-react-rsbuild';
import '../src/styles/index.css';
import { brands } from './brands.ts';
import { DocumentFrame } from './document-frame.tsx';
import './preview.css';

const withDocument: Decorator = (Story, { globals }) => (
  <DocumentFrame
    theme={String(globals['theme'])}
    direction={String(globals['direction'])}
    brand={String(globals['brand'])}
  >
    <Story />
  </DocumentFrame>
);

const preview: Preview = {
  decorators: [withDocument],
  initialGlobals: { theme: 'dark', direction: 'ltr', brand: 'reflectory' },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', dynamicTitle: true, items: ['dark', 'light'] },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
    brand: {
      toolbar: { title: 'Brand', icon: 'paintbrush', dynamicTitle: true, items: Object.keys(brands) },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Foundations', 'Words and places', 'Fields', 'Actions', 'States', 'Insight'] },
    },
  },
};

export default preview;
