import { journalFunctions } from '@reflectory/contracts/journal';
import { randomUUID } from 'node:crypto';
import type { Language } from '@reflectory/contracts/languages';
import type { WorkOwner } from '@reflectory/server-kit';
import { PRODUCT_SEARCH_PATH, type Transaction } from '@reflectory/runtime/database';
import {
  defineFunction,
  type FunctionDefinition,
  type FunctionHost,
  type FunctionRequest,
} from '@reflectory/runtime/functions';
import { revisionRepository } from './revise-entry.repository.ts';
import { createRevisionService } from './revise-entry.service.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';
import type { Insights, MayAnalyse, Unread } from './sessions.service.ts';

/** Reads a text for somebody, so that the next who asks for the same need not wait. */
type Prepare = (owner: WorkOwner, text: string, language: Language, signal: AbortSignal) => Promise<void>;
type Dependencies = { insights: Insights & { prepare: Prepare }; mayAnalyse: MayAnalyse };

/** What a person does with their guided sessions besides saving them. */
export const createSessionFunctions = (dependencies: Dependencies): FunctionDefinition[] => {
  const service = createSessionsService({ ...dependencies, sessions: sessionsRepository, newId: randomUUID });
  const revisions = createRevisionService({ ...dependencies, entries: revisionRepository });
  /** Reads a text before a transaction is opened to write what it says: a long one takes seconds. */
  const prepare = async (
    { context, signal }: FunctionRequest,
    { database }: FunctionHost,
    find: (tx: Transaction) => Promise<Unread | null>,
  ) => {
    const unread = await database.asPrincipal(context, find, {
      readOnly: true,
      searchPath: PRODUCT_SEARCH_PATH,
    });
    if (!unread) return;
    const owner = { instance: context.instance_id, person: context.user_id ?? context.db_role };
    await dependencies.insights.prepare(owner, unread.text, unread.language, signal);
  };
  return [
    defineFunction({
      contract: journalFunctions,
      name: 'complete-session',
      access: 'signed-in',
      prepare: ({ session_id }, request, host) =>
        prepare(request, host, (tx) => service.findUnread(tx, session_id, request.context.language)),
      handle: ({ session_id }, { tx, context }) => service.complete(tx, session_id, context.language),
    }),
    defineFunction({
      contract: journalFunctions,
      name: 'revise-entry',
      access: 'signed-in',
      prepare: (input, request, host) =>
        prepare(request, host, (tx) => revisions.findUnread(tx, input, request.context.language)),
      handle: (input, { tx, context }) => revisions.revise(tx, input, context.language),
    }),
  ];
};
