import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Where what a service prints is kept. Losing a line never ends anything. */
export type ServiceLog = { write(chunk: Buffer): void };

/** Opens the log of a service; a disk without space loses lines until there is some again. */
export function openServiceLog(logDir: string, name: string): ServiceLog {
  let file: number | null = null;
  const open = () => {
    mkdirSync(logDir, { recursive: true });
    return openSync(path.join(logDir, `${name}.log`), 'a');
  };
  return {
    write(chunk) {
      try {
        file ??= open();
        writeSync(file, chunk);
      } catch {
        if (file !== null) closeSync(file);
        file = null;
      }
    },
  };
}
