import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const withoutKeys: (source: string) => string = require('./icon-keys-loader.cjs');

it('leaves a drawing of the installed icons as it is, but for its keys', () => {
  const icons = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm/icons');
  const source = readFileSync(join(icons, 'archive.mjs'), 'utf8');
  expect(source).toMatch(/key: "/);
  expect(withoutKeys(source)).not.toMatch(/key:/);
  expect(withoutKeys(source)).toContain('["path", { d: "M10 12h4" }]');
});
