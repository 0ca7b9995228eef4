import type { UsedLabel } from '@reflectory/contracts/entry-details';

/** From so many on they can be looked through by name. */
export const MANY_LABELS = 12;

/** Those whose name holds what is sought, whatever its case. */
export function findLabels(labels: readonly UsedLabel[], sought: string): readonly UsedLabel[] {
  const words = sought.trim().toLocaleLowerCase();
  return words === '' ? labels : labels.filter(({ label }) => label.toLocaleLowerCase().includes(words));
}
