import { accountFunctions } from '@reflectory/contracts/account';
import {
  defineServiceFunction,
  defineStreamedFunction,
  type FunctionDefinition,
} from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { type AccountDependencies, createAccountService } from './account.service.ts';
import { createExportService, type ExportDependencies } from './export/export.service.ts';

/** What a person does with their whole account. */
export function createAccountFunctions(
  dependencies: AccountDependencies & ExportDependencies & Pick<FunctionParts, 'belongings'>,
): FunctionDefinition[] {
  const service = createAccountService(dependencies);
  const exportAll = createExportService(dependencies);
  return [
    defineServiceFunction({
      contract: accountFunctions,
      name: 'get-account-status',
      access: 'signed-in',
      handle: (_input, { context }) => service.getStatus(context),
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'list-belongings',
      access: 'signed-in',
      handle: async ({ language }) => ({
        belongings: dependencies.belongings.map((named) => ({ area: named.area, words: named[language] })),
      }),
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'request-account-deletion',
      access: 'signed-in',
      handle: async (proof, { context }) => ({ status: await service.requestDeletion(context, proof) }),
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'cancel-account-deletion',
      access: 'signed-in',
      handle: async (_input, { context }) => ({ status: await service.cancelDeletion(context) }),
    }),
    defineStreamedFunction({
      contract: accountFunctions,
      name: 'export-my-data',
      access: 'signed-in',
      handle: (_input, { context, signal }, answer) => exportAll(context, answer, signal),
    }),
  ];
}
