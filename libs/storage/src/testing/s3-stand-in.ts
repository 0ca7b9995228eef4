import { buffer } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { S3Settings } from '../files/s3-file-store.ts';
import { createS3Memory, S3Fault, type S3Memory } from './s3-memory.ts';
import { findSignatureFault } from './s3-signature.ts';

/** A store with the S3 API, over HTTP, with one bucket in memory. */
export type S3StandIn = {
  settings: S3Settings;
  memory: S3Memory;
  stop(): Promise<void>;
};

type Call = { req: IncomingMessage; memory: S3Memory; key: string; query: URLSearchParams; body: Buffer };
type Answer = { status?: number; headers?: Record<string, string | number>; body?: Buffer | string };

const BUCKET = 'files';
const credentials = { region: 'eu-central-1', keyId: 'KEYOFTESTS', secret: 'a secret of tests' };
/** Items on a page of a list; few, so that tests see several pages. */
const PAGE = 5;

/** Starts the stand-in; it verifies every signature and answers as the API is documented. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const memory = createS3Memory();
  const server = createServer((req, res) => {
    answer(req, memory).then(
      (given) => send(res, given),
      (error: unknown) => send(res, describe(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    memory,
    settings: {
      ...credentials,
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      isPathStyle: true,
      prefix: 'reflectory/',
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(req: IncomingMessage, memory: S3Memory): Promise<Answer> {
  const body = await buffer(req);
  const fault = findSignatureFault(req, body, credentials);
  if (fault) throw new S3Fault(403, fault);
  const [path = '', search] = (req.url ?? '').split('?');
  const [bucket, ...parts] = path.slice(1).split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) throw new S3Fault(404, 'NoSuchBucket');
  const call: Call = { req, memory, key: parts.join('/'), query: new URLSearchParams(search), body };
  const serve = call.key === '' ? listings[req.method ?? ''] : methods[req.method ?? ''];
  if (!serve) throw new S3Fault(405, 'MethodNotAllowed');
  return serve(call);
}

const listings: Record<string, (call: Call) => Answer> = {
  GET: (call) => (call.query.has('uploads') ? listUploads(call) : listObjects(call)),
};

const methods: Record<string, (call: Call) => Answer> = {
  GET: getObject,
  PUT: putObject,
  POST: ({ query, key, memory, body }) => {
    if (query.has('uploads')) {
      const id = memory.begin(key);
      return xml('InitiateMultipartUploadResult', { Bucket: BUCKET, Key: key, UploadId: id });
    }
    const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      part: Number(textOf(part, 'PartNumber')),
      eTag: textOf(part, 'ETag').replaceAll('&quot;', '"'),
    }));
    const { eTag } = memory.complete(query.get('uploadId') ?? '', key, named);
    return xml('CompleteMultipartUploadResult', { Bucket: BUCKET, Key: key, ETag: eTag });
  },
  DELETE: ({ query, key, memory }) => {
    const id = query.get('uploadId');
    if (id !== null) memory.abort(id, key);
    else memory.objects.delete(key);
    return { status: 204 };
  },
};

function putObject({ req, query, key, memory, body }: Call): Answer {
  const source = req.headers['x-amz-copy-source'];
  if (typeof source === 'string') {
    const [bucket, ...parts] = source.replace(/^\//, '').split('/').map(decodeURIComponent);
    if (bucket !== BUCKET) throw new S3Fault(404, 'NoSuchBucket');
    const { eTag, modifiedAt } = memory.put(key, memory.get(parts.join('/')).bytes);
    return xml('CopyObjectResult', { ETag: eTag, LastModified: modifiedAt.toISOString() });
  }
  const id = query.get('uploadId');
  const { eTag } =
    id === null ? memory.put(key, body) : memory.putPart(id, key, Number(query.get('partNumber')), body);
  return { headers: { etag: eTag } };
}

function getObject({ req, key, memory }: Call): Answer {
  const { bytes, eTag, modifiedAt } = memory.get(key);
  const headers = { etag: eTag, 'last-modified': modifiedAt.toUTCString() };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
  if (first === undefined) return { headers, body: bytes };
  if (Number(first) >= bytes.length) throw new S3Fault(416, 'InvalidRange');
  const part = bytes.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
  return { status: 206, headers: { ...headers, 'content-range': range }, body: part };
}

function listObjects({ query, memory }: Call): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...memory.objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, PAGE);
  const contents = page.map((key) => {
    const { bytes, eTag, modifiedAt } = memory.get(key);
    const told = { Key: key, LastModified: modifiedAt.toISOString(), ETag: eTag, Size: bytes.length };
    return `<Contents>${elements(told)}</Contents>`;
  });
  const isTruncated = rest.length > PAGE;
  return xml(
    'ListBucketResult',
    { Name: BUCKET, Prefix: prefix, IsTruncated: isTruncated, KeyCount: page.length },
    contents.join('') + (isTruncated ? elements({ NextContinuationToken: page.at(-1) ?? '' }) : ''),
  );
}

function listUploads({ query, memory }: Call): Answer {
  const prefix = query.get('prefix') ?? '';
  const uploads = [...memory.uploads].filter(([, { key }]) => key.startsWith(prefix));
  const told = uploads.map(([id, { key, startedAt }]) => {
    const inner = elements({ Key: key, UploadId: id, Initiated: startedAt.toISOString() });
    return `<Upload>${inner}</Upload>`;
  });
  return xml('ListMultipartUploadsResult', { Bucket: BUCKET, IsTruncated: false }, told.join(''));
}

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const elements = (values: Record<string, string | number | boolean>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escape(String(value))}</${name}>`)
    .join('');
const textOf = (xmlText: string, name: string) =>
  new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xmlText)?.[1] ?? '';

function xml(root: string, values: Record<string, string | number | boolean>, more = ''): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><${root}>${elements(values)}${more}</${root}>`;
  return { headers: { 'content-type': 'application/xml' }, body };
}

function describe(error: unknown): Answer {
  const { status, code } = error instanceof S3Fault ? error : new S3Fault(500, 'InternalError');
  return { ...xml('Error', { Code: code, Message: code }), status };
}

function send(res: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
