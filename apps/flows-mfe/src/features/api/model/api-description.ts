/** As much of a schema (JSON Schema 2020-12) as is shown. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  default?: unknown;
  example?: unknown;
  examples?: readonly unknown[];
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
};

type Content = Readonly<Record<string, { schema?: Schema; example?: unknown }>>;

export type DescribedOperation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { content?: Content };
  responses?: Readonly<Record<string, { $ref?: string; content?: Content }>>;
};

/** As much of an OpenAPI 3.1 document as is shown. */
export type ApiDescription = {
  openapi: string;
  info?: { title?: string; version?: string; description?: string };
  paths?: Readonly<Record<string, Readonly<Record<string, DescribedOperation | undefined>>>>;
  components?: object;
};
