import type { ApiDescription, Schema } from './api-description.ts';

/** Schemas may contain themselves: an example goes no deeper than this. */
const DEPTH = 4;

/** What a JSON pointer of the document names; a thing without a `$ref` is itself. */
export function resolve<Thing extends { $ref?: string }>(document: ApiDescription, thing: Thing): Thing {
  if (!thing.$ref?.startsWith('#/')) return thing;
  const found = thing.$ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : null),
      document,
    );
  return typeof found === 'object' && found !== null ? (found as Thing) : thing;
}

const alternativesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];

/** The object that a schema is about: its own, that of its items, or the first of several that are possible. */
export function objectOf(document: ApiDescription, schema: Schema, depth = 0): Schema | null {
  const known = resolve(document, schema);
  if (known.properties) return known;
  if (depth === DEPTH) return null;
  const inner = known.items ? [known.items] : alternativesOf(known);
  return inner.map((one) => objectOf(document, one, depth + 1)).find(Boolean) ?? null;
}

/** The type of a value as TypeScript would write it, with its format: `string (date) | null`. */
export function typeOf(document: ApiDescription, schema: Schema, depth = 0): string {
  const known = resolve(document, schema);
  if (known.const !== undefined) return JSON.stringify(known.const);
  if (known.enum) return known.enum.map((one) => JSON.stringify(one)).join(' | ');
  const alternatives = alternativesOf(known);
  if (alternatives.length > 0 && depth < DEPTH)
    return alternatives.map((one) => typeOf(document, one, depth + 1)).join(' | ');
  const types = typeof known.type === 'string' ? [known.type] : (known.type ?? ['any']);
  return types
    .map((type) => {
      if (type === 'array' && known.items && depth < DEPTH) {
        const item = typeOf(document, known.items, depth + 1);
        return item.includes(' ') ? `(${item})[]` : `${item}[]`;
      }
      return known.format && type !== 'null' ? `${type} (${known.format})` : type;
    })
    .join(' | ');
}

const byFormat: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-0000-0000-000000000000',
  date: '2027-01-31',
  'date-time': '2027-01-31T08:00:00Z',
};

/** A value that fits a schema: what it gives as an example, or what is made of its type. */
export function exampleOf(document: ApiDescription, schema: Schema, depth = 0): unknown {
  const known = resolve(document, schema);
  const given = known.example ?? known.examples?.[0] ?? known.const ?? known.default ?? known.enum?.[0];
  if (given !== undefined) return given;
  if (depth === DEPTH) return null;
  const [alternative] = alternativesOf(known);
  if (alternative) return exampleOf(document, alternative, depth + 1);
  if (known.properties) return exampleObject(document, known, depth);
  const type = typeof known.type === 'string' ? known.type : known.type?.[0];
  if (type === 'array') return known.items ? [exampleOf(document, known.items, depth + 1)] : [];
  if (type === 'string') return byFormat[known.format ?? ''] ?? 'text';
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return type === 'object' ? {} : null;
}

/** What must be there, and what has an example of its own; everything where nothing must be. */
function exampleObject(document: ApiDescription, { properties = {}, required = [] }: Schema, depth: number) {
  const all = Object.entries(properties);
  const shown = all.filter(([name, schema]) => {
    const { example, examples } = resolve(document, schema);
    return required.includes(name) || example !== undefined || examples !== undefined;
  });
  return Object.fromEntries(
    (shown.length > 0 ? shown : all).map(([name, schema]) => [name, exampleOf(document, schema, depth + 1)]),
  );
}
