import { expect, it } from 'vitest';
import { compatibleRange, findUnmet } from './compatibility.ts';

const provides = { react: '19.3.1', '@reflectory/platform-sdk': '0.1.0' };

it('takes a patch or a feature more on either side', () => {
  expect(compatibleRange('19.3.4')).toBe('^19.0.0');
  expect(compatibleRange('0.1.7')).toBe('^0.1.0');
  expect(findUnmet({ react: '^19.3.4', '@reflectory/platform-sdk': '^0.1.7' }, provides)).toEqual([]);
  expect(findUnmet({ react: '^19.0.0' }, { react: '19.9.9' })).toEqual([]);
});

it('names what may break and what is missing', () => {
  expect(findUnmet({ react: '^20.0.0' }, provides)).toEqual(['react ^20.0.0, which is 19.3.1 here']);
  expect(findUnmet({ '@reflectory/platform-sdk': '^0.2.0' }, provides)).toHaveLength(1);
  expect(findUnmet({ 'react-router-dom': '^7.0.0' }, provides)).toEqual([
    'react-router-dom ^7.0.0, which is not there',
  ]);
});

it('takes releases that state nothing', () => {
  expect(findUnmet({}, provides)).toEqual([]);
  expect(findUnmet({ react: '^20.0.0' }, {})).toEqual([]);
});
