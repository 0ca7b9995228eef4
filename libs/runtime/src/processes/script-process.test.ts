import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createScriptProcess, type ScriptProcess } from './script-process.ts';
import { createTaskProcess, TaskEndedError, TaskFailedError } from './task-process.ts';
import type { Walls } from './testing/confined-program.ts';

let folder = '';
const open: ScriptProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-'));
});
afterEach(() => {
  for (const script of open.splice(0)) script.stop();
  rmSync(folder, { recursive: true });
});

const ada = { instance: 'acme', person: 'ada' };

/** A process for a script whose `answer(text)` has this body, after these statements. */
function start(body: string, { before = '', timeLimitMs = 3000, maxLength = 1000, source = '' } = {}) {
  const file = join(folder, 'script.js');
  const text = `${before}; var own = { answer(text) { ${body} } };`;
  writeFileSync(file, source || text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const limits = { timeLimitMs, maxLength, waitMs: 60_000, waitingPerPerson: 5, maxHeapMb: 64 };
  const script = createScriptProcess({ file, integrity, call: 'own.answer', ...limits });
  open.push(script);
  return script;
}

test('a script answers a text with a text', async () => {
  const script = start('return text.toUpperCase()');
  await script.prepare();
  expect(await script.call(ada, 'an <entry>\u2028"\\')).toBe('AN <ENTRY>\u2028"\\');
});

test('a script that is not the announced one is not run', async () => {
  const script = start('return text', { source: 'var own = { answer: () => "another" };' });
  await expect(script.call(ada, 'a')).rejects.toThrow(TaskFailedError);
});

test('its process has an empty environment, reads what it is given, and does nothing else', async () => {
  process.env['CORE_API_TEST_SECRET'] = 'not to be told';
  const readable = join(folder, 'given');
  writeFileSync(readable, '');
  const program = new URL('./testing/confined-program.ts', import.meta.url);
  const reads = [readable, fileURLToPath(new URL('./serve-tasks.ts', import.meta.url))];
  const limits = { timeLimitMs: 60_000, waitMs: 60_000, waitingPerPerson: 1, niceness: 0 };
  const tasks = createTaskProcess<{ readable: string; writable: string }, Walls>({
    program,
    ...limits,
    confinement: { reads, maxHeapMb: 64 },
  });
  try {
    const walls = await tasks.run(ada, { readable, writable: join(folder, 'written') });
    expect(walls).toEqual({ environment: [], allowed: ['read what is given'] });
  } finally {
    tasks.stop();
  }
});

describe('a script that means harm', () => {
  test('finds nothing of the machine: no environment, files, processes, modules or network', async () => {
    const names = ['process', 'require', 'module', 'fetch', 'setTimeout', 'Buffer', 'WebSocket', 'Worker'];
    const seen = start(`return ${JSON.stringify(names)}.filter((name) => name in globalThis).join()`);
    expect(await seen.call(ada, '')).toBe('');
  });

  test('makes no code of texts, and gets nothing of this process by an import', async () => {
    const script = start(
      `const told = [];
       import(text).catch((reason) => told.push(typeof reason, reason instanceof Error));
       try { Function('return process')() } catch (error) { told.push(error instanceof EvalError) }
       return told.join()`,
    );
    expect(await script.call(ada, 'node:fs')).toBe('true');
    // The answer to an import comes before the next call: where it is an object of ours, that call never ends.
    const later = start('return text', {
      before: `import('node:fs').catch((reason) => { while (typeof reason !== 'string'); })`,
      timeLimitMs: 2000,
    });
    await later.prepare();
    expect(await later.call(ada, 'b')).toBe('b');
  });

  test('leaves nothing behind for the next call', async () => {
    const script = start(
      `const before = [globalThis.kept, [].kept].join();
       globalThis.kept = text; Array.prototype.kept = text; String.prototype.toString = () => text;
       return before`,
    );
    expect(await script.call(ada, 'a secret')).toBe(',');
    expect(await script.call(ada, 'another')).toBe(',');
  });

  test('that never ends is ended, and the next call is answered', async () => {
    const script = start(`while (text === 'hang'); return text`, { timeLimitMs: 1500 });
    await expect(script.call(ada, 'hang')).rejects.toThrow(TaskFailedError);
    expect(await script.call(ada, 'b')).toBe('b');
  });

  test('that never ends after its answer does not run on', async () => {
    const script = start(
      `if (text === 'hang') Promise.resolve().then(() => { while (true); }); return text`,
      { timeLimitMs: 1500 },
    );
    await expect(script.call(ada, 'hang')).rejects.toThrow(TaskFailedError);
    expect(await script.call(ada, 'b')).toBe('b');
  });

  test('that fills the memory ends its process alone', async () => {
    const script = start(
      `const all = []; while (text === 'fill') all.push(new Array(1e5).fill(text)); return text`,
      {
        timeLimitMs: 20_000,
      },
    );
    await expect(script.call(ada, 'fill')).rejects.toThrow(TaskEndedError);
    expect(await script.call(ada, 'b')).toBe('b');
  });

  test('finds nothing that takes memory beside the heap', async () => {
    const script = start(
      `const buffers = Object.getOwnPropertyNames(globalThis).filter((name) => /Array$|Buffer|DataView|Assembly/.test(name));
       return buffers.join()`,
    );
    expect(await script.call(ada, '')).toBe('Array');
  });

  test('that answers with too much, or with no text, is refused', async () => {
    const script = start(`return text === 'much' ? 'x'.repeat(2 ** 28) : { toString: null }`);
    await expect(script.call(ada, 'much')).rejects.toThrow('too long');
    await expect(script.call(ada, 'object')).rejects.toThrow(TaskFailedError);
  });

  test('that throws what it likes, or rejects and leaves it so, fails by itself', async () => {
    const script = start(
      `if (text === 'reject') { Promise.reject(new Error('left')); return text }
       if (text === 'proxy') throw new Proxy({}, { get() { throw new Error('trap') } });
       throw new Error(text)`,
    );
    await expect(script.call(ada, 'its own words')).rejects.toThrow('its own words');
    await expect(script.call(ada, 'proxy')).rejects.toThrow(TaskFailedError);
    expect(await script.call(ada, 'reject')).toBe('reject');
    expect(await script.call(ada, 'reject')).toBe('reject');
  });
});
