import { accountFunctions } from '@reflectory/contracts/account';
import { defineServiceFunction, type FunctionDefinition } from '@reflectory/runtime/functions';
import type { LeavingAddressService } from './leaving-address.service.ts';

/** Functions about where the way out is mailed besides the account's own address. */
export function createLeavingAddressFunctions(service: LeavingAddressService): FunctionDefinition[] {
  return [
    defineServiceFunction({
      contract: accountFunctions,
      name: 'get-leaving-address',
      access: 'signed-in',
      handle: (_input, { context }) => service.get(context),
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'name-leaving-address',
      access: 'signed-in',
      handle: async ({ email }, { context }) => {
        await service.name(context, email);
        return {};
      },
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'confirm-leaving-address',
      access: 'signed-in',
      handle: ({ code }, { context }) => service.confirm(context, code),
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'forget-leaving-address',
      access: 'signed-in',
      handle: async (_input, { context }) => {
        await service.forget(context);
        return {};
      },
    }),
  ];
}
