import { expect, test, vi } from 'vitest';
import { FileMissingError } from '../files/file-store.ts';
import { readCurrent } from './read-current.ts';
import type { StoredObject } from './stored-object.ts';

const objectOf = (version: string) => ({ version }) as StoredObject;
const gone = new FileMissingError();

test('what is written over twice while it is read is read as it is at last', async () => {
  const find = vi.fn<() => Promise<StoredObject>>();
  for (const version of ['1', '2', '3']) find.mockResolvedValueOnce(objectOf(version));
  const read = ({ version }: StoredObject) =>
    version === '3' ? Promise.resolve('third') : Promise.reject(gone);
  await expect(readCurrent(find, read)).resolves.toBe('third');
});

test('bytes that are gone though nobody wrote are said to be', async () => {
  const find = vi.fn(() => Promise.resolve(objectOf('1')));
  await expect(readCurrent(find, () => Promise.reject(gone))).rejects.toBe(gone);
  expect(find).toHaveBeenCalledTimes(2);
});
