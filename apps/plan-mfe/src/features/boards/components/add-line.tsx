import { TextField } from '@reflectory/design-system';
import { useState } from 'react';

export type AddLineProps = { label: string; maxLength: number; onAdd(text: string): void };

/** A line that adds something with Enter, one after the other. */
export function AddLine({ label, maxLength, onAdd }: AddLineProps) {
  const [text, setText] = useState('');
  return (
    <TextField
      label={label}
      value={text}
      maxLength={maxLength}
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
        onAdd(text.trim());
        setText('');
      }}
    />
  );
}
