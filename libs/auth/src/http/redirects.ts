import type { Request } from 'express';
import { contextOf } from '@reflectory/runtime/http';
import type { AuthSettings } from '../auth-settings.ts';
import { queryOf } from './auth-reader.ts';
import { compileAddressPattern } from './address-pattern.ts';
import { redirectTarget } from './redirect-target.ts';

/** Where a mailed link of a request leads in the end; the client sends it in the query. */
export type RedirectOf = (req: Request) => string;

export function createRedirects({
  siteUrl,
  redirectUrls,
}: Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>): RedirectOf {
  const allowed = redirectUrls.map(compileAddressPattern);
  return (req) => {
    const { origin } = contextOf(req);
    const wanted = queryOf(req).get('redirect_to') ?? undefined;
    return redirectTarget({ site: siteUrl ?? origin, origin, allowed }, wanted);
  };
}
