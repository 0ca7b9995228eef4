import { type Kind, nextNumber, requireName, sentenceCase } from '../plan.ts';

const usage = 'adr <title-in-kebab-case>';

/** A decision record. */
export const adr: Kind = {
  usage,
  summary: 'a decision record in docs/decisions',
  plan([title], workspace) {
    const name = requireName(title, usage);
    const number = nextNumber(workspace, 'docs/decisions');
    const file = `docs/decisions/${number}-${name}.md`;
    const content = `# ${number}. ${sentenceCase(name)}

## Context

What made a decision necessary: the facts, the forces, what was measured.

## Decision

What we do, in the present tense.

## Consequences

What becomes easier, what becomes harder, and what would make us decide again.
`;
    return { files: { [file]: content }, next: [`Write ${file}; at most 60 lines.`] };
  },
};
