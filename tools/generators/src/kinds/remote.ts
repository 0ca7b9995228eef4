import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { camelCase, type Kind, requireName, sentenceCase } from '../plan.ts';

const usage = 'remote <name>';

/** A remote with one page, reachable by the shell as soon as it is built and published. */
export const remote: Kind = {
  usage,
  summary: 'a remote in apps, with a page of its own',
  plan([wanted]) {
    const name = requireName(wanted, usage).replace(/-mfe$/, '');
    const folder = `apps/${name}-mfe`;
    const files: Record<string, string> = {
      'package.json': json(packageOf(name)),
      'tsconfig.json': json(TSCONFIG),
      'rspack.config.ts': `import { remoteConfig } from '@reflectory/build';\n\nexport default remoteConfig({ directory: import.meta.dirname, name: '${name}' });\n`,
      'README.md': `# ${name}-mfe\n\nWhat this area is for, its routes, and what it offers in slots.\n`,
      'src/remote.manifest.ts': manifestOf(name),
      'src/remote.ts': remoteOf(name),
      'src/app/home.page.tsx': pageOf(name),
      'src/app/home.page.test.tsx': testOf(name),
      ...localesOf(name),
    };
    return {
      files: Object.fromEntries(
        Object.entries(files).map(([file, content]) => [`${folder}/${file}`, content]),
      ),
      next: [
        'npm install (links the package)',
        `npm run build -w @reflectory/${name}-mfe && npm run release -- ${name}`,
        `Open /${name}: the gateway serves the release without a restart.`,
      ],
    };
  },
};

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** What stands on the first page until somebody says it better. */
const leads: Readonly<Record<Language, string>> = {
  en: 'Say in one line what belongs here.',
  de: 'Sag in einer Zeile, was hierher gehört.',
  fr: 'Dis en une ligne ce qui a sa place ici.',
  ar: 'اكتب في سطر واحد ما مكانه هنا.',
};

/** Key of its feature. */
const keyOf = (name: string) => name.replaceAll('-', '_');

function localesOf(name: string): Record<string, string> {
  const title = sentenceCase(name);
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`src/locales/${language}.json`, json({ title, lead: leads[language] })],
      [
        `src/locales/manifest/${language}.json`,
        json({
          title,
          promise: leads[language],
          navigation: { [camelCase(name)]: title },
          features: { [keyOf(name)]: title },
        }),
      ],
    ]),
  );
}

const packageOf = (name: string) => ({
  name: `@reflectory/${name}-mfe`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { build: 'rspack build', typecheck: 'tsc --noEmit' },
  dependencies: {
    '@reflectory/client': '*',
    '@reflectory/contracts': '*',
    '@reflectory/design-system': '*',
    '@reflectory/platform-sdk': '*',
    '@tanstack/react-query': '*',
    react: '*',
    'react-i18next': '*',
  },
  devDependencies: { '@reflectory/build': '*' },
  nx: { tags: ['type:app', `app:${name}-mfe`] },
});

const TSCONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node', '@testing-library/jest-dom/vitest'],
  },
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['dist', 'node_modules'],
};

const manifestOf = (name: string) => `import { defineManifest } from '@reflectory/contracts/remotes';

/** What this remote brings. */
export const manifest = defineManifest({
  name: '${name}',
  routes: [{ path: '/${name}', feature: '${keyOf(name)}' }],
  navigation: [{ id: '${camelCase(name)}', to: '/${name}', icon: 'sprout', group: 'reflect', order: 90 }],
  // On in development; elsewhere off until somebody switches it on.
  features: [{ key: '${keyOf(name)}', default: 'development' }],
});
`;

const loaders = LANGUAGES.map(
  (language) => `      ${language}: () => import('./locales/${language}.json'),`,
).join('\n');

const remoteOf = (name: string) => `import { defineRemote } from '@reflectory/platform-sdk';
import type { manifest } from './remote.manifest.ts';

export default defineRemote<typeof manifest>({
  pages: { '/${name}': () => import('./app/home.page.tsx') },
  slots: {},
  texts: {
    namespace: '${name}',
    languages: {
${loaders}
    },
  },
});
`;

const pageOf = (name: string) => `import { PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';

/** The first page of this area. */
export default function HomePage() {
  const { t } = useTranslation('${name}');
  return <PageHeader title={t('title')} lead={t('lead')} />;
}
`;

const testOf = (name: string) => `import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import HomePage from './home.page.tsx';

test('the page says what the area is', () => {
  renderWithPlatform(<HomePage />, { texts: { '${name}': texts } });
  expect(screen.getByRole('heading', { name: '${sentenceCase(name)}' })).toBeVisible();
});
`;
