import { TextArea, TextField } from '@reflectory/design-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which a text is kept. */
const REST_MS = 700;

export type KeptTextProps = {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  maxLength: number;
  isReadOnly: boolean;
  onKeep(value: string): void;
};

type Latest = { draft: string | null } & Pick<KeptTextProps, 'value' | 'onKeep'>;

function keepDraft({ draft, value, onKeep }: Latest) {
  if (draft !== null && draft !== value) onKeep(draft);
}

/** A longer text of something that is edited together. It is kept when one rests, and in any case when one goes on. */
export function KeptText({ value, onKeep, ...field }: KeptTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, value, onKeep });
  useEffect(() => {
    latest.current = { draft, value, onKeep };
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const keep = () => keepDraft(latest.current);
    const timer = setTimeout(() => {
      keep();
      setDraft(null);
    }, REST_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [draft]);
  useEffect(() => () => keepDraft(latest.current), []);
  return (
    <TextArea
      {...field}
      value={draft ?? value}
      onChange={setDraft}
      onBlur={() => {
        keepDraft(latest.current);
        setDraft(null);
      }}
    />
  );
}

export type KeptLineProps = KeptTextProps & {
  type?: 'text' | 'date' | 'time' | 'url';
  inputMode?: 'decimal';
  placeholder?: string;
};

/** A line of something that is edited together, kept with Enter and when one goes on; Escape brings back what it was. */
export function KeptLine({ value, onKeep, ...field }: KeptLineProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, value, onKeep });
  useEffect(() => {
    latest.current = { draft, value, onKeep };
  });
  useEffect(() => () => keepDraft(latest.current), []);
  const end = () => {
    keepDraft(latest.current);
    setDraft(null);
  };
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) end();
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  }
  return (
    <TextField {...field} value={draft ?? value} onChange={setDraft} onBlur={end} onKeyDown={handleKey} />
  );
}
