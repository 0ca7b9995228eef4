import { CLIENT_REPORTS_PATH } from '@reflectory/contracts/boot';
import type { RequestHandler } from 'express';
import { isFilePath } from '../area.ts';

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** What a call answers may be a page that somebody stored: it is none of the product's. */
const callPolicy = `${closedPolicy}; sandbox`;

/** Browsers know no address of numbers in a policy. */
const isNumeric = (host: string) => /^[\d.]+(:\d+)?$|^\[/.test(host);

/** Scripts come from releases alone: nothing else of this host is run, whatever it is said to be. */
function scriptSources(host: string, isDevelopment: boolean): string {
  if (isNumeric(host)) return "'self'";
  return isDevelopment ? `${host}/r/ ${host}/dev/` : `${host}/r/`;
}

function documentPolicy(host: string, nonce: string, protocol: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources(host, isDevelopment)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // A recording is heard before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    // Some browsers do not count a socket to the same host as 'self'.
    `connect-src 'self' ws://${host} wss://${host}`,
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CLIENT_REPORTS_PATH}`,
    // Browsers deliver these from a secure context only, and then leave the other out.
    ...(protocol === 'https' ? ['report-to reports'] : []),
  ].join('; ');
}

/** Only a host that can be written into the policy without changing its meaning. */
const plainHost = /^[a-z0-9.:[\]-]+$/i;

/** Sets the headers by which a browser defends the page; nothing inline runs, only styles with this document's nonce apply. */
export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): RequestHandler {
  return (req, res, next) => {
    const { area, styleNonce, host, protocol } = req.context;
    const isDocument = !area && !isFilePath(req.path) && plainHost.test(host);
    const closed = area ? callPolicy : closedPolicy;
    const policy = isDocument ? documentPolicy(host, styleNonce, protocol, isDevelopment) : closed;
    res.setHeader('content-security-policy', policy);
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    res.setHeader('cross-origin-opener-policy', 'same-origin');
    res.setHeader('cross-origin-resource-policy', 'same-origin');
    res.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()');
    res.setHeader('x-frame-options', 'DENY');
    if (protocol === 'https') {
      res.setHeader('strict-transport-security', 'max-age=31536000');
      if (isDocument) res.setHeader('reporting-endpoints', `reports="${CLIENT_REPORTS_PATH}"`);
    }
    next();
  };
}
