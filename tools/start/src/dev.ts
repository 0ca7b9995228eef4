import { spawn } from 'node:child_process';
import path from 'node:path';
import { describeStack } from './report.ts';
import { run } from './run.ts';
import { readSettings, ROOT } from './settings.ts';

await run({
  readSettings: () => readSettings(process.env, true),
  describe: describeStack,
  whenReady({ settings }) {
    const releases = path.join(settings.dataDir, 'releases');
    const watcher = spawn(process.execPath, [path.join(ROOT, 'tools/build/src/watch.ts'), releases], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    return { stop: () => watcher.kill('SIGTERM') };
  },
});
