import {
  defineServiceFunction,
  defineStreamedFunction,
  type FunctionDefinition,
} from '@reflectory/runtime/functions';
import { type AccountDependencies, createAccountService } from './account.service.ts';
import { createExportService, type ExportDependencies } from './export/export.service.ts';

/** What a person does with their whole account. */
export function createAccountFunctions(
  dependencies: AccountDependencies & ExportDependencies,
): FunctionDefinition[] {
  const service = createAccountService(dependencies);
  const exportAll = createExportService(dependencies);
  return [
    defineServiceFunction({
      name: 'get-account-status',
      access: 'signed-in',
      handle: (_input, { context }) => service.getStatus(context),
    }),
    defineServiceFunction({
      name: 'request-account-deletion',
      access: 'signed-in',
      handle: async (proof, { context }) => ({ status: await service.requestDeletion(context, proof) }),
    }),
    defineServiceFunction({
      name: 'cancel-account-deletion',
      access: 'signed-in',
      handle: async (_input, { context }) => ({ status: await service.cancelDeletion(context) }),
    }),
    defineStreamedFunction({
      name: 'export-my-data',
      access: 'signed-in',
      handle: (_input, { context, signal }, answer) => exportAll(context, answer, signal),
    }),
  ];
}
