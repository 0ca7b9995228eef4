import { STAND_IN_CLIENT } from '@reflectory/calendar-stand-in';
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTranscriber } from './transcriber.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 180_000;

/** Starts the product as a person would, on a free port and in an empty data folder, and stops it at the end. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else.
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['E2E_PORT']) return async () => undefined;
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'reflectory-e2e-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
  const transcriber = await startTranscriber();
  const memberOrigins = await findMemberOrigins();
  const mailPorts = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ['tools/start/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      REFLECTORY_DATA_DIR: dataDir,
      CORE_API_TRANSCRIPTION_URL: transcriber.url,
      CORE_API_MEMBER_PRIVATE_ORIGINS: memberOrigins.join(','),
      CORE_API_MAIL_IN_DOMAIN: 'in.example',
      CORE_API_WORKER_MAIL_IN_PORT: String(mailPorts[0]),
      CORE_API_WORKER_MAIL_IN_DNS: `127.0.0.1:${mailPorts[1]}`,
      REFLECTORY_PROVIDER_STAND_IN: 'yes',
      ...calendarProviders(memberOrigins.at(-1) ?? ''),
    },
    // The channel closes when this run is gone, however that came, and the product ends with it.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGINT')) await ended;
    transcriber.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await isServing(child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  process.env['E2E_PORT'] = String(port);
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_MEMBER_ORIGINS'] = memberOrigins.join(',');
  process.env['E2E_MAIL_PORTS'] = mailPorts.join(',');
  return stop;
}

/** Where tests serve what members give the address of: each test that does has its own. */
const findMemberOrigins = async (): Promise<string[]> =>
  (await Promise.all(Array.from({ length: 5 }, findFreePort))).map((port) => `http://127.0.0.1:${port}`);

/** Google and Microsoft, where a test stands in for them. */
const calendarProviders = (url: string) =>
  Object.fromEntries(
    ['GOOGLE', 'MICROSOFT'].flatMap((name) => [
      [`CORE_API_${name}_URL`, url],
      [`CORE_API_${name}_CLIENT_ID`, STAND_IN_CLIENT.id],
      [`CORE_API_${name}_CLIENT_SECRET`, STAND_IN_CLIENT.secret],
    ]),
  );

function isServing(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product did not start in time')), START_TIMEOUT_MS);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (!output.includes('Ctrl-C stops everything')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${output}`)));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 8080));
    });
  });
}
