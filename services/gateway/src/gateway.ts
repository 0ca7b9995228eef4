import { setTimeout as pause } from 'node:timers/promises';
import {
  createAdminApp,
  createApiKey,
  createReadiness,
  type Logger,
  startHttpServer,
} from '@reflectory/server-kit';
import { answerUpgrades } from './answer-upgrades.ts';
import { createApp } from './app.ts';
import { createDocumentCookie } from './auth/document-cookie.ts';
import { createOpaqueKeys } from './auth/opaque-keys.ts';
import { createSigningKeys } from './auth/signing-keys.ts';
import { createVerifiedTokens } from './auth/verified-tokens.ts';
import type { GatewayConfig, GatewaySecrets } from './config.ts';
import { createControlPlaneFeed } from './control-plane/control-plane-feed.ts';
import { type ControlPlaneStore, createControlPlaneStore } from './control-plane/control-plane-store.ts';
import { createPrincipalDirectory } from './control-plane/principal-directory.ts';
import { createPrincipalQuestions } from './control-plane/principal-questions.ts';
import { addFeatures, addTextKeys } from './core-api/add-declarations.ts';
import { type CoreApiClient, createCoreApiClient } from './core-api/core-api-client.ts';
import { createUpstreams, type Upstreams } from './core-api/upstreams.ts';
import { createDocuments } from './documents/documents.ts';
import { createPublicPages } from './documents/public-pages.ts';
import { createOpenPages } from './live/open-pages.ts';
import { createPageTeller } from './live/tell-changes.ts';
import { createMetrics } from './metrics.ts';
import type { PendingUpgrades } from './middleware/proxy-calls.middleware.ts';
import { noReleases } from './releases/no-releases.ts';
import { createFeatureDeclarations } from './releases/feature-declarations.ts';
import { createReleaseStore, type ReleaseStore } from './releases/release-store.ts';
import { createTextDeclarations } from './releases/text-declarations.ts';
import { createPageRenderer } from './renderer/page-renderer.ts';

/** A gateway that listens. */
export type RunningGateway = {
  url: string;
  adminUrl: string;
  readiness: ReturnType<typeof createReadiness>;
  close(): Promise<void>;
};

type DeclarationParts = {
  config: GatewayConfig;
  releases: ReleaseStore;
  controlPlane: ControlPlaneStore;
  upstreams: Upstreams;
  secret: string;
  log: Logger;
};

/** Makes known which features and texts the current releases bring. */
function createDeclarations({ config, releases, controlPlane, upstreams, secret, log }: DeclarationParts) {
  const { baseDomain, hasDevelopmentFeatures } = config;
  const caller = () => {
    const instance = controlPlane.findByHost(baseDomain);
    if (!instance) throw new Error('There is no default instance');
    return { upstreams, secret, instance: { id: instance.id, origin: `http://${baseDomain}` } };
  };
  const features = createFeatureDeclarations({
    releases,
    controlPlane,
    isDevelopment: hasDevelopmentFeatures,
    log,
    addFeatures: async (missing) => addFeatures(missing, caller()),
  });
  const texts = createTextDeclarations({
    releases,
    controlPlane,
    log,
    addTextKeys: async (keys) => addTextKeys(keys, caller()),
  });
  return {
    declare() {
      features.declare();
      texts.declare();
    },
    stop() {
      features.stop();
      texts.stop();
    },
  };
}

type FeedParts = {
  coreApi: CoreApiClient;
  log: Logger;
  controlPlane: ControlPlaneStore;
  principals: ReturnType<typeof createPrincipalDirectory>;
  metrics: ReturnType<typeof createMetrics>;
  tellPages: ReturnType<typeof createPageTeller>;
  declarations: ReturnType<typeof createDeclarations>;
};

/** What follows from each change of the control plane. */
function createFeed({ coreApi, log, controlPlane, principals, metrics, tellPages, declarations }: FeedParts) {
  return createControlPlaneFeed({
    coreApi,
    log,
    onSnapshot(snapshot) {
      controlPlane.replace(snapshot);
      metrics.controlPlaneRevision.set(snapshot.revision);
      tellPages.onSnapshot(snapshot);
      declarations.declare();
    },
    onChanges(changes) {
      controlPlane.change(changes);
      metrics.controlPlaneRevision.set(changes.revision);
      tellPages.onChanges(changes);
      declarations.declare();
    },
    onEvent(event) {
      if (event.kind === 'auth_session_ended') principals.endAuthSession(event.auth_session_id);
      if (event.kind === 'membership_changed') principals.forget(event.instance_id, event.user_id);
      tellPages.onEvent(event);
    },
    onStream(isOpen) {
      if (isOpen) {
        principals.regain();
        tellPages.onGap();
      } else {
        principals.lose();
      }
      metrics.controlPlaneStreamOpen.set(isOpen ? 1 : 0);
    },
  });
}

/** Builds everything a gateway consists of, without listening or asking anybody. */
async function assemble(config: GatewayConfig, secrets: GatewaySecrets, log: Logger) {
  const metrics = createMetrics();
  const upstreams = createUpstreams(config.coreApiUrls);
  const coreApi = createCoreApiClient({ upstreams, secret: secrets.internal });
  const controlPlane = createControlPlaneStore(config.baseDomain, config);
  const principals = createPrincipalDirectory({ questions: createPrincipalQuestions({ coreApi }) });
  const verified = createVerifiedTokens();
  const directory = config.releasesDir;
  const releases = directory === null ? noReleases : createReleaseStore({ directory, log });
  const pages = createPublicPages(releases, config.contactEmail);
  const renderer = createPageRenderer({ directory: directory ?? '', log, metrics });
  const anonKey = await createApiKey('anon', secrets.hs256);
  const openPages = createOpenPages();
  const tellPages = createPageTeller(openPages);
  const { internal: secret } = secrets;
  const declarations = createDeclarations({ config, releases, controlPlane, upstreams, secret, log });
  const feed = createFeed({ coreApi, log, controlPlane, principals, metrics, tellPages, declarations });
  return {
    config,
    secrets,
    log,
    metrics,
    upstreams,
    coreApi,
    controlPlane,
    principals,
    openPages,
    releases,
    pages,
    renderer,
    declarations,
    feed,
    keys: createSigningKeys(coreApi, { secret: secrets.hs256, onKeyGone: verified.forget }),
    opaqueKeys: createOpaqueKeys(secrets.opaqueKeys),
    verified,
    cookie: createDocumentCookie(secrets.cookie),
    documents: createDocuments({ ...config, controlPlane, releases, pages, renderer, anonKey }),
    upgrades: new WeakMap() satisfies PendingUpgrades,
  };
}

/**
 * Starts a gateway; it serves at once and becomes ready when it has a snapshot and, where there are pages, a shell.
 *
 * @throws the system's error when a port is taken.
 */
export async function startGateway(
  config: GatewayConfig,
  secrets: GatewaySecrets,
  log: Logger,
): Promise<RunningGateway> {
  const gateway = await assemble(config, secrets, log);
  const { controlPlane, openPages, releases, renderer, declarations, feed, metrics, upgrades, upstreams } =
    gateway;
  const hasPages = config.releasesDir !== null;
  const readiness = createReadiness({
    'control plane': () => {
      if (!controlPlane.isLoaded()) throw new Error('no snapshot yet');
    },
    ...(hasPages && {
      releases: () => {
        if (!releases.findCurrent('shell')) throw new Error('no shell is published');
      },
    }),
  });
  const app = createApp(gateway);
  const admin = await startHttpServer(
    createAdminApp({ readiness, registry: metrics.registry }),
    config.admin,
  );
  const http = await startHttpServer(app, config.http).catch(async (error: unknown) => {
    await admin.close();
    throw error;
  });
  const endSockets = answerUpgrades(http.server, app, upgrades);
  const endLong = () => {
    endSockets();
    openPages.endAll();
  };
  releases.subscribe(declarations.declare);
  releases.subscribe(() => renderer.follow(releases.listCurrent()));
  await releases.start();
  upstreams.start();
  feed.start();
  return {
    url: http.url,
    adminUrl: admin.url,
    readiness,
    async close() {
      await Promise.all([http.close({ drainMs: config.drainMs }), pause(config.drainMs).then(endLong)]);
      await feed.stop();
      declarations.stop();
      upstreams.stop();
      releases.stop();
      renderer.stop();
      await admin.close({ graceMs: 1000 });
    },
  };
}
