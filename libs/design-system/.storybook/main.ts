import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: { name: 'storybook-react-rsbuild', options: {} },
  stories: ['../src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    plugins: [...(rsbuild.plugins ?? []), pluginReact()],
    // The order of layers is a matter of each document, so nothing is inlined late.
    output: { ...rsbuild.output, injectStyles: false },
  }),
};

export default config;
