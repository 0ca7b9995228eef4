import {
  functionSchemas,
  type FunctionInput,
  type FunctionName,
  type FunctionOutput,
  type RequestContext,
} from '@reflectory/contracts';
import type { Database, Transaction } from '../database/database.ts';
import { FunctionError } from './function-error.ts';

export { FunctionError } from './function-error.ts';

/** Who may call a function; the database's policies hold whatever this says. */
export type FunctionAccess = 'anyone' | 'signed-in' | 'instance-admin' | 'super-admin';

/** What is known of a call: the caller and the request's id. */
export type FunctionRequest = { context: RequestContext; requestId: string };

/** The same with a transaction opened for the caller. */
export type FunctionCall = FunctionRequest & { tx: Transaction };

/** A function before its input is checked. */
export type FunctionDefinition = {
  name: FunctionName;
  access: FunctionAccess;
  /** Checks the input, runs the handler, checks the output. @throws FunctionError */
  run(input: unknown, request: FunctionRequest, database: Database): Promise<unknown>;
};

type Options<Name extends FunctionName> = {
  name: Name;
  access: FunctionAccess;
  /** Whether it only reads; then its transaction cannot write. */
  readOnly?: boolean;
  /** Runs inside a transaction opened for the caller: throwing rolls it back. */
  handle(input: FunctionInput<Name>, call: FunctionCall): Promise<FunctionOutput<Name>>;
};

/** Binds a handler to the schemas of its name in contracts; it acts with the caller's own rights. */
export function defineFunction<Name extends FunctionName>(options: Options<Name>): FunctionDefinition {
  const { name, access, readOnly = false, handle } = options;
  return {
    name,
    access,
    run: (input, request, database) =>
      checked(name, input, (known) =>
        database.asPrincipal(request.context, (tx) => handle(known, { ...request, tx }), { readOnly }),
      ),
  };
}

type ServiceOptions<Name extends FunctionName> = Pick<Options<Name>, 'name' | 'access'> & {
  handle(input: FunctionInput<Name>, request: FunctionRequest): Promise<FunctionOutput<Name>>;
};

/**
 * Binds a handler that holds no transaction of the caller: because what it does is not the caller's to do directly, or
 * because it waits for somebody else meanwhile.
 */
export function defineServiceFunction<Name extends FunctionName>(
  options: ServiceOptions<Name>,
): FunctionDefinition {
  const { name, access, handle } = options;
  return {
    name,
    access,
    run: (input, request) => checked(name, input, (known) => handle(known, request)),
  };
}

async function checked<Name extends FunctionName>(
  name: Name,
  input: unknown,
  run: (input: FunctionInput<Name>) => Promise<FunctionOutput<Name>>,
): Promise<unknown> {
  const schemas = functionSchemas[name];
  const parsed = schemas.input.safeParse(input);
  if (!parsed.success) throw new FunctionError('invalid_input', ...describe(parsed.error.issues));
  // The schema was looked up by the same name, which the compiler cannot follow through the union.
  return schemas.output.parse(await run(parsed.data as FunctionInput<Name>));
}

type Issue = { path: readonly PropertyKey[]; message: string };

function describe(issues: readonly Issue[]): [message: string, fields: Record<string, string>] {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message;
  return [issues[0]?.message ?? 'Invalid input', fields];
}
