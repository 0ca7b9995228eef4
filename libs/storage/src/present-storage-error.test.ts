import { expect, it } from 'vitest';
import { AccountClosingError } from '@reflectory/runtime/database';
import { presentStorageError } from './present-storage-error.ts';

it('refuses what somebody writes whose account closes, as no failure of the server', () => {
  expect(presentStorageError(new AccountClosingError())).toMatchObject({
    status: 400,
    body: { statusCode: '403', code: 'AccessDenied', error: 'account_closing' },
  });
});
