import { connectionFunctions as contract } from '@reflectory/contracts/calendars';
import { defineFunction, defineServiceFunction, FunctionError } from '@reflectory/runtime/functions';
import type { RateLimit } from '@reflectory/auth';
import { takeOrRefuse } from '../../../rate-limits/index.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { createCalendarProviders } from './calendar-provider.ts';
import { createConnecting } from './connecting.ts';

/** Each leads to a provider and asks it. */
const connecting: RateLimit = { name: 'connect-calendar-provider', burst: 20, seconds: 10 };

type Parts = Pick<FunctionParts, 'database' | 'limiter' | 'passwordBox' | 'oauthClients' | 'now'>;

/** Calendars of providers that are read by OAuth. */
export function createConnectionFunctions({ database, limiter, passwordBox: box, oauthClients, now }: Parts) {
  const providers = createCalendarProviders(box ? oauthClients : {});
  const flow = box && createConnecting({ database, providers, box, now });
  const limit = (instance: string, person: string | null) =>
    takeOrRefuse(limiter, connecting, `${instance}:${person}`);
  return [
    defineFunction({
      contract,
      name: 'get-calendar-providers',
      access: 'signed-in',
      readOnly: true,
      handle: () => Promise.resolve({ providers: [...providers.keys()] }),
    }),
    defineServiceFunction({
      contract,
      name: 'begin-calendar-connection',
      access: 'signed-in',
      isClosedWhileClosing: true,
      async handle({ provider, zone }, { context }) {
        await limit(context.instance_id, context.user_id);
        const address = await flow?.begin(context, provider, zone);
        if (!address) throw new FunctionError('not_found', 'This provider is not set up');
        return { address };
      },
    }),
    defineServiceFunction({
      contract,
      name: 'finish-calendar-connection',
      access: 'signed-in',
      isClosedWhileClosing: true,
      async handle({ answer }, { context }) {
        if (!flow) throw new FunctionError('not_found', 'No provider is set up');
        await limit(context.instance_id, context.user_id);
        return flow.finish(context, new URLSearchParams(answer));
      },
    }),
    defineFunction({
      contract,
      name: 'add-connected-calendar',
      access: 'signed-in',
      async handle({ connection_id: connection, address, zone }, { tx }) {
        const [row] = await tx.query<{ is_read: boolean | null }>(
          'select app.add_connected_calendar($1, $2, $3) as is_read',
          [connection, address, zone],
        );
        if (row?.is_read === false)
          throw new FunctionError('too_large', 'That is more than twenty calendars');
        if (!row?.is_read) throw new FunctionError('not_found', 'This connection offers no such calendar');
        return {};
      },
    }),
  ];
}
