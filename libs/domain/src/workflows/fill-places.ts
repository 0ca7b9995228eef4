import type { WorkflowFacts } from '@reflectory/contracts/workflows';

const factNames = ['title', 'date', 'mood'] as const;

/**
 * Puts facts in the places of a text: `{title}`, `{date}`, `{mood}`, and by its name what was taken of a call. What is not
 * known leaves nothing; braces round anything else stay.
 */
export const fillPlaces = (text: string, facts: WorkflowFacts): string =>
  text
    .replaceAll(/\{([\p{L}\p{N}_-]{1,40})\}/gu, (place, name: string) => {
      if (Object.hasOwn(facts.values, name)) return facts.values[name] ?? '';
      const fact = factNames.find((one) => one === name);
      return fact ? String(facts[fact] ?? '') : place;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
