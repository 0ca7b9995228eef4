import { describe, expect, it } from 'vitest';
import { useService } from '../testing/index.ts';

describe('what programs presume of the database', () => {
  const service = useService();

  it('has the roles of callers, and a login that can be each of them', async () => {
    const roles = await service.sql(
      `select rolname as name, rolcanlogin as login, rolinherit as inherits, rolbypassrls as bypasses,
        pg_has_role('authenticator', oid, 'set') as reached
      from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'authenticator') order by rolname`,
    );
    expect(roles).toEqual([
      { name: 'anon', login: false, inherits: false, bypasses: false, reached: true },
      { name: 'authenticated', login: false, inherits: false, bypasses: false, reached: true },
      { name: 'authenticator', login: true, inherits: false, bypasses: false, reached: true },
      { name: 'service_role', login: false, inherits: false, bypasses: true, reached: true },
    ]);
  });

  it.each(['auth', 'storage', 'realtime', 'extensions', 'public'])('has the schema %s', async (name) => {
    expect(await service.sql('select to_regnamespace($1)::text as name', [name])).toEqual([{ name }]);
  });

  it.each([
    ['auth.uid()', 'uuid'],
    ['auth.jwt()', 'jsonb'],
    ['auth.role()', 'text'],
    ['auth.email()', 'text'],
    ['storage.foldername(text)', 'text[]'],
    ['storage.filename(text)', 'text'],
    ['storage.extension(text)', 'text'],
    ['realtime.topic()', 'text'],
  ])('has the function %s, which everybody may call', async (signature, type) => {
    const found = await service.sql(
      `select prorettype::regtype::text as type, has_function_privilege('authenticated', oid, 'execute')
        and has_function_privilege('anon', oid, 'execute') as callable
      from pg_proc where oid = to_regprocedure($1)`,
      [signature],
    );
    expect(found).toEqual([{ type, callable: true }]);
  });

  it('takes the names of stored objects apart', async () => {
    const [parts] = await service.sql(
      `select storage.foldername('a/b/c.png') as folders, storage.filename('a/b/c.png') as file,
        storage.extension('a/b/c.png') as extension`,
    );
    expect(parts).toEqual({ folders: ['a', 'b'], file: 'c.png', extension: 'png' });
  });

  it('lets callers at what a program makes in public, and at nothing of auth', async () => {
    const [granted] = await service.sql(
      `select has_table_privilege('anon', 'public.articles', 'select, insert, update, delete') as anon,
        has_table_privilege('authenticated', 'public.articles', 'select, insert, update, delete') as authenticated,
        has_table_privilege('service_role', 'public.articles', 'select, insert, update, delete') as service,
        has_sequence_privilege('anon', 'public.parcels_id_seq', 'usage') as sequence,
        has_table_privilege('authenticated', 'auth.users', 'select') as users`,
    );
    expect(granted).toEqual({ anon: true, authenticated: true, service: true, sequence: true, users: false });
  });
});
