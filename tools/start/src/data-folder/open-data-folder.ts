import { choosePorts, type Ports } from '../ports.ts';
import type { Settings } from '../settings.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { endLeftovers, openRunFile, type RunFile } from './run-file.ts';
import { watchDisk, watchedFolders } from './watch-disk.ts';

/** A data folder that is ours alone until it is stopped. */
export type DataFolder = { ports: Ports; note: RunFile['note']; stop(): Promise<void> };

/**
 * Takes the data folder before anything in it is touched, ends what a killed start left there, and chooses the ports.
 *
 * @throws StartError
 */
export async function openDataFolder(settings: Settings, log: (step: string) => void): Promise<DataFolder> {
  const { dataDir } = settings;
  const unlock = lockDataFolder(dataDir);
  try {
    const left = await endLeftovers(dataDir);
    if (left > 0) log(`Ended ${left} processes that an earlier start has left`);
    const ports = await choosePorts(settings.port, settings.service !== null);
    const runFile = openRunFile(dataDir, ports);
    const stopWatching = watchDisk(watchedFolders(settings), log);
    return {
      ports,
      note: runFile.note,
      async stop() {
        stopWatching();
        runFile.remove();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
