import { callFunction, type ServiceClient } from '@reflectory/client';
import type { Post } from '@reflectory/contracts/community';
import { type AnswerOwner, dropAnswer, type KeptAnswer, keepAnswer, listKept } from './kept-answers.ts';

/** Milliseconds after which what is kept is held against the service again, while it answers. */
const CHECK_EVERY_MS = 60_000;

const postsOf = ({ data }: KeptAnswer): Pick<Post, 'id'>[] =>
  typeof data === 'object' && data !== null && 'posts' in data ? (data.posts as Pick<Post, 'id'>[]) : [];
const circleOf = ({ data }: KeptAnswer): string[] =>
  typeof data === 'object' && data !== null && 'circle' in data ? [(data.circle as { id: string }).id] : [];

/** Takes out of what is kept whatever its person may not read any more: taken back, blocked, hidden, or of a circle they left. */
export async function checkKept(client: ServiceClient, owner: AnswerOwner): Promise<void> {
  const kept = await listKept(owner);
  const asked = {
    post_ids: [...new Set(kept.flatMap((one) => postsOf(one).map(({ id }) => id)))],
    circle_ids: [...new Set(kept.flatMap(circleOf))],
  };
  if (asked.post_ids.length + asked.circle_ids.length === 0) return;
  const { post_ids: posts, circle_ids: circles } = await callFunction(client, 'find-readable', asked);
  const [isPost, isCircle] = [new Set(posts), new Set(circles)];
  for (const one of kept) {
    const stays = postsOf(one).filter(({ id }) => isPost.has(id));
    if (circleOf(one).some((id) => !isCircle.has(id))) await dropAnswer(owner, one.key);
    else if (stays.length < postsOf(one).length)
      await keepAnswer(owner, { ...one, data: { ...(one.data as object), posts: stays } });
  }
}

const checked = new WeakMap<ServiceClient, number>();

/** Checks what is kept, once in a minute; at once after something that its person did. */
export function checkNowAndThen(client: ServiceClient, owner: AnswerOwner): void {
  if (Date.now() - (checked.get(client) ?? 0) < CHECK_EVERY_MS) return;
  checked.set(client, Date.now());
  // What was not checked is checked when the service answers again.
  checkKept(client, owner).catch(() => checked.delete(client));
}

/** What is kept may hold what is not to be read any more. */
export const expectChange = (client: ServiceClient): void => void checked.delete(client);
