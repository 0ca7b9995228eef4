import type { RequestHandler } from 'express';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import { originPort } from '../origin-port.ts';

/** Host name without port and trailing dot, lower case. */
export function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * Finds the instance that a host name belongs to, with its features. It answers nothing itself. Where the public port
 * is known ('' is that of the scheme) there is none at another: the origin of a request ends up in mailed links, and
 * a client must not be able to lead them to something else that listens on this host.
 */
export function resolveInstance({
  controlPlane,
  publicPort,
}: {
  controlPlane: ControlPlaneStore;
  publicPort: string | null;
}): RequestHandler {
  const isPublic = (origin: string) => publicPort === null || originPort(origin) === publicPort;
  return (req, _res, next) => {
    const found = controlPlane.findByHost(hostNameOf(req.context.host));
    const instance = isPublic(req.context.origin) ? found : null;
    if (instance) {
      req.context.instance = instance;
      req.context.features = controlPlane.featuresOf(instance);
    }
    next();
  };
}
