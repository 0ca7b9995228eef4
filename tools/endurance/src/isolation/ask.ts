import { errors, Pool } from 'undici';

/** One request, as somebody would repeat it. */
export type Ask = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
};

export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string; ms: number };

export type Asker = { ask(request: Ask): Promise<Answer>; close(): Promise<void> };

const TIMEOUT_MS = 30_000;

/** Sends requests over a few connections that are kept. */
export function createAsker(url: string, connections = 32): Asker {
  const pool = new Pool(url, { connections, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  return {
    async ask({ method, path, headers, body }) {
      const startedAt = performance.now();
      const { answer, text } = await repeatedly(async () => {
        const given = await pool.request({
          method: method as 'GET',
          path,
          headers: { ...headers },
          body: body ?? null,
        });
        return { answer: given, text: Buffer.from(await given.body.arrayBuffer()).toString('latin1') };
      });
      const flat = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(flat),
        body: Buffer.from(text, 'latin1').toString('utf8'),
        ms: performance.now() - startedAt,
      };
    },
    close: () => pool.close(),
  };
}

/** A connection that was kept may be closed at the other end just as it is used again. */
async function repeatedly<T>(run: () => Promise<T>, turns = 5): Promise<T> {
  return run().catch((error: unknown) => {
    if (turns === 0 || !(error instanceof errors.SocketError)) throw error;
    return repeatedly(run, turns - 1);
  });
}

/** A request as a line of a shell; tokens are those of the actor, and named by their claims alone. */
export function asCommand(url: string, { method, path, headers, body }: Ask): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const short = (value: string) => value.replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>');
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${short(value)}`)}`);
  return [
    `curl -i -X ${method} ${quote(url + path)}`,
    ...parts,
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(' ');
}
