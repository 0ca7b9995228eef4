import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once, in place of what is there. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
