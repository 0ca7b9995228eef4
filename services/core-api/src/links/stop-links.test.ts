import { stopKindSchema } from '@reflectory/contracts/reminders';
import { expect, it } from 'vitest';
import { createStopLinks } from './stop-links.ts';

const links = createStopLinks('a secret of at least 32 characters');
const person = {
  instanceId: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
};

it('reads what it signed, of each kind', () => {
  for (const kind of stopKindSchema.options) {
    const token = links.sign({ kind, ...person });
    expect(token).toMatch(/^[\w-]{87}$/);
    expect(links.read(token)).toEqual({ kind, ...person });
  }
});

it('reads no token of which anything was changed, cut off or signed elsewhere', () => {
  const token = links.sign({ kind: 'reminder-mails', ...person });
  const bytes = Buffer.from(token, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(links.read(changed.toString('base64url'))).toBeNull();
  }
  for (const wrong of ['', 'a', token.slice(0, -2), `${token}AA`]) expect(links.read(wrong)).toBeNull();
  expect(createStopLinks('another secret of at least 32 characters').read(token)).toBeNull();
});
