import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const browserSide = ['client', 'platform-sdk', 'design-system'].map((name) => `libs/${name}`);

// Nothing is measured by tests: what takes long on a busy machine is waited for.
const patience = { expect: { poll: { timeout: 10_000 } }, testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    reporters: ['default'],
    // Most tests wait for a server now and then: on a small machine the second core is needed for them as well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          ...patience,
          include: ['libs/**/*.test.ts', 'services/gateway/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [
            ...browserSide.map((path) => `${path}/**`),
            'tools/{conformance,endurance}/**',
            '**/node_modules/**',
          ],
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          ...patience,
          include: ['services/core-api/**/*.test.ts'],
          globalSetup: ['services/core-api/src/testing/postgres.setup.ts'],
        },
      },
      {
        test: {
          name: 'conformance',
          environment: 'node',
          ...patience,
          include: ['tools/{conformance,endurance}/**/*.test.ts'],
          globalSetup: ['tools/conformance/src/testing/service.setup.ts'],
        },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          ...patience,
          include: [...browserSide.map((path) => `${path}/**/*.test.{ts,tsx}`), 'apps/**/*.test.{ts,tsx}'],
          setupFiles: ['tools/quality/src/component-tests.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
