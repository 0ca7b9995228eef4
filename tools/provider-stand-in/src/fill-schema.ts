/** As much of JSON Schema as structured answers are asked for with. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

const ITEMS = 2;

/**
 * A value that fits a schema. Properties named `quote` are sentences in turn, other texts are made of `say`.
 * The same text and schema have the same answer.
 */
export function fillSchema(schema: JsonSchema, sentences: readonly string[], say: () => string): unknown {
  let turn = 0;
  const fill = (of: JsonSchema, name: string): unknown => {
    if (of.const !== undefined) return of.const;
    if (of.enum) return of.enum[turn % of.enum.length];
    const [choice] = of.anyOf ?? [];
    if (choice) return fill(choice, name);
    switch (Array.isArray(of.type) ? of.type[0] : of.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(of.properties ?? {}).map(([key, one]) => [key, fill(one, key)]),
        );
      case 'array': {
        const least = of.minItems ?? 0;
        const length = Math.max(least, Math.min(ITEMS, sentences.length, of.maxItems ?? ITEMS));
        return Array.from({ length }, (_, index) => {
          turn = index;
          return fill(of.items ?? {}, name);
        });
      }
      case 'integer':
      case 'number':
        return Math.min(of.maximum ?? Number.MAX_SAFE_INTEGER, Math.max(of.minimum ?? 0, of.maximum ?? 1));
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return name === 'quote' ? (sentences[turn % Math.max(1, sentences.length)] ?? '') : say();
    }
  };
  return fill(schema, '');
}
