// node service.mjs <URL> <anon key>, beside `npm run service -- --sql docs/examples/sql`
import { createClient } from '@supabase/supabase-js';

const client = createClient(process.argv[2], process.argv[3]);
const sure = ({ data, error }) => (error ? Promise.reject(error) : data);

const email = `someone-${Date.now()}@example.com`;
const { user } = sure(await client.auth.signUp({ email, password: 'quiet-notebook-7' }));

const channel = client.channel('todos');
const change = new Promise((resolve) =>
  channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'todos' }, resolve),
);
await new Promise((resolve, reject) =>
  channel.subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : reject(error ?? status))),
);

const todo = sure(await client.from('todos').insert({ title: 'Write it down' }).select('id, title').single());
const path = `${user.id}/todo-${todo.id}.txt`;
sure(await client.storage.from('media').upload(path, todo.title, { contentType: 'text/plain' }));
const file = sure(await client.storage.from('media').download(path));

const heard = (await change).new.title;
process.stdout.write(`${JSON.stringify({ wrote: todo, heard, stored: await file.text() })}\n`);
await client.removeAllChannels();
await client.auth.signOut();
