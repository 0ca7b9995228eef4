import { expect, it } from 'vitest';
import { FunctionCallError } from './call-function.ts';
import { failureCode } from './failure-code.ts';

const named = (name: string) => Object.assign(new Error('failed'), { name });

it.each([
  [new FunctionCallError('conflict', 'taken'), 'conflict'],
  [new FunctionCallError('unreachable', 'away'), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [named('AuthRetryableFetchError'), 'unreachable'],
  [Object.assign(new Error('denied'), { code: '42501' }), 'not_permitted'],
  [{ code: 'PT409', message: 'the last one' }, 'last_admin'],
  [{ code: '', message: 'did not arrive' }, 'unreachable'],
  [{ code: 'weak_password' }, 'weak_password'],
  [new Error('whatever'), 'internal'],
  [null, 'internal'],
])('%o is called %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
