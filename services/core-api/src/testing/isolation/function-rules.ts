import type { Cast } from './matrix.ts';

/** One call of a function with the rights of its maker, and what it has to answer. */
export type FunctionCheck = {
  /** Rows that are there; whoever calls is none of those they are about, if nothing else is said. */
  given: readonly string[];
  as: keyof Cast['principals'] | 'control_plane';
  /** A query of one value. */
  call: string;
  /** A query of the owner for one value, where what is left matters and not what was answered. */
  left?: string;
  answer: unknown;
};

type Ids = Readonly<Record<'a' | 'b' | 'user' | 'other' | 'admin' | 'atB' | 'master', string>>;
type Rule = (ids: Ids) => readonly FunctionCheck[];

/** What each of these functions answers, and to whom. */
export const functionRules: Readonly<Record<string, Rule>> = {
  'app.account_closure': (ids) => closing(ids, 'select count(*)::int from app.account_closure()', 0, 1),
  'app.is_account_closing': (ids) => closing(ids, 'select app.is_account_closing()', false, true),
  'app.begin_idempotent_call': idempotentCalls,
  'app.control_plane': ({ a, b }) => {
    const given = [
      `insert into app.instance_domains (instance_id, domain) values ('${b}', 'of-b.example')`,
      `insert into public.instance_features (instance_id, feature_key, enabled) values ('${b}', 'beta_programme', false)`,
    ];
    const call = (part: string) =>
      `select jsonb_path_query_array(app.control_plane(), '$.instances[*] ? (@.id == $id).${part}', '{"id": "${a}"}')`;
    return [
      { given, as: 'control_plane', call: call('domains[*]'), answer: [] },
      { given, as: 'control_plane', call: call('features'), answer: [{}] },
    ];
  },
  'app.control_plane_since': changesSince,
  'app.count_members': ({ a, other }) => {
    const given = [`update public.instance_users set is_active = false where user_id = '${other}'`];
    const call = `select coalesce(sum(members), 0)::int from app.count_members() where instance_id = '${a}'`;
    return [
      { given, as: 'super at A', call, answer: 3 },
      { given, as: 'A-admin', call, answer: 0 },
    ];
  },
  'app.find_share': shares,
  'app.forget_old_changes': () => [
    {
      given: [`insert into app.outbox (kind) values ('just now')`],
      as: 'control_plane',
      call: 'select app.forget_old_changes()::text',
      left: `select count(*)::int from app.outbox where kind = 'just now'`,
      answer: 1,
    },
    {
      given: [
        'delete from app.control_plane_changes',
        `insert into app.control_plane_changes (revision, created_at)
         select n, now() - interval '25 hours' * (n < 3)::int from generate_series(1, 4) n`,
      ],
      as: 'control_plane',
      call: 'select app.forget_old_changes()::text',
      left: 'select array_agg(revision::int order by revision) from app.control_plane_changes',
      answer: [2, 3, 4],
    },
  ],
  'app.recent_changes': () => [
    {
      given: [`insert into app.outbox (kind, created_at) values ('old', now() - interval '1 hour')`],
      as: 'control_plane',
      call: `select count(*)::int from app.recent_changes() where kind = 'old'`,
      answer: 0,
    },
  ],
  'app.is_instance_admin': ({ b, user, admin }) => {
    const call = 'select app.is_instance_admin()';
    const elsewhere = `update public.instance_users set role = 'admin' where user_id = '${user}' and instance_id = '${b}'`;
    const paused = `update public.instance_users set is_active = false where user_id = '${admin}'`;
    return [
      { given: [], as: 'A-admin', call, answer: true },
      { given: [elsewhere], as: 'A-user', call, answer: false },
      { given: [paused], as: 'A-admin', call, answer: false },
    ];
  },
  'app.manages_roles': ({ b, user, admin }) => {
    const call = 'select app.manages_roles()';
    const as = (role: string, person: string) =>
      `update public.instance_users set role = '${role}' where user_id = '${person}'`;
    return [
      { given: [], as: 'A-admin', call, answer: true },
      { given: [as('coach', admin)], as: 'A-admin', call, answer: false },
      { given: [`${as('admin', user)} and instance_id = '${b}'`], as: 'A-user', call, answer: false },
    ];
  },
  'app.can': ({ b, user, admin }) => {
    const call = "select app.can('brand.manage')";
    const person = (change: string, who: string) =>
      `update public.instance_users set ${change} where user_id = '${who}'`;
    return [
      { given: [], as: 'A-admin', call, answer: true },
      { given: [], as: 'anon', call, answer: false },
      { given: [person("role = 'coach'", admin)], as: 'A-admin', call, answer: false },
      { given: [person('is_active = false', admin)], as: 'A-admin', call, answer: false },
      {
        given: [`${person("role = 'admin'", user)} and instance_id = '${b}'`],
        as: 'A-user',
        call,
        answer: false,
      },
      { given: [], as: 'A-admin', call: "select app.can('nothing.known')", answer: false },
    ];
  },
  'app.list_role_members': ({ a, b, user }) => {
    const moderates = (instance: string) =>
      `insert into public.role_members (instance_id, user_id, role) values ('${instance}', '${user}', 'moderator')`;
    const call = "select count(*)::int from app.list_role_members('moderator')";
    return [
      { given: [moderates(a)], as: 'A-admin', call, answer: 1 },
      { given: [moderates(b)], as: 'A-admin', call, answer: 0 },
      { given: [moderates(a)], as: 'A-user', call, answer: 0 },
    ];
  },
  'public.own_permissions': ({ a, b, user }) => {
    const role = (instance: string) => [
      `insert into public.instance_roles (instance_id, id, name, permissions)
       values ('${instance}', '00000000-0000-4000-8000-00000000000f', 'Editors', '{brand.manage}')`,
      `insert into public.role_members (instance_id, user_id, role)
       values ('${instance}', '${user}', '00000000-0000-4000-8000-00000000000f')`,
    ];
    const call = 'select to_jsonb(public.own_permissions())';
    return [
      { given: role(a), as: 'A-user', call, answer: ['brand.manage'] },
      { given: role(b), as: 'A-user', call, answer: [] },
    ];
  },
  'app.is_super_admin': () => [
    { given: [], as: 'A-user', call: 'select app.is_super_admin()', answer: false },
  ],
  'public.is_master_admin': ({ user, master }) => [
    { given: [], as: 'A-user', call: `select public.is_master_admin('${user}')`, answer: false },
    { given: [], as: 'A-user', call: `select public.is_master_admin('${master}')`, answer: false },
  ],
  'app.find_members': ({ a, user }) => {
    const given = [`insert into public.profiles (instance_id, id, name) values ('${a}', '${user}', 'Named')`];
    const call = (search: string) =>
      `select (app.find_members('${search}', null, null, 0, 100) ->> 'total')::int`;
    return [
      { given, as: 'A-admin', call: call(''), answer: 4 },
      { given, as: 'A-admin', call: call('named'), answer: 1 },
      { given, as: 'A-user', call: call(''), answer: 0 },
    ];
  },
  'app.list_members': ({ a, user }) => {
    const given = [`insert into public.profiles (instance_id, id, name) values ('${a}', '${user}', 'Named')`];
    const call = 'select count(*)::int from app.list_members()';
    return [
      { given, as: 'A-admin', call, answer: 4 },
      { given, as: 'A-admin', call: `${call} where name = 'Named'`, answer: 1 },
      { given, as: 'A-user', call, answer: 0 },
    ];
  },
  'app.list_usage': ({ a, b }) => {
    const visit = (instance: string, day: string) =>
      `insert into app.analytics_events (instance_id, day, area, name, tab, count)
       values ('${instance}', '${day}', '/journal', 'page_view', gen_random_uuid(), 1)`;
    const call = `select count(*)::int from app.list_usage('2020-01-01', 1)`;
    const given = [visit(b, '2025-01-01'), visit(a, '2000-01-01')];
    return [
      { given, as: 'A-admin', call, answer: 0 },
      { given: [visit(a, '2025-01-01')], as: 'A-admin', call, answer: 1 },
      { given: [visit(a, '2025-01-01')], as: 'A-user', call, answer: 0 },
    ];
  },
  'app.own_account': ownAccount,
  'app.own_billing': ({ a, other }) => {
    const given = [
      `insert into app.billing_accounts (instance_id, user_id, customer_id) values ('${a}', '${other}', 'of other')`,
    ];
    const call = 'select jsonb_agg(customer_id) from app.own_billing()';
    return [{ given, as: 'A-user', call, answer: [null] }];
  },
  'app.principal': principals,
};

/** One instance changed since the version, after another that is gone; a third has been as it is. */
function changesSince({ a, b }: Ids): FunctionCheck[] {
  const known = '00000000-0000-4000-8000-00000000000d';
  const gone = '00000000-0000-4000-8000-00000000000e';
  const given = [
    `insert into app.instance_domains (instance_id, domain) values ('${a}', 'of-a.example'), ('${b}', 'of-b.example')`,
    `insert into public.instance_features (instance_id, feature_key, enabled) values ('${b}', 'beta_programme', false)`,
    'delete from app.control_plane_changes',
    `insert into app.control_plane_changes (revision, version, instance_ids)
     values (1, gen_random_uuid(), '{${b}}'), (2, '${known}', '{${b}}'), (3, gen_random_uuid(), '{${gone},${a}}')`,
  ];
  const call = (path: string, version = known) =>
    `select jsonb_path_query_array(app.control_plane_since('${version}')::jsonb, '${path}')`;
  const as = 'control_plane';
  const tooMany = 'update app.control_plane_changes set instance_ids = null where revision = 3';
  return [
    { given, as, call: call('$.changed[*].id'), answer: [a] },
    { given, as, call: call('$.changed[*].domains[*]'), answer: ['of-a.example'] },
    { given, as, call: call('$.changed[*].features'), answer: [{}] },
    { given, as, call: call('$.removed[*]'), answer: [gone] },
    { given, as, call: call('$', gone), answer: null },
    { given: [...given, tooMany], as, call: call('$'), answer: null },
  ];
}

/** Another person's account closes here, and one's own at the other instance. */
function closing({ a, b, user, other }: Ids, call: string, no: unknown, yes: unknown): FunctionCheck[] {
  const given = [[a, other] as const, [b, user] as const].map(closure);
  return [
    { given, as: 'A-user', call, answer: no },
    { given, as: 'A-other', call, answer: yes },
  ];
}

const closure = ([instance, person]: readonly [string, string]) =>
  `insert into app.account_closures (instance_id, user_id, reason, purge_after)
   values ('${instance}', '${person}', 'asked', now() + interval '1 day')`;

function idempotentCalls({ a, b, user, other }: Ids): FunctionCheck[] {
  const row = (values: readonly string[], age: string) =>
    `insert into app.idempotent_calls (instance_id, principal, route, key, request, answer, created_at)
     values (${values.map((value) => `'${value}'`).join(', ')}, '\\x01', 'Answer', now() - interval '${age}')`;
  const own = [a, user, 'POST /x', 'key'];
  const others = [
    [b, user, 'POST /x', 'key'],
    [a, other, 'POST /x', 'key'],
    [a, user, 'POST /y', 'key'],
    [a, user, 'POST /x', 'another'],
  ];
  const call = `select state from app.begin_idempotent_call('POST /x', 'key', '\\x01')`;
  const kept = 'select count(*)::int from app.idempotent_calls';
  const as = 'A-user';
  return [
    { given: [row(own, '1 hour')], as, call, answer: 'kept' },
    { given: [row(own, '2 days')], as, call, answer: 'new' },
    ...others.map((values) => ({ given: [row(values, '1 hour')], as, call, answer: 'new' }) as const),
    ...others.map(
      (values) =>
        ({
          given: ['delete from app.idempotent_calls', row(values, '2 days')],
          as,
          call,
          left: kept,
          answer: 1,
        }) as const,
    ),
  ];
}

function shares({ a, b, user, atB }: Ids): FunctionCheck[] {
  const share = (instance: string, person: string, token: string, revoked: string) =>
    `insert into public.presentation_shares
       (instance_id, user_id, title, presentation_type, presentation_data, share_token, revoked_at)
     values ('${instance}', '${person}', 'Title', 'session', '{}', '${token}', ${revoked})`;
  const given = [
    share(a, user, 'open', 'null'),
    share(a, user, 'revoked', 'now()'),
    share(b, atB, 'elsewhere', 'null'),
  ];
  return Object.entries({ open: 1, revoked: 0, elsewhere: 0, nothing: 0 }).map(([token, answer]) => ({
    given,
    as: 'anon',
    call: `select count(*)::int from app.find_share('${token}')`,
    answer,
  }));
}

function ownAccount({ a, b, user, other }: Ids): FunctionCheck[] {
  const places = [[a, other] as const, [b, user] as const];
  const given = [
    'delete from app.billing_accounts',
    `insert into auth.identities (instance_id, user_id, provider, provider_id, identity_data)
     values ('${a}', '${other}', 'email', '${other}', '{}')`,
    `insert into auth.mfa_factors (instance_id, user_id, friendly_name, factor_type)
     values ('${a}', '${other}', 'Factor', 'totp')`,
    `insert into auth.mfa_recovery_codes (instance_id, user_id, code_hash) values ('${a}', '${other}', repeat('a', 64))`,
    ...places.flatMap(([instance, person]) => [
      `insert into public.role_members (instance_id, user_id, role) values ('${instance}', '${person}', 'moderator')`,
      `insert into auth.sessions (instance_id, user_id, not_after) values ('${instance}', '${person}', now() + interval '1 day')`,
      `insert into app.billing_accounts (instance_id, user_id) values ('${instance}', '${person}')`,
      closure([instance, person]),
      `insert into app.account_notices (instance_id, user_id, kind, effective_at)
       values ('${instance}', '${person}', 'closing', now())`,
    ]),
  ];
  const empty = {
    id: user,
    is_super_admin: false,
    identities: [],
    second_factors: [],
    recovery_codes_left: 0,
    auth_sessions: [],
    billing: null,
    closing: null,
    notices: [],
    roles: [],
  };
  return Object.entries(empty).map(([name, answer]) => ({
    given,
    as: 'A-user',
    call: `select app.own_account() -> '${name}'`,
    answer,
  }));
}

function principals({ a, b, user, other, atB }: Ids): FunctionCheck[] {
  const ofOther = '00000000-0000-4000-8000-00000000000a';
  const atOther = '00000000-0000-4000-8000-00000000000b';
  const nobody = '00000000-0000-4000-8000-00000000000c';
  const session = (id: string, instance: string, person: string) =>
    `insert into auth.sessions (id, instance_id, user_id, not_after)
     values ('${id}', '${instance}', '${person}', now() + interval '1 day')`;
  const given = [
    session(ofOther, a, other),
    session(atOther, b, user),
    `insert into auth.mfa_factors (instance_id, user_id, friendly_name, factor_type, status)
     values ('${a}', '${other}', 'Factor', 'totp', 'verified')`,
    `update public.instance_users set is_active = false where user_id = '${user}' and instance_id = '${b}'`,
  ];
  const ask = (person: string, id: string, part: string) =>
    `select app.principal('${a}', '${person}', '${id}') -> '${part}'`;
  const asked: [call: string, answer: unknown][] = [
    [ask(user, ofOther, 'isAuthSessionActive'), false],
    [ask(other, ofOther, 'isAuthSessionActive'), true],
    [ask(user, atOther, 'isAuthSessionActive'), false],
    [ask(user, ofOther, 'secondFactor'), 'none'],
    [ask(user, ofOther, 'role'), 'user'],
    [`select jsonb_path_query_array(app.principal('${a}', '${user}', null), '$.instances[*].id')`, [a]],
    [ask(atB, ofOther, 'isMember'), false],
    [ask(nobody, ofOther, 'isMember'), null],
  ];
  const left = `update auth.users set deleted_at = now() where id = '${user}'`;
  return [
    ...asked.map(([call, answer]) => ({ given, as: 'control_plane', call, answer }) as const),
    { given: [left], as: 'control_plane', call: ask(user, ofOther, 'isMember'), answer: null },
  ];
}
