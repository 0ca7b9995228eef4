import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { serviceConfig } from './service-config.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function writeService(sources: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'reflectory-built-'));
  folders.push(directory);
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...sources })) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  return directory;
}

const outputOf = (directory: string, program: string) =>
  execFileSync(process.execPath, [join(directory, `dist/${program}.js`)], { encoding: 'utf8' }).trim();

test('what is beside a source is found from its build, in features that are told apart by folder alone', async () => {
  const directory = writeService({
    'src/main.ts': `
      import { globSync, readFileSync } from 'node:fs';
      const names: string[] = globSync('parts/*/part.ts', { cwd: import.meta.dirname });
      const parts = await Promise.all(
        names.map((file) => import(\`./parts/\${file.split('/')[1]}/part.ts\`)),
      );
      const text = readFileSync(new URL('./text.txt', import.meta.url), 'utf8');
      console.log(text, ...parts.map(({ name }) => name).toSorted());`,
    'src/other.main.ts': `import { name } from './parts/one/part.ts'; console.log(name);`,
    'src/parts/one/part.ts': `export const name: string = 'one';`,
    'src/parts/two/part.ts': `export const name: string = 'two';`,
    'src/text.txt': 'Beside:',
  });
  await compile(serviceConfig({ directory, programs: ['main', 'other.main'] }));
  expect(outputOf(directory, 'main')).toBe('Beside: one two');
  expect(outputOf(directory, 'other.main')).toBe('one');
});

test('a service that runs goes on with what it was started from, whatever becomes of its build', async () => {
  const directory = writeService({
    'src/main.ts': `
      import { rmSync } from 'node:fs';
      rmSync(new URL('../dist', import.meta.url), { recursive: true });
      console.log((await import('./late.ts')).word);`,
    'src/late.ts': `export const word: string = 'Late';`,
  });
  await compile(serviceConfig({ directory, programs: ['main'] }));
  expect(outputOf(directory, 'main')).toBe('Late');
});

test('a service that imports what is not there is not built', async () => {
  const directory = writeService({ 'src/main.ts': `import './missing.ts';` });
  await expect(compile(serviceConfig({ directory, programs: ['main'] }))).rejects.toThrow('missing.ts');
});
