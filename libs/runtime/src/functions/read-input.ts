import express, { type Request } from 'express';
import { BODY_LIMIT_BYTES } from '../http/body-errors.ts';
import { FunctionError } from './function-error.ts';

const typeOf = (header: string | undefined) => (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
const FORM = 'multipart/form-data';
const FIELDS = 'application/x-www-form-urlencoded';

const isText = (type: string) =>
  type === '' || type === FIELDS || type.startsWith('text/') || /^application\/(.+\+)?json$/.test(type);

/** Reads bodies: what is text as text, everything else as bytes. */
export const readBodies = [
  express.text({ type: (req) => isText(typeOf(req.headers['content-type'])), limit: BODY_LIMIT_BYTES }),
  express.raw({ type: (req) => !isText(typeOf(req.headers['content-type'])), limit: BODY_LIMIT_BYTES }),
];

/**
 * What a function is called with. JSON may come under any name of text, as programs send it; fields of a form and of a
 * query string become an object, other text stays text, and other bytes stay bytes. Null where there is nothing.
 *
 * @throws FunctionError
 */
export async function readInput(req: Request): Promise<unknown> {
  if (req.method === 'GET') {
    const { forceFunctionRegion: _region, ...input } = req.query;
    return Object.keys(input).length > 0 ? input : null;
  }
  const body: unknown = req.body;
  const type = typeOf(req.get('content-type'));
  if (Buffer.isBuffer(body)) {
    return type === FORM ? readForm(body, req.get('content-type') ?? '') : new Uint8Array(body);
  }
  if (typeof body !== 'string' || body.trim() === '') return null;
  const isJson = /^\s*[{[]/.test(body) || (type !== FIELDS && !type.startsWith('text/'));
  if (isJson) return readJson(body);
  return type === FIELDS ? toObject(new URLSearchParams(body)) : body;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FunctionError('invalid_input', 'The request body is not valid JSON');
  }
}

async function readForm(body: Buffer, type: string): Promise<unknown> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new FunctionError('invalid_input', 'The form cannot be read');
    });
  return toObject(form);
}

/** A name that comes several times has a list of values. */
function toObject(fields: Iterable<[string, unknown]>): Record<string, unknown> {
  const byName = Map.groupBy(fields, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, found]) => {
      const values = found.map(([, value]) => value);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
