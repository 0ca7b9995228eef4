import { enableCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';

enableCompileCache(compileCache.NODE_COMPILE_CACHE);
const { describeStack } = await import('./report.ts');
const { run } = await import('./run.ts');
const { readSettings } = await import('./settings.ts');

await run({ readSettings: () => readSettings(process.env, false), describe: describeStack });
