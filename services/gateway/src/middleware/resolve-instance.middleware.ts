import type { RequestHandler } from 'express';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';

/** Host name without port and trailing dot, lower case. */
export function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Finds the instance that a host name belongs to, with its features. It answers nothing itself. */
export function resolveInstance({ controlPlane }: { controlPlane: ControlPlaneStore }): RequestHandler {
  return (req, _res, next) => {
    const instance = controlPlane.findByHost(hostNameOf(req.host ?? ''));
    if (instance) {
      req.context.instance = instance;
      req.context.features = controlPlane.featuresOf(instance);
    }
    next();
  };
}
