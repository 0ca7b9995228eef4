import type { Owner } from '../testing/owner.ts';
import type { Answer, Ask, Asker } from './ask.ts';
import { maskedPair } from './compare.ts';
import { findLeaks } from './leaks.ts';
import type { Probe } from './probe.ts';
import type { World } from './world.ts';

/** What was wrong, once. */
export type Problem = {
  what: 'leak' | 'difference' | 'failure' | 'open';
  detail: string;
  request: Ask;
  answers: readonly Answer[];
};

export type Trial = { answers: readonly Answer[]; problem: Problem | null };

export type Lab = { asker: Asker; owner: Owner; world: World };

const LIMITED = 429;
const MAX_TURNS = 5;

/** Sends what a probe asks about the other party's thing and about nothing, and looks at both answers. */
export async function tryProbe(lab: Lab, probe: Probe): Promise<Trial> {
  for (let turn = 0; ; turn += 1) {
    const trial = await tryOnce(lab, probe);
    const isLimited = trial.answers.some(({ status }) => status === LIMITED);
    if (!isLimited || turn === MAX_TURNS) return trial;
    // Limits by account and address are not what is tried here.
    await lab.owner.query('delete from auth.rate_limits');
    await lab.owner.query(
      'update auth.users set email_change_sent_at = null, reauthentication_sent_at = null where id = $1',
      [probe.actor.person?.id ?? null],
    );
  }
}

async function tryOnce({ asker, owner, world }: Lab, probe: Probe): Promise<Trial> {
  const things = probe.foreign ? [probe.foreign, probe.random] : [probe.random];
  const requests = things.map(probe.request);
  const answers: Answer[] = [];
  for (const request of requests) {
    answers.push(await asker.ask(request));
    // What the first one made may not be in the way of the second.
    if (!probe.undo) continue;
    const { text, values } = probe.undo(things);
    await owner.query(text, values);
  }
  return { answers, problem: findProblem(probe, requests, answers, world) };
}

/** Calls of files answer 400 whatever they refuse, and say in the body what they mean; to HEAD they say no more. */
function isRefusal({ surface }: Probe, { status, body }: Answer): boolean {
  if (surface !== 'storage' || status !== 400) return status === 401 || status === 403;
  return body === '' || /"statusCode":"40[13]"/.test(body);
}

/** Calls by which somebody gives their second factor when the app for it is gone. */
const isForSecondFactor = ({ surface, kind }: Probe) => surface === 'auth' || kind === 'use-recovery-code';

/** Whoever may not call at all is refused before anything else is looked at. */
const mustRefuse = (probe: Probe) =>
  probe.mustRefuse ||
  (probe.surface !== 'gateway' &&
    (probe.actor.isRefused === true || (probe.actor.isRefused && !isForSecondFactor(probe))));

function findProblem(
  probe: Probe,
  requests: readonly Ask[],
  answers: readonly Answer[],
  world: World,
): Problem | null {
  const [request] = requests;
  const [first, second] = answers;
  if (!request || !first) return null;
  for (const [index, answer] of answers.entries()) {
    const leaks = findLeaks(requests[index] ?? request, answer, probe.actor, world);
    const told = requests[index] ?? request;
    if (leaks.length > 0) return { what: 'leak', detail: leaks.join(', '), request: told, answers: [answer] };
    if (mustRefuse(probe) && !isRefusal(probe, answer)) {
      return {
        what: 'open',
        detail: `${answer.status} instead of a refusal`,
        request: told,
        answers: [answer],
      };
    }
    if (probe.mustFail && answer.status < 400) {
      return {
        what: 'open',
        detail: `${answer.status} instead of an error`,
        request: told,
        answers: [answer],
      };
    }
    if (probe.mustBeEmpty && !isRefusal(probe, answer) && answer.body !== '[]') {
      return {
        what: 'open',
        detail: `${answer.body.slice(0, 100)} instead of no row`,
        request: told,
        answers: [answer],
      };
    }
    if (answer.status >= 500 && answer.status !== 501) {
      return { what: 'failure', detail: `${answer.status}`, request: told, answers: [answer] };
    }
  }
  const isLimited = answers.some(({ status }) => status === LIMITED);
  if (!second || probe.known || isLimited) return null;
  const [a, b] = maskedPair(probe, [first, second]);
  return a === b
    ? null
    : { what: 'difference', detail: firstDifference(a, b), request, answers: [first, second] };
}

function firstDifference(a: string, b: string): string {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const index = left.findIndex((line, position) => line !== right[position]);
  return `"${left[index]?.slice(0, 300)}" instead of "${right[index]?.slice(0, 300)}"`;
}
