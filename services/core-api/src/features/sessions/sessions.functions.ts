import { randomUUID } from 'node:crypto';
import { defineFunction } from '../../functions/define-function.ts';
import type { FunctionDefinition } from '../../functions/define-function.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';
import type { Analyse } from './sessions.service.ts';

/** What a person does with their guided sessions besides saving them. */
export const createSessionFunctions = ({ analyse }: { analyse: Analyse }): FunctionDefinition[] => {
  const service = createSessionsService({ sessions: sessionsRepository, analyse, newId: randomUUID });
  return [
    defineFunction({
      name: 'complete-session',
      access: 'signed-in',
      handle: ({ session_id }, { tx }) => service.complete(tx, session_id),
    }),
  ];
};
