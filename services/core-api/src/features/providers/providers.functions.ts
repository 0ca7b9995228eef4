import { providerFunctions as contract } from '@reflectory/contracts/providers';
import { defineFunction, defineServiceFunction, FunctionError } from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import {
  agree,
  findInstanceUse,
  findKeptKey,
  findOffered,
  findOwnUse,
  findSaved,
  hasConsent,
  save,
} from './providers.repository.ts';
import { readBaseUrl } from './read-base-url.ts';
import { testConnection } from './test-connection.ts';

const access = { permission: 'providers.manage' } as const;
const ENDING = 4;

const hasOrigin = (address: string, of: string) => new URL(address).origin === new URL(of).origin;

const impossible = () => new FunctionError('unavailable', 'This installation keeps no keys of providers');

/** What a person is told and agrees to. */
const ownFunctions = [
  defineFunction({
    contract,
    name: 'get-provider',
    access: 'signed-in',
    readOnly: true,
    async handle(_input, { tx }) {
      const provider = await findOffered(tx);
      const isAgreed = provider !== null && (await hasConsent(tx, provider.host));
      return { provider, has_consent: isAgreed, used: await findOwnUse(tx) };
    },
  }),
  defineFunction({
    contract,
    name: 'agree-to-provider',
    access: 'signed-in',
    async handle({ provider }, { tx }) {
      if (!(await agree(tx, provider)))
        throw new FunctionError('conflict', 'Another provider is offered by now');
      return {};
    },
  }),
];

/** The provider of an instance, for its people and for who sets it up. */
export const createProviderFunctions = ({
  database,
  providerKeys: keys,
}: Pick<FunctionParts, 'database' | 'providerKeys'>) => [
  ...ownFunctions,
  defineFunction({
    contract,
    name: 'get-provider-settings',
    access,
    readOnly: true,
    handle: async (_input, { tx }) => ({
      is_possible: keys !== null,
      saved: await findSaved(tx),
      used: await findInstanceUse(tx),
    }),
  }),
  defineFunction({
    contract,
    name: 'save-provider',
    access,
    async handle({ key, ...settings }, { tx, context }) {
      if (!keys) throw impossible();
      const baseUrl = readBaseUrl(settings.base_url, keys.privateOrigins);
      const before = await findSaved(tx);
      const isMoved = before !== null && !hasOrigin(before.base_url, baseUrl);
      const seal = (given: string) => ({
        sealed: keys.box.seal(given, context.instance_id, baseUrl),
        ending: given.length > 2 * ENDING ? given.slice(-ENDING) : '',
      });
      // A key was given for one address: another one does not get it.
      await save(
        tx,
        { ...settings, base_url: baseUrl },
        key ? seal(key) : key === null || isMoved ? null : undefined,
      );
      const saved = await findSaved(tx);
      if (!saved) throw new FunctionError('not_permitted', 'It was not saved');
      return { saved };
    },
  }),
  defineServiceFunction({
    contract,
    name: 'test-provider',
    access,
    async handle({ base_url: text, key }, { context: { instance_id: instanceId } }) {
      if (!keys) throw impossible();
      const baseUrl = readBaseUrl(text, keys.privateOrigins);
      const kept = await database.asService('provider_admin', instanceId, findKeptKey, { readOnly: true });
      const isSame = kept !== null && hasOrigin(kept.base_url, baseUrl);
      const open = () =>
        isSame && kept.sealed_key !== null ? keys.box.open(kept.sealed_key, instanceId, kept.base_url) : null;
      return testConnection(baseUrl, key === undefined ? open() : key, keys.privateOrigins);
    },
  }),
];
