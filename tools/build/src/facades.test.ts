import { expect, it } from 'vitest';
import { facades, findUnlisted, namesOf } from './facades.ts';

it('names what a source takes of a shared library beyond its facade, and neither types nor other libraries', () => {
  const source = `
    import { Link, Form as RouterForm, type To } from 'react-router-dom';
    import type { Blocker } from 'react-router-dom';
    import { useSuspenseQuery } from "@tanstack/react-query";
    import { anything } from 'elsewhere';`;
  expect(findUnlisted(source)).toEqual([
    'Form of react-router-dom',
    'useSuspenseQuery of @tanstack/react-query',
  ]);
});

it.each(Object.keys(facades))('%s has all that its facade lists', async (library) => {
  const whole: Record<string, unknown> = await import(library);
  expect(namesOf(library).length).toBeGreaterThan(2);
  expect(namesOf(library).filter((name) => whole[name] === undefined)).toEqual([]);
});
