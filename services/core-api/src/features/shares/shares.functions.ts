import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { presentationFunctions } from '@reflectory/contracts/presentations';
import type { Database } from '@reflectory/runtime/database';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { asPresentation, asSession } from './shared-views.ts';
import { findOpenShare, takeShareView } from './shares.repository.ts';

/** One answer for everything that does not open, so that a guess learns nothing. */
export const unavailable = () => new FunctionError('not_found', 'This is no longer available');

/** What is answered has been seen: of a link with a limit it takes a view, and there may be none left by now. */
async function taken<Output>(
  { token }: { token: string },
  output: Output,
  { context }: { context: RequestContext },
  { database }: { database: Database },
): Promise<Output> {
  if (!(await database.asPrincipal(context, (tx) => takeShareView(tx, token)))) throw unavailable();
  return output;
}

/** The presentation behind a public link, reduced to the permitted sections, its title included. */
export const getSharedPresentation = defineFunction({
  contract: presentationFunctions,
  name: 'get-shared-presentation',
  access: 'anyone',
  readOnly: true,
  async handle({ token }, { tx, context }) {
    const share = await findOpenShare(tx, token);
    const shown = share && asPresentation(share, context.language ?? DEFAULT_LANGUAGE);
    if (!shown) throw unavailable();
    return shown;
  },
  conclude: taken,
});

/** The session behind a public link as a page to read, where questions and answers are permitted. */
export const getSharedSession = defineFunction({
  contract: presentationFunctions,
  name: 'get-shared-session',
  access: 'anyone',
  readOnly: true,
  async handle({ token }, { tx, context }) {
    const share = await findOpenShare(tx, token);
    const session = share && asSession(share, context.language ?? DEFAULT_LANGUAGE);
    if (!session) throw unavailable();
    return session;
  },
  conclude: taken,
});
