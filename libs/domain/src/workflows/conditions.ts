import type { ConditionLeaf, WorkflowCondition, WorkflowFacts } from '@reflectory/contracts/workflows';
import { foldWords } from '../search/index.ts';

const folded = (text: string) => foldWords(text).join(' ');

function holdsAlone(leaf: ConditionLeaf, facts: WorkflowFacts): boolean {
  if (leaf.field === 'tags' || leaf.field === 'weekday')
    return facts[leaf.field].some((one) => folded(one) === folded(leaf.value));
  if (leaf.is === 'before') return facts.date < leaf.value;
  if (leaf.is === 'after') return facts.date > leaf.value;
  if (leaf.is === 'contains' || leaf.is === 'equals') {
    const known = folded(facts[leaf.field] ?? '');
    const wanted = folded(leaf.value);
    return leaf.is === 'equals' ? known === wanted : wanted !== '' && ` ${known} `.includes(` ${wanted} `);
  }
  if (leaf.is !== 'at-most' && leaf.is !== 'at-least') return false;
  const number = facts[leaf.field];
  if (number === null) return false;
  return leaf.is === 'at-most' ? number <= leaf.value : number >= leaf.value;
}

/** Whether a condition holds of what happened. What is not known holds nothing, and is not at most or at least anything. */
export function holds(condition: WorkflowCondition | null, facts: WorkflowFacts): boolean {
  if (condition === null) return true;
  if (!('of' in condition)) return holdsAlone(condition, facts);
  if (condition.is === 'not') return !holds(condition.of, facts);
  return condition.is === 'all'
    ? condition.of.every((one) => holds(one, facts))
    : condition.of.some((one) => holds(one, facts));
}
