import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { serveTasks } from './serve-tasks.ts';

/** A script that is not ours, and what it is asked. */
export type ScriptTask = {
  file: string;
  /** Of the file, as Subresource Integrity writes it. */
  integrity: string;
  /** Expression for the function that is called with a text and gives one. */
  call: string;
  /** Null loads the script and calls nothing. */
  input: string | null;
  timeLimitMs: number;
  /** Characters of a result. */
  maxLength: number;
};

const MAX_MEMORY_BYTES = 400_000_000;
/** Characters of what a script says of its failure. */
const MAX_REASON = 300;

let loaded: { integrity: string; script: vm.Script } | null = null;
/** A context in which the script has run already, for the next task. */
let spare: vm.Context | null = null;

function load(file: string, integrity: string): vm.Script {
  if (loaded?.integrity === integrity) return loaded.script;
  const source = readFileSync(file);
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  const found = `${algorithm}-${createHash(algorithm).update(source).digest('base64')}`;
  if (found !== integrity) throw new Error('The script is not the one that was announced');
  const script = new vm.Script(source.toString('utf8'), {
    filename: 'script.js',
    // A text: an error of ours would lead the script to the functions of this process.
    importModuleDynamically: () => Promise.reject('nothing can be imported'),
  });
  loaded = { integrity, script };
  spare = null;
  return script;
}

/** Takes away what fills memory beside the heap, which alone has a limit that ends a script at once. */
const withoutBuffers = new vm.Script(`{
  const typed = Object.getPrototypeOf(Uint8Array);
  const names = Object.getOwnPropertyNames(globalThis);
  const views = names.filter((name) => typeof globalThis[name] === 'function' && Object.getPrototypeOf(globalThis[name]) === typed);
  for (const name of [...views, 'ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'WebAssembly']) delete globalThis[name];
}`);

/** A world of its own with nothing in it but the language: no object of this process is ever given to it. */
function open(script: vm.Script, timeout: number): vm.Context {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  withoutBuffers.runInContext(context);
  script.runInContext(context, { timeout });
  return context;
}

/** The first character of what comes back says whether it is a result or a reason. */
const asked = (call: string, input: string) =>
  `(() => { try { return '+' + ${call}(${JSON.stringify(input)}); } catch (error) { return '-' + error?.message; } })()`;

function run({ file, integrity, call, input, timeLimitMs: timeout, maxLength }: ScriptTask): string {
  const script = load(file, integrity);
  const context = spare ?? open(script, timeout);
  spare = input === null ? context : null;
  if (input === null) return '';
  // Nothing of this task is left for the next one; the next world is made while nobody waits.
  setImmediate(prepare, script, timeout);
  const answer: unknown = vm.runInContext(asked(call, input), context, { timeout });
  if (typeof answer !== 'string' || answer.length > maxLength) throw new Error('The result is too long');
  if (!answer.startsWith('+')) throw new Error(answer.slice(1, MAX_REASON));
  return answer.slice(1);
}

function prepare(script: vm.Script, timeout: number): void {
  try {
    spare ??= open(script, timeout);
  } catch {
    // The next task tries again, and says what is wrong.
  }
}

// What a script leaves behind unhandled is no fault of this process.
process.on('unhandledRejection', () => undefined);
serveTasks<ScriptTask, string>(
  (task) => {
    try {
      return run(task);
    } catch (error) {
      // What a script throws is never looked at: it may be anything.
      throw error instanceof Error ? error : new Error('The script failed');
    }
  },
  { maxMemoryBytes: MAX_MEMORY_BYTES },
);
