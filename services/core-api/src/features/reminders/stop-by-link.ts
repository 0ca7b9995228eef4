import { reminderFunctions, type StopKind } from '@reflectory/contracts/reminders';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import { defineServiceFunction, type FunctionDefinition, FunctionError } from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { asOwner } from './as-owner.ts';
import { isStillSent, stopSending } from './reminders.repository.ts';

type Parts = Pick<FunctionParts, 'database' | 'stopLinks'>;

/** Ends mails of a kind, or pauses reminders, for whoever has the signed link of one. */
export function createStopByLink({ database, stopLinks }: Parts): FunctionDefinition {
  return defineServiceFunction({
    contract: reminderFunctions,
    name: 'stop-by-link',
    access: 'anyone',
    async handle({ token, isStopping }, { context }): Promise<{ kind: StopKind; isStopped: boolean }> {
      const link = stopLinks?.read(token);
      if (!link || link.instanceId !== context.instance_id)
        throw new FunctionError('not_found', 'This link stops nothing');
      const { kind, userId } = link;
      const isStopped = await database.asPrincipal(
        asOwner(context, userId),
        async (tx) => {
          if (isStopping) await stopSending(tx, kind, userId);
          return !(await isStillSent(tx, kind, userId));
        },
        // Whoever is leaving wants no mails either.
        { readOnly: !isStopping, isOpenWhileClosing: true, searchPath: PRODUCT_SEARCH_PATH },
      );
      return { kind, isStopped };
    },
  });
}
