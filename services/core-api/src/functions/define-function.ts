import {
  functionSchemas,
  type FunctionInput,
  type FunctionName,
  type FunctionOutput,
  type RequestContext,
} from '@reflectory/contracts';
import type { Transaction } from '../database/database.ts';
import { FunctionError } from './function-error.ts';

export { FunctionError } from './function-error.ts';

/** Who may call a function; the database's policies hold whatever this says. */
export type FunctionAccess = 'anyone' | 'signed-in' | 'instance-admin' | 'super-admin';

/** What a handler is given: the caller, a transaction opened for the caller, and the request's id. */
export type FunctionCall = { context: RequestContext; tx: Transaction; requestId: string };

/** A function before its input is checked. */
export type FunctionDefinition = {
  name: FunctionName;
  access: FunctionAccess;
  /** Whether it only reads; then its transaction cannot write. */
  readOnly: boolean;
  /** Checks the input, runs the handler, checks the output. @throws FunctionError */
  run(input: unknown, call: FunctionCall): Promise<unknown>;
};

type Options<Name extends FunctionName> = {
  name: Name;
  access: FunctionAccess;
  readOnly?: boolean;
  /** Runs inside a transaction opened for the caller: throwing rolls it back. */
  handle(input: FunctionInput<Name>, call: FunctionCall): Promise<FunctionOutput<Name>>;
};

/** Binds a handler to the schemas of its name in contracts. */
export function defineFunction<Name extends FunctionName>(options: Options<Name>): FunctionDefinition {
  const { name, access, readOnly = false, handle } = options;
  const { input: inputSchema, output: outputSchema } = functionSchemas[name];
  return {
    name,
    access,
    readOnly,
    async run(input, call) {
      const parsed = inputSchema.safeParse(input);
      if (!parsed.success) throw new FunctionError('invalid_input', ...describe(parsed.error.issues));
      // The schema was looked up by the same name, which the compiler cannot follow through the union.
      const output = await handle(parsed.data as FunctionInput<Name>, call);
      return outputSchema.parse(output);
    },
  };
}

type Issue = { path: readonly PropertyKey[]; message: string };

function describe(issues: readonly Issue[]): [message: string, fields: Record<string, string>] {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message;
  return [issues[0]?.message ?? 'Invalid input', fields];
}
