import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './cores.ts';
import { type Call, type Load, type LoadResult, resultSchema } from './load-result.ts';

/** Whether the generator of Debian is here. */
export const hasWrk = isInstalled('wrk');

const lua = (text: string) => JSON.stringify(text);

/** A script that sends the calls in turn and prints what came of them as one line of JSON. */
function scriptOf(calls: readonly Call[]): string {
  const made = calls.map(({ method, path, headers, body }) => {
    // wrk adds a host of its own unless it finds this spelling.
    const list = Object.entries(headers).map(
      ([name, value]) => `[${lua(name === 'host' ? 'Host' : name)}]=${lua(value)}`,
    );
    return `  wrk.format(${lua(method)}, ${lua(path)}, {${list.join(',')}}, ${body === null ? 'nil' : lua(body)}),`;
  });
  return `local calls
local at = 0
function init()
  calls = {
${made.join('\n')}
  }
end
function request()
  at = at % #calls + 1
  return calls[at]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"seconds":%f,"failed":%d,"broken":%d,"p50":%f,"p99":%f}\\n',
    summary.requests, summary.duration / 1e6, e.status, e.connect + e.read + e.write + e.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;
}

/** Prepares calls as a script in `folder`; each load of them is one run of wrk on one thread. */
export function prepareWrk(folder: string, name: string, calls: readonly Call[]): Load {
  const script = join(folder, `${name}.lua`);
  writeFileSync(script, scriptOf(calls));
  return (port, { seconds, connections }) =>
    new Promise<LoadResult>((resolve, reject) => {
      const args = [
        '-t1',
        '--timeout',
        '10s',
        `-c${connections}`,
        `-d${seconds}s`,
        '-s',
        script,
        `http://127.0.0.1:${port}`,
      ];
      const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      child.once('error', reject);
      child.once('exit', () => {
        const line = /^RESULT (.*)$/m.exec(output)?.[1];
        if (line === undefined) reject(new Error(`wrk failed: ${output}`));
        else resolve(resultSchema.parse(JSON.parse(line)));
      });
    });
}
