import {
  functionSchemas,
  type FunctionInput,
  type FunctionName,
  type FunctionOutput,
  type RequestContext,
} from '@reflectory/contracts';
import { AccountClosingError } from '../database/account-closing-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { FunctionError } from './function-error.ts';
import type { StreamedAnswer } from './streamed-answer.ts';

export { FunctionError } from './function-error.ts';

/** Who may call a function; the database's policies hold whatever this says. */
export type FunctionAccess = 'anyone' | 'signed-in' | 'instance-admin' | 'super-admin';

/** What is known of a call: the caller, their network address, and the request's id. */
export type FunctionRequest = { context: RequestContext; address: string; requestId: string };

/** The same with a transaction opened for the caller. */
export type FunctionCall = FunctionRequest & { tx: Transaction };

/** What a function is served with. */
export type FunctionHost = { database: Database; answer: StreamedAnswer };

/** A function before its input is checked. */
export type FunctionDefinition = {
  name: FunctionName;
  access: FunctionAccess;
  /** Checks the input, runs the handler, checks the output; undefined when it was streamed. @throws FunctionError */
  run(input: unknown, request: FunctionRequest, host: FunctionHost): Promise<unknown>;
};

type Options<Name extends FunctionName> = {
  name: Name;
  access: FunctionAccess;
  /** Whether it only reads; then its transaction cannot write. */
  readOnly?: boolean;
  /** Whether it may write for a person whose account closes. */
  isOpenWhileClosing?: boolean;
  /** Runs inside a transaction opened for the caller: throwing rolls it back. */
  handle(input: FunctionInput<Name>, call: FunctionCall): Promise<FunctionOutput<Name>>;
};

/** Binds a handler to the schemas of its name in contracts; it acts with the caller's own rights. */
export function defineFunction<Name extends FunctionName>(options: Options<Name>): FunctionDefinition {
  const { name, access, readOnly = false, isOpenWhileClosing = false, handle } = options;
  return {
    name,
    access,
    run: (input, request, { database }) =>
      checked(name, input, (known) =>
        database.asPrincipal(request.context, (tx) => handle(known, { ...request, tx }), {
          readOnly,
          isOpenWhileClosing,
        }),
      ),
  };
}

type ServiceOptions<Name extends FunctionName> = Pick<Options<Name>, 'name' | 'access'> & {
  /** Whether it is out of reach for a person whose account closes. */
  isClosedWhileClosing?: boolean;
  handle(input: FunctionInput<Name>, request: FunctionRequest): Promise<FunctionOutput<Name>>;
};

/**
 * Binds a handler that holds no transaction of the caller: because what it does is not the caller's to do directly, or
 * because it waits for somebody else meanwhile.
 */
export function defineServiceFunction<Name extends FunctionName>(
  options: ServiceOptions<Name>,
): FunctionDefinition {
  const { name, access, isClosedWhileClosing = false, handle } = options;
  return {
    name,
    access,
    run: (input, request, { database }) =>
      checked(name, input, async (known) => {
        if (isClosedWhileClosing) await refuseWhileClosing(database, request.context);
        return handle(known, request);
      }),
  };
}

async function refuseWhileClosing(database: Database, context: RequestContext): Promise<void> {
  if (context.user_id === null) return;
  const [row] = await database.asPrincipal(
    context,
    (tx) => tx.query<{ is_closing: boolean }>('select app.is_account_closing() as is_closing'),
    { readOnly: true },
  );
  if (row?.is_closing) throw new AccountClosingError();
}

type StreamedOptions<Name extends FunctionName> = Pick<Options<Name>, 'name' | 'access'> & {
  /** What is thrown before the answer begins is answered as an error; afterwards it breaks the connection off. */
  handle(input: FunctionInput<Name>, request: FunctionRequest, answer: StreamedAnswer): Promise<void>;
};

/** Binds a handler that writes its answer piece by piece: a download, or events. It opens its own transactions. */
export function defineStreamedFunction<Name extends FunctionName>(
  options: StreamedOptions<Name>,
): FunctionDefinition {
  const { name, access, handle } = options;
  return {
    name,
    access,
    run: (input, request, { answer }) => handle(readInput(name, input), request, answer),
  };
}

async function checked<Name extends FunctionName>(
  name: Name,
  input: unknown,
  run: (input: FunctionInput<Name>) => Promise<FunctionOutput<Name>>,
): Promise<unknown> {
  const known = readInput(name, input);
  return functionSchemas[name].output.parse(await run(known));
}

function readInput<Name extends FunctionName>(name: Name, input: unknown): FunctionInput<Name> {
  const parsed = functionSchemas[name].input.safeParse(input);
  if (!parsed.success) throw new FunctionError('invalid_input', ...describe(parsed.error.issues));
  // The schema was looked up by the same name, which the compiler cannot follow through the union.
  return parsed.data as FunctionInput<Name>;
}

type Issue = { path: readonly PropertyKey[]; message: string };

function describe(issues: readonly Issue[]): [message: string, fields: Record<string, string>] {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message;
  return [issues[0]?.message ?? 'Invalid input', fields];
}
