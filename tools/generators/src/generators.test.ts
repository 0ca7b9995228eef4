import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '@reflectory/build';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { applyPlan, openWorkspace } from './apply-plan.ts';
import { kinds } from './kinds/index.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const bin = (name: string) => path.join(workspace, 'node_modules/.bin', name);
let root: string;

/** A copy of what the generated code needs, so that nothing is written into the real workspace. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'generators-'));
  const skip = /(^|\/)(node_modules|dist|storybook-static|test-results)(\/|$)/;
  for (const part of [
    'libs',
    'services/core-api',
    'apps/e2e',
    'tools/quality',
    'tools/build',
    'docs/decisions',
  ]) {
    cpSync(path.join(workspace, part), path.join(root, part), {
      recursive: true,
      filter: (source) => !skip.test(path.relative(workspace, source)),
    });
  }
  const settings = [
    'package.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    '.oxlintrc.json',
    '.prettierrc.json',
  ];
  for (const file of settings) {
    cpSync(path.join(workspace, file), path.join(root, file));
  }
  linkPackages();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Third-party packages as they are, ours from the copy: generated code changes them. */
function linkPackages(): void {
  const installed = path.join(workspace, 'node_modules');
  const target = path.join(root, 'node_modules');
  mkdirSync(path.join(target, '@reflectory'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@reflectory')) {
    symlinkSync(path.join(installed, name), path.join(target, name));
  }
  for (const name of readdirSync(path.join(installed, '@reflectory'))) {
    const real = path.relative(workspace, realpathSync(path.join(installed, '@reflectory', name)));
    const copy = path.join(root, real);
    symlinkSync(existsSync(copy) ? copy : path.join(workspace, real), path.join(target, '@reflectory', name));
  }
}

function generate(kind: string, ...args: string[]): string[] {
  const plan = kinds[kind]?.plan(args, openWorkspace(root));
  if (!plan) throw new Error(`No kind ${kind}`);
  const files = applyPlan(root, plan);
  execFileSync(bin('prettier'), ['--write', '--log-level', 'silent', '--ignore-unknown', ...files], {
    cwd: root,
  });
  return files;
}

const wanted: [kind: string, args: string[]][] = [
  ['area', ['gratitude']],
  ['feature', ['gratitude-mfe', 'thank-you']],
  ['function', ['count-thanks']],
  ['table', ['gratitude', 'thank-you-notes']],
  ['table', ['gratitude', 'thank-you-boards', 'shared']],
  ['table', ['gratitude', 'thank-you-rules', 'instance']],
  ['job', ['gratitude', 'forget-thanks']],
  ['event', ['gratitude', 'thanked']],
  ['slot', ['gratitude', 'after-thanks']],
  ['permission', ['gratitude', 'read-numbers']],
  // What is there in another form is added to as well.
  ['job', ['entries', 'count-thanks']],
  ['permission', ['sharing', 'thank']],
  ['lib', ['kind-words']],
  ['adr', ['say-thank-you']],
];

describe('what a generator writes', () => {
  const written: string[] = [];

  test.each(wanted)(
    '%s %j is written',
    (kind, args) => {
      const files = generate(kind, ...args);
      written.push(...files);
      expect(files.length).toBeGreaterThan(0);
    },
    120_000,
  );

  test('all of it is linted', () => {
    const sources = [...new Set(written)].filter((file) => /\.tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(wanted.length);
    const lint = () =>
      execFileSync(bin('oxlint'), ['--deny-warnings', ...sources], { cwd: root, stdio: 'pipe' });
    expect(lint).not.toThrow();
  }, 120_000);

  test.each(['apps/gratitude-mfe', 'services/core-api', 'libs/contracts', 'libs/kind-words', 'apps/e2e'])(
    'has sound types in %s',
    (project) => {
      const { stdout } = spawnSync(bin('tsc'), ['--noEmit', '--checkers', '1', '-p', project], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(stdout).toBe('');
    },
    120_000,
  );

  test('an area changes no file', () => {
    expect(kinds['area']?.plan(['calm'], openWorkspace(root)).changes).toBeUndefined();
  });

  test('an area has its texts in every language', () => {
    const files = Object.keys(kinds['area']?.plan(['calm'], openWorkspace(root)).files ?? {});
    const missing = LANGUAGES.flatMap((language) => [`${language}.json`, `manifest/${language}.json`]).filter(
      (file) => !files.includes(`apps/calm-mfe/src/locales/${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('the tests of an area, its feature and a lib are run, and pass', () => {
    const report = path.join(root, 'report.json');
    const projects = ['--project', 'components', '--project', 'node'];
    execFileSync(
      bin('vitest'),
      [
        'run',
        ...projects,
        '--reporter=json',
        `--outputFile=${report}`,
        'apps/gratitude-mfe',
        'libs/kind-words',
      ],
      { cwd: root, stdio: 'pipe' },
    );
    const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const results = testResults.map(({ name, status }) => `${path.basename(name)} ${status}`);
    expect(results.toSorted()).toEqual([
      'items.test.tsx passed',
      'kind-words.test.ts passed',
      'thank-you.panel.test.tsx passed',
    ]);
  }, 240_000);

  test('the manifest of an area is one that its build takes', async () => {
    const manifest = await readManifest(path.join(root, 'apps/gratitude-mfe'));
    expect(manifest.words?.['de']?.navigation).toEqual({ gratitude: 'Gratitude' });
    expect(manifest.features).toEqual([{ key: 'gratitude', default: 'development' }]);
    expect(manifest.offers).toMatchObject([{ slot: 'gratitude.actions' }]);
    expect(manifest.navigation).toMatchObject([{ feature: 'gratitude', icon: { name: 'sprout' } }]);
  });

  test('a feature asks for each person at each instance anew', () => {
    const { files } = kinds['feature']?.plan(['gratitude-mfe', 'kindness'], openWorkspace(root)) ?? {
      files: {},
    };
    expect(Object.values(files).join()).toContain(
      "queryKey: ['gratitude', boot.instance.id, userId, 'kindness']",
    );
  });

  test.each(['person', 'shared', 'instance'])(
    'a table of kind %s is protected by the one function',
    (ownership) => {
      const { files } = kinds['table']?.plan(['entries', 'x', ownership], openWorkspace(root)) ?? {
        files: {},
      };
      expect(Object.values(files).join()).toContain("select app.protect('public.x');");
    },
  );

  test('what is written into a feature stands beside what it says already', () => {
    const feature = readFileSync(
      path.join(root, 'services/core-api/src/features/entries/feature.ts'),
      'utf8',
    );
    expect(feature).toContain(
      'jobs: (parts) => [...createEntryJobs(parts), ...createCountThanksJobs(parts)]',
    );
    const own = readFileSync(path.join(root, 'services/core-api/src/features/gratitude/feature.ts'), 'utf8');
    expect(own).toContain("'public.thank_you_rules': 'instance'");
    expect(own).toContain('...gratitudePermissions, ...manageThankYouRulesPermissions]');
  });
});

describe('a language', () => {
  const plan = kinds['language']?.plan(['es', 'Español'], openWorkspace(workspace));
  const changed = (file: string) =>
    plan?.changes
      ?.find((change) => change.file === file)
      ?.edit(readFileSync(path.join(workspace, file), 'utf8'));

  test('is written wherever English is a file', () => {
    expect(Object.keys(plan?.files ?? {})).toEqual(
      expect.arrayContaining([
        'apps/shell/src/locales/es.json',
        'apps/journal-mfe/src/locales/manifest/es.json',
        'libs/domain/src/crisis/hearing/es.ts',
        'apps/public-site/src/texts/legal/terms.es.ts',
        'tools/generators/templates/area/apps/__name__-mfe/src/locales/es.json.tmpl',
      ]),
    );
    expect(plan?.files['libs/auth/src/mails/texts/es.ts']).toContain('export const es: MailTexts');
  });

  test('is added wherever languages stand beside each other', () => {
    expect(changed('libs/contracts/src/languages/languages.ts')).toContain("'ar', 'es'] as const");
    expect(changed('apps/journal-mfe/src/remote.ts')).toContain("es: () => import('./locales/es.json'),");
    expect(changed('libs/domain/src/reading/texts.ts')).toMatch(
      /from '.\/texts\/es.ts';[^]*\{ en, de, fr, ar, es \}/,
    );
    expect(changed('libs/domain/src/frameworks/assemble-framework.ts')).toContain('es: words(es) }');
  });

  test('changes no file that says something: texts of services lie in a folder of the language', () => {
    const files = Object.keys(plan?.files ?? {});
    expect(files).toContain('services/core-api/src/languages/es/library/frameworks/gratitude.json');
    expect(files).toContain(
      'tools/generators/templates/area/services/core-api/src/languages/es/permissions/__name__.json.tmpl',
    );
    const saying = /\/content\/|\.permissions\.ts|^services\/gateway/;
    expect(plan?.changes?.map(({ file }) => file).filter((file) => saying.test(file))).toEqual([]);
    expect(
      JSON.parse(plan?.files['services/core-api/src/languages/es/account/readme.json'] ?? ''),
    ).toBeInstanceOf(Array);
  });

  test('that is there already is refused', () => {
    expect(() => kinds['language']?.plan(['fr', 'Français'], openWorkspace(workspace))).toThrow('already');
  });
});

describe('bad input', () => {
  test.each([
    ['area', ['Bad Name'], /kebab-case/],
    ['area', ['journal'], /already there/],
    ['feature', ['nowhere', 'x'], /not a remote/],
    ['table', ['nowhere', 'x'], /nowhere\/feature.ts is not there/],
    ['table', ['entries', 'x', 'nobody'], /person\|shared\|instance/],
    ['lib', ['contracts'], /already there/],
  ] as const)('%s %j is refused and writes nothing', (kind, args, message) => {
    expect(() => generate(kind, ...args)).toThrow(message);
  });
});
