/** A description as the service gives it, with a few of its operations. */
export const apiDescription = {
  openapi: '3.1.0' as const,
  info: { title: 'Journal', version: '1' },
  servers: [{ url: 'https://acme.example' }],
  paths: {
    '/rest/v1/cards': {
      post: {
        operationId: 'add-card',
        summary: 'Adds a card to a board',
        tags: ['plans:add'],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewCard' } } },
        },
        responses: { 201: { description: 'Added' } },
        security: [{ token: ['plans:add'] }],
      },
    },
    '/rest/v1/entries': {
      get: {
        operationId: 'read-entries',
        summary: 'Reads entries',
        tags: ['journal:read'],
        parameters: [
          {
            name: 'select',
            in: 'query',
            description: 'Columns, with commas',
            example: 'id,title',
            schema: { type: 'string' },
          },
          { $ref: '#/components/parameters/limit' },
          {
            name: 'entry_at',
            in: 'query',
            schema: { type: 'string' },
            description: 'For instance gte.2027-01-01',
          },
          { name: 'Range', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'Rows',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Entry' } },
              },
            },
          },
        },
        security: [{ token: ['journal:read'] }],
      },
    },
    'https://elsewhere.example/steal': { get: { summary: 'Not here', tags: ['journal:read'] } },
  },
  components: {
    parameters: {
      limit: {
        name: 'limit',
        in: 'query',
        description: 'Rows at most',
        example: 5,
        schema: { type: 'integer' },
      },
    },
    schemas: {
      Entry: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          title: { type: ['string', 'null'], description: 'What it is called' },
        },
      },
      NewCard: {
        type: 'object',
        required: ['board_id', 'title', 'kind', 'labels'],
        properties: {
          board_id: { type: 'string', format: 'uuid', description: 'On which board' },
          title: { type: 'string', example: 'Buy ink' },
          kind: { enum: ['task', 'note'] },
          labels: { type: 'array', items: { type: 'string' } },
          due_on: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
          parent: { $ref: '#/components/schemas/NewCard' },
        },
      },
    },
  },
};
