import { HttpError } from '@reflectory/server-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import { contextOf } from '@reflectory/runtime/http';
import { deleteBody, generateLinkBody, inviteBody, personBody } from '../admin/directory.schema.ts';
import { validationFailed } from '../auth-errors.ts';
import { readEmailAddress } from '../auth.schema.ts';
import { factorNotFound } from '../mfa/own-factor.ts';
import type { LinkType } from '../links/link-mailer.ts';
import { queryOf, readBody } from './auth-reader.ts';
import type { AuthServices } from './auth-services.ts';

const DEFAULT_PER_PAGE = 50;
const MAX_PER_PAGE = 1000;

/** /admin/* and POST /invite: for programs with the service key, within the instance of the request. */
export function createAdminRouter(services: AuthServices): Router {
  const router = Router();
  router.use(['/admin', '/invite'], refuseOthers);
  addPeople(router, services);
  addLinks(router, services);

  const { personFactors } = services;
  router.get('/admin/users/:id/factors', async (req, res) => {
    res.json(await personFactors.list(contextOf(req), idOf(req)));
  });
  router.delete('/admin/users/:id/factors/:factor', async (req, res) => {
    const factorId = z.uuid().safeParse(req.params['factor']).data;
    if (factorId === undefined) throw factorNotFound();
    res.json(await personFactors.remove(contextOf(req), idOf(req), factorId));
  });
  return router;
}

const refuseOthers: RequestHandler = (req, _res, next) => {
  if (contextOf(req).db_role !== 'service_role') throw new HttpError(403, 'not_admin', 'User not allowed');
  next();
};

function addPeople(router: Router, { directory }: AuthServices): void {
  router.get('/admin/users', async (req, res) => {
    const range = readRange(req);
    const { users, total } = await directory.list(contextOf(req), range);
    tellPages(res, range, total);
    res.json({ users, aud: 'authenticated' });
  });
  router.post('/admin/users', async (req, res) => {
    res.json(await directory.create(contextOf(req), readBody(personBody, req)));
  });
  router.get('/admin/users/:id', async (req, res) => {
    res.json(await directory.get(contextOf(req), idOf(req)));
  });
  router.put('/admin/users/:id', async (req, res) => {
    res.json(await directory.update(contextOf(req), idOf(req), readBody(personBody, req)));
  });
  router.delete('/admin/users/:id', async (req, res) => {
    const { should_soft_delete: keepsData } = readBody(deleteBody, req);
    await directory.remove(contextOf(req), idOf(req), keepsData ?? false);
    res.json({});
  });
}

const linkTypes: readonly LinkType[] = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
];

function addLinks(router: Router, { generatedLinks, gate, redirectOf }: AuthServices): void {
  router.post('/admin/generate_link', async (req, res) => {
    const body = readBody(generateLinkBody, req);
    const type = linkTypes.find((known) => known === body.type);
    if (!type) throw validationFailed(`Invalid email action link type requested: ${body.type ?? ''}`);
    const wanted = {
      type,
      email: readEmailAddress(body.email),
      newEmail: body.new_email ? readEmailAddress(body.new_email) : null,
      password: body.password ?? null,
      data: body.data ?? {},
      redirectTo: redirectOf(req),
    };
    res.json(await generatedLinks.generate(contextOf(req), wanted));
  });
  router.post('/invite', async (req, res) => {
    const { email: given, data } = readBody(inviteBody, req);
    const email = readEmailAddress(given);
    await gate.mailTo(contextOf(req), email);
    const person = { email, data: data ?? {}, redirectTo: redirectOf(req) };
    res.json(await generatedLinks.invite(contextOf(req), person));
  });
}

function idOf({ params }: Request): string {
  const id = z.uuid().safeParse(params['id']).data;
  if (id === undefined) throw new HttpError(404, 'validation_failed', 'user_id must be an UUID');
  return id;
}

type Range = { page: number; perPage: number };

/** Which page is asked for. @throws HttpError 400 */
function readRange(req: Request): Range {
  const query = queryOf(req);
  const read = (name: string, otherwise: number) => {
    const text = query.get(name) ?? '';
    if (text === '') return otherwise;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw validationFailed(`Bad Pagination Parameters: ${name}`);
    return Number(text);
  };
  return {
    page: read('page', 1),
    perPage: Math.min(read('per_page', DEFAULT_PER_PAGE), MAX_PER_PAGE),
  };
}

/** Tells where the other pages are. The page comes first in each address: the client reads it there. */
function tellPages(res: Response, { page, perPage }: Range, total: number): void {
  const last = Math.ceil(total / perPage);
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  res.set('x-total-count', String(total));
  res.set('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '));
}
