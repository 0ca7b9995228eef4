import { describeStack } from './report.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

await run({ readSettings: () => readSettings(process.env, false), describe: describeStack });
