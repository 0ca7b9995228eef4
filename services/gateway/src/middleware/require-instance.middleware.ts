import type { RequestHandler } from 'express';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import { isFilePath } from '../area.ts';
import { refuse } from '../refusal.ts';

/** Lets nobody past without an instance that is active; a brand sheet is served to the page that says so, too. */
export function requireInstance({ controlPlane }: { controlPlane: ControlPlaneStore }): RequestHandler {
  return (req, _res, next) => {
    if (!controlPlane.isLoaded()) throw refuse('unavailable');
    const { instance } = req.context;
    if (!instance) throw refuse('instance_unknown');
    if (instance.status === 'suspended' && !isFilePath(req.path)) throw refuse('instance_suspended');
    next();
  };
}
