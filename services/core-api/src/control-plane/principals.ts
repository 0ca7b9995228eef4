import {
  type PrincipalAnswer,
  principalAnswersSchema,
  type PrincipalQuestion,
} from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import { findPrincipals } from './control-plane.repository.ts';

/** How people stand at instances, in the order of the questions; null where there is no such person. */
export type Principals = {
  find(questions: readonly PrincipalQuestion[]): Promise<(PrincipalAnswer | null)[]>;
};

export function createPrincipals(database: Database): Principals {
  return {
    find: async (questions) =>
      principalAnswersSchema.parse(
        await database.asService('control_plane', null, (tx) => findPrincipals(tx, questions), {
          readOnly: true,
        }),
      ),
  };
}
