import type { Logger } from '@reflectory/server-kit';
import express, { type Express } from 'express';
import type { DocumentCookie } from './auth/document-cookie.ts';
import type { OpaqueKeys } from './auth/opaque-keys.ts';
import type { SigningKeys } from './auth/signing-keys.ts';
import type { VerifiedTokens } from './auth/verified-tokens.ts';
import type { GatewayConfig, GatewaySecrets } from './config.ts';
import type { ControlPlaneStore } from './control-plane/control-plane-store.ts';
import type { PrincipalDirectory } from './control-plane/principal-directory.ts';
import type { CoreApiClient } from './core-api/core-api-client.ts';
import type { Upstreams } from './core-api/upstreams.ts';
import type { Documents } from './documents/documents.ts';
import type { PublicPages } from './documents/public-pages.ts';
import { forCalls, inOrder } from './in-order.ts';
import type { OpenPages } from './live/open-pages.ts';
import type { GatewayMetrics } from './metrics.ts';
import { accessLog } from './middleware/access-log.middleware.ts';
import { bootFacts } from './middleware/boot-facts.middleware.ts';
import { brandSheets } from './middleware/brand-sheets.middleware.ts';
import { calendarFeeds } from './middleware/calendar-feeds.middleware.ts';
import { collectReports } from './middleware/collect-reports.middleware.ts';
import { cors } from './middleware/cors.middleware.ts';
import { developmentEvents } from './middleware/development-events.middleware.ts';
import { dropInternalHeaders } from './middleware/drop-internal-headers.middleware.ts';
import { forwardWebhooks } from './middleware/forward-webhooks.middleware.ts';
import { handleErrors } from './middleware/handle-errors.middleware.ts';
import { installFiles } from './middleware/install-files.middleware.ts';
import { limitRates } from './middleware/limit-rates.middleware.ts';
import { limitSizes } from './middleware/limit-sizes.middleware.ts';
import { type PendingUpgrades, proxyCalls } from './middleware/proxy-calls.middleware.ts';
import { oauthEndpoints } from './middleware/oauth-endpoints.middleware.ts';
import { pageChanges } from './middleware/page-changes.middleware.ts';
import { readDocumentCookie } from './middleware/read-document-cookie.middleware.ts';
import { refuseCode } from './middleware/refuse-code.middleware.ts';
import { releaseFiles } from './middleware/release-files.middleware.ts';
import { requireApiKey, requireTokenForBuckets } from './middleware/require-api-key.middleware.ts';
import { requireInstance } from './middleware/require-instance.middleware.ts';
import { requireSecondFactor } from './middleware/require-second-factor.middleware.ts';
import { resolveApiToken } from './middleware/resolve-api-token.middleware.ts';
import { resolveInstance } from './middleware/resolve-instance.middleware.ts';
import { resolvePrincipal } from './middleware/resolve-principal.middleware.ts';
import { resolveRole } from './middleware/resolve-role.middleware.ts';
import { searchEngines } from './middleware/search-engines.middleware.ts';
import { securityHeaders } from './middleware/security-headers.middleware.ts';
import { serveDocuments } from './middleware/serve-documents.middleware.ts';
import { servePlainPages } from './middleware/serve-plain-pages.middleware.ts';
import { sharedImages } from './middleware/shared-images.middleware.ts';
import { signRequestContext } from './middleware/sign-context.middleware.ts';
import { startContext } from './middleware/start-context.middleware.ts';
import { stopLinks } from './middleware/stop-links.middleware.ts';
import { takeIncomingCalls } from './middleware/take-incoming-calls.middleware.ts';
import { takeTurns } from './middleware/take-turns.middleware.ts';
import type { ReleaseStore } from './releases/release-store.ts';

/** Everything the middlewares are made of. */
export type AppDependencies = {
  config: GatewayConfig;
  secrets: GatewaySecrets;
  log: Logger;
  metrics: GatewayMetrics;
  controlPlane: ControlPlaneStore;
  principals: PrincipalDirectory;
  openPages: OpenPages;
  upstreams: Upstreams;
  coreApi: CoreApiClient;
  keys: SigningKeys;
  opaqueKeys: OpaqueKeys;
  verified: VerifiedTokens;
  cookie: DocumentCookie;
  releases: ReleaseStore;
  pages: PublicPages;
  documents: Documents;
  upgrades: PendingUpgrades;
};

/** The way of a request, in order. */
export function createApp(gateway: AppDependencies): Express {
  const { config, secrets, principals, cookie } = gateway;
  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', config.trustedProxies);

  app.use(
    inOrder(
      startContext(gateway),
      accessLog(gateway),
      securityHeaders(config),
      dropInternalHeaders(),
      forwardWebhooks({ ...config, upstreams: gateway.upstreams }),
      forCalls(cors(), refuseCode()),
      limitSizes(config),
      resolveInstance({ controlPlane: gateway.controlPlane, publicPort: config.publicPort }),
      limitRates(config),
      releaseFiles(gateway),
      ...(config.isDevelopment ? [developmentEvents(gateway)] : []),
      requireInstance(gateway),
      brandSheets(),
      stopLinks({ ...gateway, secret: secrets.internal, rates: config.rates }),
      calendarFeeds({ ...gateway, secret: secrets.internal, rates: config.rates }),
      takeIncomingCalls({ ...gateway, secret: secrets.internal, rates: config.rates }),
      ...(config.releasesDir === null
        ? []
        : [
            oauthEndpoints({ ...gateway, secret: secrets.internal, rates: config.rates }),
            pageChanges({ ...gateway, pages: gateway.openPages }),
            collectReports(gateway),
          ]),
      forCalls(
        resolveApiToken({
          ...gateway,
          secret: secrets.internal,
          perSecond: config.rates.tokens,
          hasPages: config.releasesDir !== null,
        }),
        ...(config.isApiKeyRequired ? [requireApiKey(gateway)] : []),
        resolvePrincipal(gateway),
        requireTokenForBuckets(),
        resolveRole(gateway),
        requireSecondFactor(),
        signRequestContext({ secret: secrets.internal }),
        takeTurns(config),
        proxyCalls(gateway),
      ),
    ),
  );
  if (config.releasesDir === null) {
    app.use(servePlainPages(gateway));
  } else {
    app.use(installFiles(gateway));
    app.use(readDocumentCookie({ cookie, principals }));
    app.use(bootFacts({ ...gateway, secret: secrets.internal }));
    app.use(searchEngines(gateway));
    app.use(sharedImages({ ...gateway, secret: secrets.internal }));
    app.use(serveDocuments({ ...gateway, secret: secrets.internal }));
  }
  app.use(handleErrors(gateway));
  return app;
}
