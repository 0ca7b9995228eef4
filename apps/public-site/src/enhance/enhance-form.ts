import { showProblem } from './field-problem.ts';

/** Texts of the fields that are in use, by name. */
export type Fields = (name: string) => string;

type FormFlow = {
  /** Runs once at a time; what it throws is a broken connection. */
  onSubmit: (fields: Fields) => Promise<void>;
  onBroken: () => void;
};

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/**
 * Makes a prerendered form work: shows what is missing in the page's own words, then runs the flow. Nothing ever empties
 * a field, so that what was typed is there after any error.
 */
export function enhanceForm(form: HTMLFormElement, { onSubmit, onBroken }: FormFlow): void {
  let isBusy = false;
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    const button = form.querySelector('button[type="submit"]');
    button?.setAttribute('aria-disabled', String(busy));
    button?.toggleAttribute('data-busy', busy);
  };
  const send = async () => {
    const data = new FormData(form);
    setBusy(true);
    try {
      await onSubmit((name) => String(data.get(name) ?? ''));
    } catch {
      onBroken();
    } finally {
      setBusy(false);
    }
  };
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = inputsOf(form).filter(showProblem);
    if (wrong[0]) wrong[0].focus();
    else void send();
  });
  form.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.ariaInvalid === 'true') showProblem(target);
  });
}
