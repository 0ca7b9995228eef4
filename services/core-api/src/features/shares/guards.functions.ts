import type { RateLimit } from '@reflectory/auth';
import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { type LinkGuard, presentationFunctions } from '@reflectory/contracts/presentations';
import {
  defineFunction,
  defineServiceFunction,
  type FunctionDefinition,
} from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { asPresentation, asSession } from './shared-views.ts';
import { unavailable } from './shares.functions.ts';
import {
  countShareView,
  findGuardedShare,
  type GuardedShare,
  guardShare,
  refreshShare,
  takeShareView,
} from './shares.repository.ts';

type Parts = Pick<FunctionParts, 'database' | 'limiter' | 'verifyPassword' | 'hashPassword'>;

/** Passwords of one link from one address; others go on trying, so that nobody locks a link for all. */
const PASSWORDS: RateLimit = { name: 'link-password', burst: 10, seconds: 60 };

type Opened = FunctionOutput<'open-shared-link'>;

/** What stands before a link without regard to the password; null where nothing does. */
function guardOf(share: GuardedShare, isOpening: boolean): LinkGuard | null {
  if (share.is_expired) return 'expired';
  if (share.is_exhausted) return 'exhausted';
  if (share.password_hash !== null && !isOpening) return 'locked';
  return share.is_limited && !isOpening ? 'limited' : null;
}

/** Shows what is behind a link to somebody who may see it, and says what stands before it otherwise. */
function createOpenSharedLink({ database, limiter, verifyPassword }: Parts): FunctionDefinition {
  return defineServiceFunction({
    contract: presentationFunctions,
    name: 'open-shared-link',
    access: 'anyone',
    async handle({ token, kind, isOpening, password }, { context, address }): Promise<Opened> {
      const share = await database.asPrincipal(context, (tx) => findGuardedShare(tx, token), {
        readOnly: true,
      });
      const language = context.language ?? DEFAULT_LANGUAGE;
      const content =
        share && (kind === 'session' ? asSession(share, language) : asPresentation(share, language));
      if (!share || !content) throw unavailable();
      const guard = guardOf(share, isOpening);
      if (guard) return { guard };
      if (share.password_hash !== null) {
        if (!password) return { guard: 'locked' };
        const subject = `${context.instance_id}:${token}:${address}`;
        if ((await limiter.take(PASSWORDS, subject)) > 0) return { guard: 'slow_down' };
        if (!(await verifyPassword(share.password_hash, password))) return { guard: 'wrong_password' };
      }
      if (!share.is_limited) return { content };
      const isTaken = await database.asPrincipal(context, (tx) => takeShareView(tx, token));
      return isTaken ? { content } : { guard: 'exhausted' };
    },
  });
}

/** Sets until when, how often and with which password a link of the caller opens. */
function createGuardShare({ database, hashPassword }: Parts): FunctionDefinition {
  return defineServiceFunction({
    contract: presentationFunctions,
    name: 'guard-share',
    access: 'signed-in',
    isClosedWhileClosing: true,
    async handle({ token, expiresAt, viewLimit, password }, { context }) {
      const passwordHash = password === null ? '' : password ? await hashPassword(password) : null;
      const guards = { expiresAt, viewLimit, passwordHash };
      if (!(await database.asPrincipal(context, (tx) => guardShare(tx, token, guards)))) throw unavailable();
      return {};
    },
  });
}

const countSharedView = defineFunction({
  contract: presentationFunctions,
  name: 'count-shared-view',
  access: 'anyone',
  async handle({ token }, { tx, address }) {
    await countShareView(tx, token, address);
    return {};
  },
});

const refreshSharedSnapshot = defineFunction({
  contract: presentationFunctions,
  name: 'refresh-share',
  access: 'signed-in',
  async handle({ token, title, data }, { tx }) {
    if (!(await refreshShare(tx, token, title, data))) throw unavailable();
    return {};
  },
});

/** Functions of links that end by themselves. */
export const createGuardFunctions = (parts: Parts): FunctionDefinition[] => [
  createOpenSharedLink(parts),
  createGuardShare(parts),
  countSharedView,
  refreshSharedSnapshot,
];
