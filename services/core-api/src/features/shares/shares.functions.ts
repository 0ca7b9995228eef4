import { presentationFunctions } from '@reflectory/contracts/presentations';
import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { permittedData, publicTitle, sharedSessionOf } from '@reflectory/domain/deck';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { findOpenShare } from './shares.repository.ts';

/** One answer for everything that does not open, so that a guess learns nothing. */
const unavailable = () => new FunctionError('not_found', 'This is no longer available');

/** The presentation behind a public link, reduced to the permitted sections, its title included. */
export const getSharedPresentation = defineFunction({
  contract: presentationFunctions,
  name: 'get-shared-presentation',
  access: 'anyone',
  readOnly: true,
  async handle({ token }, { tx, context }) {
    const share = await findOpenShare(tx, token);
    const data = share && permittedData(share.presentation_type, share.presentation_data);
    if (!data) throw unavailable();
    const { presentation_type, created_at } = share;
    const title = publicTitle(share, data.slide_permissions, context.language ?? DEFAULT_LANGUAGE);
    return { title, presentation_type, presentation_data: data, created_at };
  },
});

/** The session behind a public link as a page to read, where questions and answers are permitted. */
export const getSharedSession = defineFunction({
  contract: presentationFunctions,
  name: 'get-shared-session',
  access: 'anyone',
  readOnly: true,
  async handle({ token }, { tx, context }) {
    const share = await findOpenShare(tx, token);
    const session = share && sharedSessionOf(share, context.language ?? DEFAULT_LANGUAGE);
    if (!session) throw unavailable();
    return session;
  },
});
