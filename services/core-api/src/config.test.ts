import { environmentExample } from '@reflectory/server-kit';
import { expect, test } from 'vitest';
import { environmentSchema } from './config.ts';

test('.env.example lists every variable of the schema', async () => {
  await expect(environmentExample(environmentSchema)).toMatchFileSnapshot('../.env.example');
});
