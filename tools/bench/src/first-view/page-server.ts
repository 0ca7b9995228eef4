import { createServer, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What left the server since the last reset. */
export type Traffic = { requests: number; bytes: number; files: { path: string; bytes: number }[] };

/** How what is sent is compressed: the gateway sends brotli to every browser that we build for. */
export type Encoding = 'gzip' | 'br';

export type PageServer = {
  origin: string;
  /** Counts from zero, and compresses in this way from now on. */
  reset(encoding: Encoding): void;
  traffic(): Traffic;
  close(): Promise<void>;
};

export type PageServerOptions = {
  /** Address of a document with its query → its HTML, made once the origin is known. */
  documents: (origin: string) => Record<string, string>;
  /** Beginning of an address → folder that its rest lies in. */
  folders: Record<string, string>;
};

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const compress = {
  gzip: (text: Buffer | string) => gzipSync(text, { level: 9 }),
  br: (text: Buffer | string) => brotliCompressSync(text),
};

/** Compresses each file once in each way. */
function createCompressor() {
  const compressed = new Map<string, Buffer>();
  return (encoding: Encoding, name: string, read: () => Buffer | string): Buffer => {
    const key = `${encoding} ${name}`;
    const body = compressed.get(key) ?? compress[encoding](read());
    compressed.set(key, body);
    return body;
  };
}

function fileOf(folders: PageServerOptions['folders'], path: string): string | null {
  const prefix = Object.keys(folders).find((candidate) => path.startsWith(candidate));
  return prefix ? join(folders[prefix] ?? '', path.slice(prefix.length)) : null;
}

/** Serves documents and files, compressed beforehand and cached for good, and an account without any rows. */
export async function startPageServer({ documents, folders }: PageServerOptions): Promise<PageServer> {
  const traffic: Traffic = { requests: 0, bytes: 0, files: [] };
  const compressOnce = createCompressor();
  let encoding: Encoding = 'gzip';
  let pages: Record<string, string> = {};

  const send = (
    response: ServerResponse,
    status: number,
    type: string,
    body: Buffer,
    isCompressed: boolean,
  ) => {
    traffic.requests += 1;
    traffic.bytes += body.length;
    traffic.files.push({ path: response.req.url ?? '', bytes: body.length });
    response.writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': type === 'text/html' ? 'no-store' : 'public, max-age=31536000, immutable',
      ...(isCompressed && { 'content-encoding': encoding }),
    });
    response.end(body);
  };

  const zip = (name: string, read: () => Buffer | string) => compressOnce(encoding, name, read);

  const server = createServer((request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://bench');
    const page = pages[path + search];
    const html = () => page ?? '';
    if (page !== undefined) return send(response, 200, 'text/html', zip(path + search, html), true);
    if (path.startsWith('/rest/')) return send(response, 200, 'application/json', Buffer.from('[]'), false);
    const file = fileOf(folders, path);
    if (!file) return send(response, 404, 'text/plain', Buffer.from('no'), false);
    const type = types[extname(file)] ?? 'application/octet-stream';
    if (type === 'font/woff2') return send(response, 200, type, readFileSync(file), false);
    send(
      response,
      200,
      type,
      zip(file, () => readFileSync(file)),
      true,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  pages = documents(origin);
  return {
    origin,
    reset(next) {
      encoding = next;
      Object.assign(traffic, { requests: 0, bytes: 0, files: [] });
    },
    traffic: () => ({ ...traffic }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
