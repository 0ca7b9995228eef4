import type { WorkflowFacts } from '@reflectory/contracts/workflows';

/** Puts facts in the places of a text: `{title}`, `{date}`, `{mood}`. What is not known leaves nothing. */
export const fillPlaces = (text: string, facts: WorkflowFacts): string =>
  text
    .replaceAll(/\{(title|date|mood)\}/g, (_place, name: 'title' | 'date' | 'mood') =>
      String(facts[name] ?? ''),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
