import * as fc from 'fast-check';
import * as z from 'zod';
import { text } from './values.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that a schema admits, mostly; what it says of texts and numbers is kept only where that is easy. */
export const admittedBy = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  ofJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function ofJsonSchema(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.filter(isSchema).map(ofJsonSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return ofObject(schema);
    case 'array':
      return fc.array(isSchema(schema.items) ? ofJsonSchema(schema.items) : fc.jsonValue(), { maxLength: 3 });
    case 'string':
      return schema.format === 'uuid' ? fc.oneof(fc.uuid(), text) : text;
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function ofObject({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).filter((entry): entry is [string, Schema] => isSchema(entry[1]));
  const fields = Object.fromEntries(known.map(([name, schema]) => [name, ofJsonSchema(schema)]));
  if (known.length === 0 && isSchema(additionalProperties)) {
    return fc.dictionary(text, ofJsonSchema(additionalProperties), { maxKeys: 3, noNullPrototype: true });
  }
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}
