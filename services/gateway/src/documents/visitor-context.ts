import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Request } from 'express';
import { documentLanguage } from './document-language.ts';
import { getInstance, visitor } from '../request-context.ts';

/** A request as anybody might make it, whoever is signed in: for addresses that are a secret themselves. */
export const visitorContextOf = (req: Request): RequestContext => ({
  instance_id: getInstance(req).id,
  origin: req.context.origin,
  db_role: visitor.databaseUser,
  user_id: null,
  auth_session_id: null,
  role: 'user',
  // What is worded by core-api comes in the language of the document.
  language: documentLanguage(req, getInstance(req)),
  claims: {},
});
