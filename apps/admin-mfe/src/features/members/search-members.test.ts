import { createServiceClientFake } from '@reflectory/client/testing';
import { expect, it } from 'vitest';
import { search } from './search-members.ts';

const member = {
  user_id: '1',
  email: 'ada@acme.example',
  name: 'Ada',
  role: 'member' as const,
  is_active: true,
  joined_at: '2026-05-01T08:00:00Z',
  last_sign_in_at: null,
  is_host: false,
};

it('finds members, and leads to the list where the person looks after them', async () => {
  const asked: unknown[] = [];
  const { client } = createServiceClientFake({
    functions: {
      'list-members': (request: unknown) => {
        asked.push(request);
        return { members: [member], total: 1, managesRoles: false };
      },
    },
  });
  const { signal } = new AbortController();
  const find = (role: 'user' | 'instance_admin') => search({ text: 'ad', client, role, limit: 6, signal });
  expect(await find('instance_admin')).toEqual([
    { id: '1', title: 'Ada', detail: 'ada@acme.example', to: '/instance-admin?member=ada%40acme.example' },
  ]);
  expect((await find('user'))[0]?.to).toMatch(/^\/settings\/duties\?/);
  expect(asked[0]).toEqual({ search: 'ad', role: null, isActive: null, offset: 0, limit: 6 });
});
