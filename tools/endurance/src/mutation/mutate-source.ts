import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';

/** Loaded before a service: one piece of one of its files reads otherwise. */
const { file, find, put } = JSON.parse(process.env['ENDURANCE_MUTANT'] ?? '{}') as Record<string, string>;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (file === undefined || find === undefined || !url.endsWith(file)) return loaded;
    const source = readFileSync(new URL(url), 'utf8');
    if (!source.includes(find)) throw new Error(`"${find}" is not in ${file}`);
    return { ...loaded, source: source.replace(find, put ?? '') };
  },
});
