import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { openOwner, type Owner } from '../../testing/owner.ts';
import type { Names } from '../render.ts';
import type { Target } from './target.ts';

const PASSWORD = 'quiet-notebook-7';
/** The people of a run: two who speak, and one whom anything may happen to. */
const people = { member: 'member@fuzz.example', admin: 'admin@fuzz.example', other: 'other@fuzz.example' };
const tables = path.join(import.meta.dirname, '../sql/fuzz.sql');

/** Everything that placeholders of inputs stand for. */
export type People = {
  names(): Names;
  /** Signs those in again whose sign-in an input has ended, and takes away what inputs have piled up. */
  renew(): Promise<void>;
  /** Connections of the database that stayed in a transaction. */
  countForgottenTransactions(): Promise<number>;
  end(): Promise<void>;
};

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.uuid() }),
});
type Session = z.output<typeof sessionSchema>;

/** Arranges the tables and the people of a run. */
export async function createPeople(target: Target): Promise<People> {
  const owner = openOwner(target.ownerUrl);
  try {
    await owner.query(await readFile(tables, 'utf8'));
    return await arrange(target, owner);
  } catch (error) {
    await owner.end();
    throw error;
  }
}

async function arrange(target: Target, owner: Owner): Promise<People> {
  const { signIn, isAlive } = createSignIn(target, owner);
  const signInAdmin = async () => {
    const session = await signIn(people.admin);
    const setRole = `update public.instance_users set role = 'admin' where user_id = $1`;
    await owner.query(setRole, [session.user.id]);
    return session;
  };
  const sessions = {
    member: await signIn(people.member),
    admin: await signInAdmin(),
    other: await signIn(people.other),
  };
  return {
    names: () => namesOf(target, sessions),
    async renew() {
      if (!(await isAlive(sessions.member))) sessions.member = await signIn(people.member);
      if (!(await isAlive(sessions.admin))) sessions.admin = await signInAdmin();
      // Whatever inputs have made of this account, it begins anew.
      sessions.other = await signIn(people.other);
      await owner.query('delete from public.fuzz_items where id >= 1000 or id < 0');
      await owner.query(`delete from public.fuzz_owners where id::text not like '00000000-0000-4000-8000-%'`);
    },
    async countForgottenTransactions() {
      const [row] = await owner.query<{ count: string }>(
        `select count(*) from pg_stat_activity where state like 'idle in transaction%'`,
      );
      return Number(row?.count ?? 0);
    },
    end: () => owner.end(),
  };
}

function createSignIn({ port, keys }: Target, owner: Owner) {
  const ask = async (place: string, key: string, body?: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/auth/v1${place}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, apikey: keys.anon, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    isAlive: async ({ access_token: token }: Session) => (await ask('/user', token)).ok,
    /** Makes the account anew. */
    async signIn(email: string): Promise<Session> {
      await owner.query('delete from auth.users where email = $1', [email]);
      await ask('/admin/users', keys.service, { email, password: PASSWORD, email_confirm: true });
      const answer = await ask('/token?grant_type=password', keys.anon, { email, password: PASSWORD });
      if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
      return sessionSchema.parse(await answer.json());
    },
  };
}

function namesOf(
  { port, keys }: Target,
  { member, admin, other }: Record<keyof typeof people, Session>,
): Names {
  return {
    host: `127.0.0.1:${port}`,
    visitorToken: keys.anon,
    serviceToken: keys.service,
    memberToken: member.access_token,
    adminToken: admin.access_token,
    otherToken: other.access_token,
    otherId: other.user.id,
    otherRefreshToken: other.refresh_token,
    otherEmail: people.other,
  };
}
