import { startHttpServer } from '@reflectory/server-kit';
import express, { type RequestHandler } from 'express';
import { type Account, createAccount } from './account.ts';
import { createGoogleRouter } from './google.ts';
import { createMicrosoftRouter } from './microsoft.ts';
import { createOAuthRouter, decide } from './oauth.ts';

export type { StandInMeeting } from './account.ts';

/** What it does otherwise than a provider that is well; may be changed while it runs. */
export type Behaviour = {
  isAway: boolean;
  /** For which a token is good. */
  seconds: number;
  /** Meetings of a page. */
  page: number;
  /** What the person unticks when they are asked. */
  leftOutScopes: string[];
  /** Paths that were asked for, in their order. */
  asked: string[];
};

const GOOGLE = {
  authorize: '/o/oauth2/v2/auth',
  decide: '/o/oauth2/decide',
  token: '/token',
  revoke: '/revoke',
};
const MICROSOFT = {
  authorize: '/common/oauth2/v2.0/authorize',
  decide: '/common/oauth2/decide',
  token: '/common/oauth2/v2.0/token',
  revoke: null,
};

/** Lets only those in who have a token that is good. */
const guard =
  (account: Account, behaviour: Behaviour): RequestHandler =>
  (request, response, next) => {
    behaviour.asked.push(request.path);
    if (behaviour.isAway) return void response.status(503).end();
    const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!account.hasAccess(token)) return void response.status(401).json({ error: 'unauthorized' });
    next();
  };

/** Google and Microsoft at one origin of this machine, with one account. */
export async function startCalendarStandIn({ port = 0 } = {}) {
  const account = createAccount();
  const behaviour: Behaviour = { isAway: false, seconds: 3600, page: 2, leftOutScopes: [], asked: [] };
  const parts = { account, behaviour };
  const app = express();
  app.get('/favicon.ico', (_request, response) => void response.status(204).end());
  app.use(createOAuthRouter({ ...parts, paths: GOOGLE }), createOAuthRouter({ ...parts, paths: MICROSOFT }));
  app.use('/calendar/v3', guard(account, behaviour), createGoogleRouter(account, behaviour));
  app.use('/v1.0', guard(account, behaviour), createMicrosoftRouter(account, behaviour));
  const server = await startHttpServer(app, { port, host: '127.0.0.1' });
  return {
    origin: server.url,
    account,
    behaviour,
    /** The query with which somebody comes back from an address at which they were asked. */
    answerOf(address: string, isAllowed = true): string {
      const back = decide(parts, new URL(address).searchParams, isAllowed);
      if (back === null) throw new Error('This is no request for a code');
      return new URL(back).search.slice(1);
    },
    async stop() {
      server.server.closeAllConnections();
      await server.close({ graceMs: 0 });
    },
  };
}

export type CalendarStandIn = Awaited<ReturnType<typeof startCalendarStandIn>>;
