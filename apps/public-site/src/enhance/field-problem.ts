/** What is wrong with a field, as the messages of `parts/field.tsx` are named; null when nothing is. */
type FieldProblem = 'missing' | 'mistyped' | 'short';

/** Checks a field by its own attributes. The length is counted here: browsers count only what was typed by hand. */
function problemOf(field: HTMLInputElement | HTMLTextAreaElement): FieldProblem | null {
  if (field.disabled) return null;
  const isBlank = field.type === 'password' ? field.value === '' : field.value.trim() === '';
  if (field.required && isBlank) return 'missing';
  if (isBlank) return null;
  if (field.validity.typeMismatch) return 'mistyped';
  return field.minLength > 0 && field.value.length < field.minLength ? 'short' : null;
}

/** Shows what is wrong under the field, in the words that the page carries for it, or takes it away; true if wrong. */
export function showProblem(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const problem = problemOf(field);
  tellProblem(field, problem ? (field.dataset[problem] ?? field.validationMessage) : '');
  return problem !== null;
}

/** Says under the field what is wrong with it; empty takes it away. */
export function tellProblem(field: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  const note = document.getElementById(`${field.id}-problem`);
  if (words) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  if (note) {
    note.textContent = words;
    note.hidden = words === '';
  }
}
