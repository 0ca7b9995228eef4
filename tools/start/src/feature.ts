import { createFeatureCommand } from './feature-command.ts';
import { readSettings, StartError } from './settings.ts';

try {
  const run = await createFeatureCommand(readSettings(process.env, false).dataDir);
  console.log((await run(process.argv.slice(2))).join('\n'));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
