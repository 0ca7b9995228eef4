import { authoredManifestSchema } from '@reflectory/contracts/remotes';
import { describe, expect, it } from 'vitest';
import de from './locales/de.json';
import en from './locales/en.json';
import { manifest } from './remote.manifest.ts';
import remote from './remote.ts';

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

describe('the presentations remote', () => {
  it('declares what the contract asks for, with public routes for links', () => {
    const { routes } = authoredManifestSchema.parse(manifest);
    expect(routes.map(({ path, access }) => `${access} ${path}`)).toEqual([
      'public /p',
      'public /s',
      'public /p/:token',
      'public /s/:token',
    ]);
  });

  it('has a page for every route and a component for every slot', async () => {
    const loaders = [...Object.values(remote.pages), ...Object.values(remote.slots)];
    expect(loaders).toHaveLength(manifest.routes.length + manifest.slots.length);
    for (const load of loaders) expect((await load()).default).toBeTypeOf('function');
  });

  it('says everything in both languages, with the same placeholders', () => {
    expect(keysOf(de)).toEqual(keysOf(en));
    const placeholders = (texts: object) => JSON.stringify(texts).match(/\{\{\w+\}\}/g);
    expect(placeholders(de)?.toSorted()).toEqual(placeholders(en)?.toSorted());
  });
});
