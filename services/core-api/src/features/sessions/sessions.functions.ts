import { journalFunctions } from '@reflectory/contracts/journal';
import { randomUUID } from 'node:crypto';
import { defineFunction, type FunctionDefinition, type FunctionRequest } from '@reflectory/runtime/functions';
import { findFindings } from './find-findings.ts';
import { revisionRepository } from './revise-entry.repository.ts';
import { createRevisionService } from './revise-entry.service.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';
import type { FindFramework, MayAnalyse, Measure } from './sessions.service.ts';

type Dependencies = { measure: Measure; mayAnalyse: MayAnalyse; findFramework: FindFramework };

/** A program does not wait for what is found. */
const isProgram = ({ context }: FunctionRequest) => context.db_role === 'api_token';

/** What a person does with their guided sessions besides saving them. */
export const createSessionFunctions = (dependencies: Dependencies): FunctionDefinition[] => {
  const service = createSessionsService({ ...dependencies, sessions: sessionsRepository, newId: randomUUID });
  const revisions = createRevisionService({ ...dependencies, entries: revisionRepository });
  return [
    defineFunction({
      contract: journalFunctions,
      name: 'complete-session',
      access: 'signed-in',
      scope: 'journal:write',
      handle: (input, { tx, context }) => service.complete(tx, input, context.language),
      async conclude(_input, output, request, host) {
        if (output.analysis_state !== 'reading' || isProgram(request)) return output;
        const { analysis, artworkSvg, analysisState } = await findFindings(output.entry_id, request, host);
        return {
          entry_id: output.entry_id,
          analysis: analysisState === null ? analysis : output.analysis,
          artwork_svg: artworkSvg ?? output.artwork_svg,
          ...(analysisState && { analysis_state: analysisState }),
        };
      },
    }),
    defineFunction({
      contract: journalFunctions,
      name: 'revise-entry',
      access: 'signed-in',
      scope: 'journal:write',
      handle: (input, { tx, context }) => revisions.revise(tx, input, context.language),
      async conclude({ entry_id }, output, request, host) {
        if (output.analysis_state !== 'reading' || isProgram(request)) return output;
        const { analysis, analysisState } = await findFindings(entry_id, request, host);
        const version = output.version === undefined ? {} : { version: output.version };
        if (analysisState === null) return { analysis, ...version };
        return { analysis: null, analysis_state: analysisState, ...version };
      },
    }),
    defineFunction({
      contract: journalFunctions,
      name: 'restore-entry-version',
      access: 'signed-in',
      handle: (input, { tx, context }) => revisions.restore(tx, input, context.language),
    }),
    defineFunction({
      contract: journalFunctions,
      name: 'set-entry-mentions',
      access: 'signed-in',
      handle: (input, { tx }) => revisions.mention(tx, input),
    }),
    defineFunction({
      contract: journalFunctions,
      name: 'resolve-entry-conflict',
      access: 'signed-in',
      handle: (input, { tx, context }) => revisions.resolve(tx, input, context.language),
    }),
  ];
};
