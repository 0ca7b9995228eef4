import type { PrincipalAnswer, PrincipalQuestion } from '@reflectory/contracts/control-plane';
import { expect, test, vi } from 'vitest';
import { createPrincipalQuestions } from './principal-questions.ts';

const questionOf = (user: string): PrincipalQuestion => ({
  instance_id: 'i',
  user_id: user,
  auth_session_id: null,
});
const answerTo = ({ user_id: id }: PrincipalQuestion): PrincipalAnswer | null =>
  id === 'nobody'
    ? null
    : {
        role: 'user',
        isMember: true,
        isAuthSessionActive: true,
        secondFactor: 'none',
        instances: [{ id, name: id, slug: id }],
      };

function createAsked() {
  const requests: string[][] = [];
  const state = { atOnce: 0, mostAtOnce: 0 };
  const findPrincipals = async (questions: readonly PrincipalQuestion[]) => {
    requests.push(questions.map(({ user_id: id }) => id));
    state.mostAtOnce = Math.max(state.mostAtOnce, (state.atOnce += 1));
    await new Promise((resolve) => void setTimeout(resolve, 5));
    state.atOnce -= 1;
    return questions.map(answerTo);
  };
  return { requests, state, findPrincipals };
}

test('questions of the same moment are one request, and each gets its own answer', async () => {
  const { requests, findPrincipals } = createAsked();
  const { ask } = createPrincipalQuestions({ coreApi: { findPrincipals } });
  const answers = await Promise.all(['ada', 'nobody', 'bob'].map((user) => ask(questionOf(user))));
  expect(requests).toEqual([['ada', 'nobody', 'bob']]);
  expect(answers.map((answer) => answer?.instances[0]?.id)).toEqual(['ada', undefined, 'bob']);
});

test('no request holds more questions than core-api takes', async () => {
  const { requests, findPrincipals } = createAsked();
  const { ask } = createPrincipalQuestions({ coreApi: { findPrincipals }, mostInOne: 2 });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((user) => ask(questionOf(user))));
  expect(requests).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('people who come while two requests are under way go together in the next', async () => {
  const open: PromiseWithResolvers<void>[] = [];
  const requests: string[][] = [];
  const { ask } = createPrincipalQuestions({
    coreApi: {
      async findPrincipals(questions) {
        requests.push(questions.map(({ user_id: id }) => id));
        const answered = Promise.withResolvers<void>();
        open.push(answered);
        await answered.promise;
        return questions.map(answerTo);
      },
    },
  });
  const asked: Promise<unknown>[] = [];
  for (const user of ['a', 'b', 'c', 'd', 'e']) {
    asked.push(ask(questionOf(user)));
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await vi.waitFor(() => expect(requests).toEqual([['a'], ['b']]));
  open[0]?.resolve();
  await vi.waitFor(() => expect(requests).toEqual([['a'], ['b'], ['c', 'd', 'e']]));
  open[1]?.resolve();
  open[2]?.resolve();
  await Promise.all(asked);
});

test('what nobody waits for goes together, one request at a time, and keeps no call waiting', async () => {
  const { requests, state, findPrincipals } = createAsked();
  const { ask, askBehind } = createPrincipalQuestions({
    coreApi: { findPrincipals },
    behindMs: 20,
    mostInOne: 2,
  });
  const renewed = Promise.all(['a', 'b', 'c', 'd', 'e'].map((user) => askBehind(questionOf(user))));
  await ask(questionOf('first'));
  expect(requests).toEqual([['first']]);
  expect(await renewed).toHaveLength(5);
  expect(requests).toEqual([['first'], ['a', 'b'], ['c', 'd'], ['e']]);
  expect(state.mostAtOnce).toBe(1);
});

test('a request that fails fails its own questions only', async () => {
  let count = 0;
  const { ask, askBehind } = createPrincipalQuestions({
    behindMs: 1,
    coreApi: {
      async findPrincipals(questions) {
        if ((count += 1) === 1) throw new Error('away');
        return questions.map(answerTo);
      },
    },
  });
  await expect(askBehind(questionOf('ada'))).rejects.toThrow('away');
  expect((await askBehind(questionOf('ada')))?.role).toBe('user');
  expect((await ask(questionOf('ada')))?.role).toBe('user');
});
