import type { RequestHandler } from 'express';
import { installIcon, installManifest, installPaths } from '../documents/install-manifest.ts';
import { removalWorker } from '../documents/removal-worker.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { getInstance } from '../request-context.ts';

/** Address of the service worker; its folder is what it may stand in front of. */
const SERVICE_WORKER_PATH = '/service-worker.js';
/** File of the shell's release. */
const WORKER_FILE = 'service-worker.js';
/** It only asks its own origin, and runs nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

type Dependencies = {
  releases: Pick<ReleaseStore, 'findCurrent' | 'read'>;
  config: { isDevelopment: boolean };
};

/** Serves what makes the product an app on a device: the service worker, and manifest and icons in the instance's brand. */
export function installFiles({ releases, config }: Dependencies): RequestHandler {
  const readWorker = async (): Promise<Buffer | string> => {
    const shell = config.isDevelopment ? null : releases.findCurrent('shell');
    return (shell && (await releases.read(shell, WORKER_FILE))) ?? removalWorker;
  };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A browser asks for a newer one itself; nothing in between may answer with an older one.
    if (req.path === SERVICE_WORKER_PATH) {
      res.set({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy });
      return void res.type('text/javascript').send(await readWorker());
    }
    const isIcon = req.path === installPaths.icon || req.path === installPaths.maskable;
    if (!isIcon && req.path !== installPaths.manifest) return next();
    const instance = getInstance(req);
    res.set('cache-control', 'no-cache');
    if (isIcon)
      return void res.type('svg').send(installIcon(instance.brand, req.path === installPaths.maskable));
    res.type('application/manifest+json').send(JSON.stringify(installManifest(instance)));
  };
}
