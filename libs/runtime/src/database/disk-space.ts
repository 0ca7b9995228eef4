import { statfs } from 'node:fs/promises';

export type DiskSpace = {
  /** Whether less than the reserve is free, as of the last look. */
  isFull(): boolean;
  start(): void;
  stop(): void;
};

export type DiskSpaceOptions = {
  /** Folders whose disks must have space; none: they are never full. */
  folders: readonly string[];
  reserveBytes: number;
  onChange: (isFull: boolean) => void;
};

const INTERVAL_MS = 1000;

/** Looks every second whether the disks have space. */
export function createDiskSpace({ folders, reserveBytes, onChange }: DiskSpaceOptions): DiskSpace {
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;
  const hasSpace = (folder: string) =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize >= reserveBytes,
      // What cannot be asked tells nothing.
      () => true,
    );
  const look = async () => {
    const wasFull = isFull;
    isFull = !(await Promise.all(folders.map(hasSpace))).every(Boolean);
    if (isFull !== wasFull) onChange(isFull);
  };
  return {
    isFull: () => isFull,
    start() {
      void look();
      timer = setInterval(() => void look(), INTERVAL_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
