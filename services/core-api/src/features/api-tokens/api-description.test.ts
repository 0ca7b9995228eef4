import { API_SCOPES, API_TABLES, apiTokenFunctions } from '@reflectory/contracts/api-tokens';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { createInstance, createPerson } from '@reflectory/runtime/testing';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const operationSchema = z.object({
  operationId: z.string(),
  security: z.tuple([z.object({ token: z.array(z.enum(API_SCOPES)) })]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        schema: z.object({ properties: z.record(z.string(), z.unknown()).optional() }),
      }),
    )
    .optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    schemas: z.record(z.string(), z.object({ properties: z.record(z.string(), z.unknown()) })),
  }),
});

describe('the description of what tokens reach', () => {
  let api: TestApi;
  let every: RequestContext;
  let document: Record<string, unknown>;
  beforeAll(async () => {
    api = await startTestApi();
    const instance = await createInstance(api.owner, 'acme');
    const ada = await createPerson(api.owner, instance);
    await api.owner.query(
      "insert into public.entries (instance_id, user_id, title, text) values ($1, $2, 'Mine', 'The sea was grey')",
      [instance, ada.id],
    );
    every = { ...ada.context, db_role: 'api_token', auth_session_id: null, claims: { scopes: API_SCOPES } };
    const answer = await api.fetchAs(every, '/functions/v1/get-api-description');
    document = apiTokenFunctions['get-api-description'].output.parse(await answer.json());
  });
  afterAll(() => api.stop());

  it('is one by the OpenAPI Specification 3.1', async () => {
    const { valid, errors } = await new Validator().validate(document);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document['openapi']).toBe('3.1.0');
  });

  it('names every table and function that is open, and each works as it says', async () => {
    const { paths, components } = documentSchema.parse(document);
    const tables = Object.keys(API_TABLES).map((table) => `/rest/v1/${table}`);
    const functions = Object.keys(paths).filter((path) => !tables.includes(path));
    expect(functions.toSorted()).toEqual([
      '/functions/v1/complete-session',
      '/functions/v1/revise-entry',
      '/functions/v1/search-entries',
    ]);
    for (const path of tables) {
      const { get } = paths[path] ?? {};
      if (!get) continue;
      const scopes = get.security[0].token;
      const allowed = { ...every, claims: { scopes } };
      expect([path, (await api.fetchAs(allowed, `${path}?limit=1`)).status]).toEqual([path, 200]);
      const [filter = ''] = Object.keys(get.parameters?.at(-1)?.schema.properties ?? {});
      const filtered = await api.fetchAs(allowed, `${path}?${filter}=is.null`);
      expect([path, filtered.status]).toEqual([path, 200]);
    }
    const [entry] = z
      .array(z.record(z.string(), z.unknown()))
      .parse(await (await api.fetchAs(every, '/rest/v1/entries')).json());
    expect(Object.keys(entry ?? {}).toSorted()).toEqual(
      Object.keys(components.schemas['entries']?.properties ?? {}).toSorted(),
    );
  });

  it('asks for exactly what cannot be left out', async () => {
    const { paths } = z
      .object({
        paths: z.record(
          z.string(),
          z.object({
            post: z
              .object({
                requestBody: z.object({
                  content: z.object({
                    'application/json': z.object({
                      schema: z.object({ required: z.array(z.string()).optional() }),
                    }),
                  }),
                }),
              })
              .optional(),
          }),
        ),
      })
      .parse(document);
    const required = (table: string) =>
      paths[`/rest/v1/${table}`]?.post?.requestBody.content['application/json'].schema.required;
    expect(required('sessions')).toEqual(['framework']);
    expect(required('cards')).toEqual(['board_id', 'column_id', 'title']);
  });
});
