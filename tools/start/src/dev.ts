import { spawn } from 'node:child_process';
import path from 'node:path';
import { run } from './run.ts';
import { readSettings, ROOT } from './settings.ts';

await run(true, () => {
  const releases = path.join(readSettings(process.env, true).dataDir, 'releases');
  const watcher = spawn(process.execPath, [path.join(ROOT, 'tools/build/src/watch.ts'), releases], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return { stop: () => watcher.kill('SIGTERM') };
});
