import type { IncomingHttpHeaders } from 'node:http';
import type { ApiScope } from '@reflectory/contracts/api-tokens';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type {
  FunctionContract,
  FunctionInput,
  FunctionName,
  FunctionOutput,
  Functions,
} from '@reflectory/contracts/functions';
import { AccountClosingError } from '../database/account-closing-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { PRODUCT_SEARCH_PATH } from '../database/product-schema.ts';
import type { IdempotentCall } from '../idempotency/idempotent-call.ts';
import { FunctionError } from './function-error.ts';
import type { StreamedAnswer } from './streamed-answer.ts';

/** Who may call a function: people of a kind, or with a permission. The database's policies hold whatever this says. */
export type FunctionAccess = 'anyone' | 'signed-in' | 'super-admin' | { permission: string };

/** Milliseconds that a function may take until it answers, where it says nothing else; the gateway waits for 30 s. */
const DEFAULT_TIMEOUT_MS = 25_000;

/** What is known of a call: the caller, their network address, headers, the request's id, their link, whether it may be sent again. */
export type FunctionRequest = {
  context: RequestContext;
  address: string;
  headers: IncomingHttpHeaders;
  requestId: string;
  /** Token of a link by which an object is shared with whoever has it. */
  linkToken: string | null;
  idempotentCall: IdempotentCall | null;
  /** Aborted when the time is over: nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** The same with a transaction opened for the caller. */
type FunctionCall = FunctionRequest & { tx: Transaction };

/** What a function is served with. */
export type FunctionHost = { database: Database; answer: StreamedAnswer };

/** A function before its input is checked. */
export type FunctionDefinition = {
  name: string;
  access: FunctionAccess;
  /** What a token of a program needs to call it; unset where none may. */
  scope: ApiScope | 'any' | undefined;
  contract: FunctionContract;
  isReadOnly: boolean;
  /** Milliseconds until its caller is answered that it took too long; of a stream, until it begins. */
  timeoutMs: number;
  /** Checks the input, runs the handler, checks the output; undefined when it was streamed. @throws FunctionError */
  run(input: unknown, request: FunctionRequest, host: FunctionHost): Promise<unknown>;
};

type CommonOptions<Name extends FunctionName> = {
  /** Functions of its area in contracts. */
  contract: Pick<Functions, NoInfer<Name>>;
  name: Name;
  access: FunctionAccess;
  /** What a token of a program needs to call it, which then acts with the rights of tokens; none may where it is left out. */
  scope?: ApiScope | 'any';
  /** Milliseconds. */
  timeoutMs?: number;
};

type Options<Name extends FunctionName> = CommonOptions<Name> & {
  /** Whether it only reads; then its transaction cannot write, and it can be called by GET. */
  readOnly?: boolean;
  /** Whether it may write for a person whose account closes. */
  isOpenWhileClosing?: boolean;
  /** Runs inside a transaction opened for the caller: throwing rolls it back. */
  handle(input: FunctionInput<Name>, call: FunctionCall): Promise<FunctionOutput<Name>>;
  /** Runs after that transaction, of an answer that was kept as well: what the answer waits for and is done elsewhere. */
  conclude?(
    input: FunctionInput<Name>,
    output: FunctionOutput<Name>,
    request: FunctionRequest,
    host: FunctionHost,
  ): Promise<FunctionOutput<Name>>;
};

const describeOptions = <Name extends FunctionName>(options: CommonOptions<Name>, isReadOnly = false) => ({
  name: options.name,
  access: options.access,
  scope: options.scope,
  contract: contractOf(options),
  isReadOnly,
  timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
});

/** Binds a handler to the schemas of its name in contracts; it acts with the caller's own rights. */
export function defineFunction<Name extends FunctionName>(options: Options<Name>): FunctionDefinition {
  const { readOnly = false, isOpenWhileClosing = false, handle, conclude } = options;
  const answer = async (known: FunctionInput<Name>, request: FunctionRequest, tx: Transaction) => {
    const { idempotentCall, signal } = request;
    const run = () => handle(known, { ...request, tx: until(signal, tx) });
    const output = await (idempotentCall && !readOnly ? idempotentCall.once(tx, run) : run());
    // Of what its caller was told that it failed, nothing may be kept.
    signal.throwIfAborted();
    return output;
  };
  return {
    ...describeOptions(options, readOnly),
    run: (input, request, host) =>
      checked(options, input, async (known) => {
        const output = await host.database.asPrincipal(request.context, (tx) => answer(known, request, tx), {
          readOnly,
          isOpenWhileClosing,
          searchPath: PRODUCT_SEARCH_PATH,
          ...(request.linkToken !== null && { request: withLink(options.name, request.linkToken) }),
        });
        return conclude ? conclude(known, output, request, host) : output;
      }),
  };
}

/** The request as policies may ask for it. */
const withLink = (name: string, token: string) => ({
  method: 'POST',
  path: `/functions/v1/${name}`,
  headers: JSON.stringify({ 'x-link-token': token }),
});

/** The same transaction, which starts no statement once the time is over. */
const until = (signal: AbortSignal, tx: Transaction): Transaction => ({
  query: async (text, values) => {
    signal.throwIfAborted();
    return tx.query(text, values);
  },
});

type ServiceOptions<Name extends FunctionName> = CommonOptions<Name> & {
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
  const { isClosedWhileClosing = false, handle } = options;
  return {
    ...describeOptions(options),
    run: (input, request, { database }) =>
      checked(options, input, async (known) => {
        refuseIdempotencyKey(request);
        if (isClosedWhileClosing) await refuseWhileClosing(database, request.context);
        return handle(known, request);
      }),
  };
}

/** Ignoring it would promise what is not kept: what these do is not in one transaction with a kept answer. */
function refuseIdempotencyKey({ idempotentCall }: FunctionRequest): void {
  if (idempotentCall) throw new FunctionError('invalid_input', 'This function takes no Idempotency-Key');
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

type StreamedOptions<Name extends FunctionName> = CommonOptions<Name> & {
  /** What is thrown before the answer begins is answered as an error; afterwards it breaks the connection off. */
  handle(input: FunctionInput<Name>, request: FunctionRequest, answer: StreamedAnswer): Promise<void>;
};

/** Binds a handler that writes its answer piece by piece: a download, or events. It opens its own transactions. */
export function defineStreamedFunction<Name extends FunctionName>(
  options: StreamedOptions<Name>,
): FunctionDefinition {
  const { handle } = options;
  return {
    ...describeOptions(options),
    async run(input, request, { answer }) {
      refuseIdempotencyKey(request);
      await handle(readInput(options, input), request, answer);
    },
  };
}

async function checked<Name extends FunctionName>(
  options: CommonOptions<Name>,
  input: unknown,
  run: (input: FunctionInput<Name>) => Promise<FunctionOutput<Name>>,
): Promise<unknown> {
  const known = readInput(options, input);
  return contractOf(options).output.parse(await run(known));
}

function readInput<Name extends FunctionName>(
  options: CommonOptions<Name>,
  input: unknown,
): FunctionInput<Name> {
  const parsed = contractOf(options).input.safeParse(input);
  if (!parsed.success) throw new FunctionError('invalid_input', ...describe(parsed.error.issues));
  return parsed.data as FunctionInput<Name>;
}

/** Which type a name leads to, the compiler cannot follow. */
const contractOf = <Name extends FunctionName>({ contract, name }: CommonOptions<Name>): FunctionContract =>
  contract[name] as FunctionContract;

type Issue = { path: readonly PropertyKey[]; message: string };

function describe(issues: readonly Issue[]): [message: string, fields: Record<string, string>] {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message;
  return [issues[0]?.message ?? 'Invalid input', fields];
}
