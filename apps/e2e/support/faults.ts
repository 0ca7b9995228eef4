import type { BrowserContext, Route } from '@playwright/test';
import { ask } from './ask.ts';
import type { BootRemote } from './boot.ts';

const isScript = (file: string) => file.endsWith('.js');
const isExposed = (file: string) => isScript(file) && file.includes('expose');

/** Files of a release by what they are for. */
const kinds = {
  entry: (file: string, { entry }: BootRemote) => file === entry,
  exposed: isExposed,
  page: (file: string, { entry }: BootRemote) => isScript(file) && file !== entry && !isExposed(file),
  style: (file: string) => file.endsWith('.css'),
};

export const fileKinds = Object.keys(kinds) as (keyof typeof kinds)[];

/** A way in which a remote fails. */
export type Fault =
  'is stopped' | 'hangs' | 'answers 500' | 'answers HTML' | { tamperedWith: keyof typeof kinds };

/** `hits` counts the requests that met the fault. */
type Broken = { mend: () => Promise<void>; hits: () => number };

/** Breaks one remote for every page of `context`. */
export async function breakRemote(
  context: BrowserContext,
  remote: BootRemote,
  fault: Fault,
): Promise<Broken> {
  let hits = 0;
  const answering = new Set<Promise<void>>();
  const handle = async (route: Route) => {
    const file = new URL(route.request().url()).pathname.slice(remote.baseUrl.length);
    if (typeof fault === 'object' && !kinds[fault.tamperedWith](file, remote)) return route.continue();
    hits += 1;
    if (fault === 'hangs') return;
    const answer = answerWrongly(route, fault);
    answering.add(answer);
    await answer.finally(() => answering.delete(answer));
  };
  const pattern = `**${remote.baseUrl}**`;
  await context.route(pattern, handle);
  const mend = async () => {
    await Promise.all(answering);
    await context.unroute(pattern, handle);
  };
  return { mend, hits: () => hits };
}

async function answerWrongly(route: Route, fault: Exclude<Fault, 'hangs'>): Promise<void> {
  if (typeof fault === 'object') return tamper(route);
  if (fault === 'is stopped') return route.abort('connectionrefused');
  if (fault === 'answers 500') return route.fulfill({ status: 500, body: 'Internal Server Error' });
  return route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>A proxy says hello</title>',
  });
}

/** Adds one space: the file would work, so that only its hash can give it away. */
async function tamper(route: Route): Promise<void> {
  const answer = await ask(route.request().url());
  const contentType = answer.headers.get('content-type') ?? '';
  await route.fulfill({ contentType, body: `${await answer.text()} ` });
}
