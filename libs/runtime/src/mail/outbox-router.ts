import { Router } from 'express';
import { loopbackOnly } from './loopback-only.ts';
import { listPage, mailPage, missingPage, type OutboxPage } from './outbox-pages.ts';
import { createOutboxStore } from './outbox-store.ts';

/** Pages under /outbox where a developer reads mail that was not sent. For the internal port only, and on this machine. */
export function createOutboxRouter({ directory }: { directory: string }): Router {
  const store = createOutboxStore(directory);
  const router = Router();
  router.use('/outbox', loopbackOnly, (_req, res, next) => {
    res.set({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    next();
  });
  const answer = ({ html, policy }: OutboxPage) => ({
    headers: { 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' },
    html,
  });
  router.get('/outbox', async (_req, res) => {
    const { headers, html } = answer(listPage(await store.list()));
    res.set(headers).send(html);
  });
  router.get('/outbox/:id', async (req, res) => {
    const mail = await store.find(req.params.id);
    const { headers, html } = answer(mail ? mailPage(mail) : missingPage());
    res
      .status(mail ? 200 : 404)
      .set(headers)
      .send(html);
  });
  return router;
}
