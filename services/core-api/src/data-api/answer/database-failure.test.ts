import { expect, test } from 'vitest';
import { asDatabaseFailure } from './database-failure.ts';

const failure = (code: string, message: string) =>
  Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    hint: 'Check free disk space.',
    detail: 'base/16384/2601',
  });

test.each([
  ['53100', 'could not extend file "base/16384/2601": No space left on device', 503, 'no room left'],
  ['58030', 'could not read file "base/16384/2601": Input/output error', 500, 'could not answer'],
  ['XX001', 'invalid page in block 3 of relation base/16384/2601', 500, 'could not answer'],
])(
  'what the machine got wrong (%s) is told without the names of its files',
  (code, message, status, told) => {
    const answer = asDatabaseFailure(failure(code, message), false);
    expect(answer).toMatchObject({ status, code, details: null, hint: null });
    expect(answer?.message).toContain(told);
    expect(JSON.stringify(answer)).not.toContain('16384');
  },
);
