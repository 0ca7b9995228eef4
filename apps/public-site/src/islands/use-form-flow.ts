import { useState, type FormEvent } from 'react';

/** Runs a flow for a form: one at a time, with the texts of its fields; the fields keep what was typed. */
export function useFormFlow(flow: (field: (name: string) => string) => Promise<void>, onBroken: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    try {
      await flow((name) => String(data.get(name) ?? ''));
    } catch {
      onBroken();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, handleSubmit };
}
