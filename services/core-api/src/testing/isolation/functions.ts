import { asSqlFailure, type Transaction } from '@reflectory/runtime/database';
import { type FunctionCheck, functionRules } from './function-rules.ts';
import type { Cast } from './matrix.ts';

/** Differences between what the rules say of a function and what it does; empty when it holds, or has no rule. */
export async function findFunctionDeviations(
  owner: Transaction,
  cast: Cast,
  name: string,
): Promise<string[]> {
  const { principals, owner: user, foreigner } = cast;
  const checks = functionRules[name]?.({
    a: user.instanceId,
    b: foreigner.instanceId,
    user: user.id,
    other: principals['A-other'].id,
    admin: principals['A-admin'].id,
    atB: foreigner.id,
    master: principals['super at A'].id,
  });
  const deviations: string[] = [];
  for (const check of checks ?? []) {
    const told = JSON.stringify(await ask(owner, cast, check));
    const wanted = JSON.stringify(check.answer);
    if (told !== wanted)
      deviations.push(
        `${name}: ${check.as} is told ${told?.slice(0, 200)} instead of ${wanted} by ${check.call}`,
      );
  }
  return deviations;
}

/** What the function answers, or that it fails; nothing of it stays. */
async function ask(owner: Transaction, cast: Cast, check: FunctionCheck): Promise<unknown> {
  await owner.query('begin');
  try {
    for (const statement of check.given) await owner.query(statement);
    await become(owner, cast, check.as);
    const answer = await valueOf(owner, check.call);
    if (check.left === undefined) return answer;
    await owner.query('reset role');
    return await valueOf(owner, check.left);
  } catch (error) {
    const failure = asSqlFailure(error);
    if (failure === null) throw error;
    return `failure ${failure.code}`;
  } finally {
    await owner.query('rollback');
  }
}

async function become(owner: Transaction, cast: Cast, as: FunctionCheck['as']): Promise<void> {
  if (as !== 'control_plane') {
    const { context } = cast.principals[as];
    await owner.query(
      "select set_config('request.jwt.claims', $1, true), set_config('app.instance_id', $2, true)",
      [JSON.stringify({ ...context.claims, role: context.db_role }), context.instance_id],
    );
  }
  await owner.query(`set local role ${as === 'control_plane' ? as : cast.principals[as].context.db_role}`);
}

async function valueOf(owner: Transaction, text: string): Promise<unknown> {
  const [row] = await owner.query<Record<string, unknown>>(text);
  return row === undefined ? undefined : Object.values(row)[0];
}
