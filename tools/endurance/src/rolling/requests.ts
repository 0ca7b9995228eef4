import { randomUUID } from 'node:crypto';
import type { Writer } from '../kill/writer.ts';

/** One request of a client that tries nothing twice. @throws Error when it fails */
export type Ask = (writer: Writer) => Promise<void>;

const refuse = (error: { message: string } | null) => {
  if (error) throw new Error(error.message);
};

/** Reads a page of rows. */
export const readRows: Ask = async ({ client }) => {
  refuse((await client.from('appends').select('id, mark').order('id', { ascending: false }).limit(20)).error);
};

/** Adds a row. */
export const addRow: Ask = async ({ client }) => {
  refuse((await client.from('appends').insert({ mark: randomUUID() })).error);
};

/** Writes to two tables by a function of the database. */
export const addPair: Ask = async ({ client }) => {
  refuse((await client.rpc('append_pair', { mark: randomUUID() })).error);
};

/** Saves a session and completes it by a function. */
export const completeSession: Ask = async ({ client, userId }) => {
  const id = randomUUID();
  const answers = ['A quiet day, and I am glad of it.'];
  refuse((await client.from('sessions').upsert({ id, user_id: userId, framework: 'free', answers })).error);
  refuse((await client.functions.invoke('complete-session', { body: { session_id: id } })).error);
};

/** Uploads a file and downloads it again. */
export const moveFile: Ask = async ({ client }) => {
  const name = `${randomUUID()}.txt`;
  const content = name.repeat(2000);
  const bucket = client.storage.from('appends');
  refuse((await bucket.upload(name, content, { contentType: 'text/plain' })).error);
  const { data, error } = await bucket.download(name);
  refuse(error);
  if ((await data?.text()) !== content) throw new Error('The file came back with other bytes');
};

/** Asks who is signed in. */
export const askUser: Ask = async ({ client }) => {
  refuse((await client.auth.getUser()).error);
};
