import { searchEvents } from '@reflectory/contracts/search';
import type { Transaction } from '@reflectory/runtime/database';
import { type EventHandler, hear } from '@reflectory/runtime/jobs';

/** Entries that are indexed in one transaction. */
const AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Finds entries by the new name of a tag or a person. `db` runs as the worker. */
export const createIndexLabel = ({ db }: { db: Transaction }): EventHandler =>
  hear([searchEvents.labelRenamed], {
    name: 'index-label',
    async handle({ instanceId, userId, subject }) {
      let after: string | null = FIRST;
      while (after !== null) {
        const rows: { last: string | null }[] = await db.query(
          'select app.index_label($1, $2, $3, $4, $5) as last',
          [instanceId, userId, subject, after, AT_ONCE],
        );
        after = rows[0]?.last ?? null;
      }
    },
  });
