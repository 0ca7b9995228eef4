import { expect, test } from 'vitest';
import { engineNames, openEngine } from './engines.ts';

test.each(engineNames)('the engine %s says in every analysis which it is', async (name) => {
  const engine = await openEngine(name);
  const { engine: said } = await engine.analyse('I was glad to see my friend.', { language: 'en' });
  expect(said).toBe(engine.name);
  expect(said).toMatch(new RegExp(`^${name}[@:]`));
});

test('an engine that is not there is refused by its name', async () => {
  await expect(openEngine('../secrets')).rejects.toThrow('There is no insight engine ../secrets');
});
