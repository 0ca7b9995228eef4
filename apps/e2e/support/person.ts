import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { ask } from './ask.ts';
import { visitorBoot } from './boot.ts';
import { LocalSocket } from './local-socket.ts';
import { DEMO_PASSWORD, newEmail, origin } from './product.ts';

/** An instance of the demo, or the default one. */
type Slug = 'acme' | 'globex' | undefined;

/** Somebody who is signed in through the published client. */
export type Person = {
  client: SupabaseClient;
  slug: Slug;
  id: string;
  email: string;
  name: string;
  accessToken: string;
  anonKey: string;
};

async function connect(slug: Slug): Promise<{ client: SupabaseClient; anonKey: string }> {
  const { anonKey } = (await visitorBoot(`${origin(slug)}/auth`)).service;
  const options = {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: ask },
    // The types of `ws` and of the client disagree on who the target of an event may be.
    realtime: { transport: LocalSocket as never },
  };
  return { client: createClient(origin(slug), anonKey, options), anonKey };
}

/** A new member of an instance. */
export async function createPerson(slug: Slug, name: string): Promise<Person> {
  const { client, anonKey } = await connect(slug);
  const email = newEmail(name.toLowerCase());
  const { data, error } = await client.auth.signUp({
    email,
    password: DEMO_PASSWORD,
    options: { data: { name } },
  });
  if (error || !data.session || !data.user) throw error ?? new Error('Signing up gave no auth session');
  const { id } = data.user;
  await client.from('profiles').upsert({ id, name }).throwOnError();
  return { client, slug, id, email, name, accessToken: data.session.access_token, anonKey };
}

/** A person of the demo, for what a new member may not do. */
export async function demoPerson(slug: Slug, email: string): Promise<Person> {
  const { client, anonKey } = await connect(slug);
  const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  const name = String(data.user.user_metadata['name'] ?? '');
  return { client, slug, id: data.user.id, email, name, accessToken: data.session.access_token, anonKey };
}

type Written = { sessionId: string; entryId: string; artwork: string; analysis: unknown };

/** Somebody new at acme whom its administrator made a moderator. */
export async function createModerator(name: string): Promise<Person> {
  const moderator = await createPerson('acme', name);
  const { client } = await demoPerson('acme', 'grace@acme.example');
  await client.from('role_members').insert({ user_id: moderator.id, role: 'moderator' }).throwOnError();
  return moderator;
}

/** Writes and closes a session, as the journal does. */
export async function writeEntry(
  person: Person,
  {
    framework,
    title,
    answers,
  }: { framework: 'free' | 'anxious' | 'tension'; title: string; answers: string[] },
): Promise<Written> {
  const id = randomUUID();
  const row = {
    id,
    user_id: person.id,
    framework,
    title,
    answers,
    current_step: answers.length - 1,
    revision: 1,
  };
  await person.client.from('sessions').insert(row).throwOnError();
  const { data, error } = await person.client.functions.invoke('complete-session', {
    body: { session_id: id },
  });
  if (error) throw error;
  return { sessionId: id, entryId: data.entry_id, artwork: data.artwork_svg, analysis: data.analysis };
}

/** What a session presentation shows; what is not given is empty. */
export type Slides = {
  title: string;
  framework: string;
  questions: string[];
  answers: string[];
  analysis: unknown;
  imageUrl: string | null;
  slide_permissions: Record<string, boolean>;
};

/** Shares a session presentation and gives its token. */
export async function shareSlides(
  person: Person,
  slides: Partial<Slides> & { title: string },
): Promise<string> {
  const empty = { framework: 'free', questions: [], answers: [], analysis: null, imageUrl: null };
  const { data } = await person.client
    .from('presentation_shares')
    .insert({
      user_id: person.id,
      title: slides.title,
      presentation_type: 'session',
      presentation_data: { ...empty, slide_permissions: {}, ...slides },
    })
    .select('share_token')
    .single()
    .throwOnError();
  return String(data.share_token);
}
