import { camelCase, type Kind, requireName, sentenceCase } from '../plan.ts';

const usage = 'lib <name>';

/** A library without a dependency of ours; it wants two importers. */
export const lib: Kind = {
  usage,
  summary: 'a library in libs',
  plan([wanted]) {
    const name = requireName(wanted, usage);
    const folder = `libs/${name}`;
    return {
      files: {
        [`${folder}/package.json`]: `${JSON.stringify(packageOf(name), null, 2)}\n`,
        [`${folder}/tsconfig.json`]: `${JSON.stringify(TSCONFIG, null, 2)}\n`,
        [`${folder}/README.md`]: `# ${name}\n\nWhat it is for, who imports it, and one example.\n`,
        [`${folder}/src/index.ts`]: `export { ${camelCase(name)} } from './${name}.ts';\n`,
        [`${folder}/src/${name}.ts`]: `/** ${sentenceCase(name)} in one sentence. */\nexport function ${camelCase(name)}(text: string): string {\n  return text.trim();\n}\n`,
        [`${folder}/src/${name}.test.ts`]: `import { expect, test } from 'vitest';\nimport { ${camelCase(name)} } from './${name}.ts';\n\ntest('space around a text does not count', () => {\n  expect(${camelCase(name)}(' a ')).toBe('a');\n});\n`,
      },
      next: [
        'npm install (links the package)',
        `Give it a tag of its own in ALLOWED_KINDS of tools/quality/src/boundary-rules.ts, or keep type:domain.`,
      ],
    };
  },
};

const packageOf = (name: string) => ({
  name: `@reflectory/${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  sideEffects: false,
  exports: { '.': './src/index.ts' },
  scripts: { typecheck: 'tsc --noEmit' },
  dependencies: {},
  nx: { tags: ['type:domain'] },
});

const TSCONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { types: ['node'] },
  include: ['**/*.ts'],
  exclude: ['dist', 'node_modules'],
};
