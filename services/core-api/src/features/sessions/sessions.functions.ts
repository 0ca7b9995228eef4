import { randomUUID } from 'node:crypto';
import { defineFunction } from '../../functions/define-function.ts';
import type { FunctionDefinition } from '../../functions/define-function.ts';
import { revisionRepository } from './revise-entry.repository.ts';
import { createRevisionService } from './revise-entry.service.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';
import type { Insights, MayAnalyse } from './sessions.service.ts';

type Dependencies = { insights: Insights; mayAnalyse: MayAnalyse };

/** What a person does with their guided sessions besides saving them. */
export const createSessionFunctions = (dependencies: Dependencies): FunctionDefinition[] => {
  const service = createSessionsService({ ...dependencies, sessions: sessionsRepository, newId: randomUUID });
  const revisions = createRevisionService({ ...dependencies, entries: revisionRepository });
  return [
    defineFunction({
      name: 'complete-session',
      access: 'signed-in',
      handle: ({ session_id }, { tx, context }) => service.complete(tx, session_id, context.language),
    }),
    defineFunction({
      name: 'revise-entry',
      access: 'signed-in',
      handle: (input, { tx, context }) => revisions.revise(tx, input, context.language),
    }),
  ];
};
