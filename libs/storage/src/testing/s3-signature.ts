import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type S3Credentials = { region: string; keyId: string; secret: string };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Milliseconds by which the clocks of both sides may differ. */
const CLOCK_SKEW_MS = 15 * 60_000;

/** The S3 error code for what is wrong with the signature (AWS Signature Version 4) of a request, or null. */
export function findSignatureFault(
  req: IncomingMessage,
  body: Buffer,
  { region, keyId, secret }: S3Credentials,
): string | null {
  const header = req.headers.authorization ?? '';
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ??
    [];
  const time = String(req.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  if (!credential.startsWith(`${keyId}/`)) return 'InvalidAccessKeyId';
  if (credential !== `${keyId}/${scope}`) return 'AuthorizationHeaderMalformed';
  if (Math.abs(Date.now() - readTime(time)) > CLOCK_SKEW_MS) return 'RequestTimeTooSkewed';
  const payload = String(req.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const request = canonicalRequest(req, signedHeaders, payload);
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
  return isRight ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest(req: IncomingMessage, signedHeaders: string, payload: string): string {
  const [path = '', query = ''] = (req.url ?? '').split('?');
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`);
  return [req.method, path, pairs.toSorted().join('&'), headers.join(''), signedHeaders, payload].join('\n');
}

/** `20261121T093000Z` in milliseconds. */
function readTime(time: string): number {
  return Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, (_, ...parts) => {
      const [year, month, day, hour, minute, second] = parts;
      return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
    }),
  );
}
