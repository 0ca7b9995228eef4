import { mapLimits } from '@reflectory/contracts/mindmaps';
import { TextArea } from '@reflectory/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds of rest after which a note is kept. */
const REST_MS = 700;

export type NoteFieldProps = { note: string; isReadOnly: boolean; onKeep(note: string): void };

/** The note of a node. It is kept when one rests, and in any case when one goes on; give it the node's id as key. */
export function NoteField({ note, isReadOnly, onKeep }: NoteFieldProps) {
  const { t } = useTranslation('plan');
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, note, onKeep });
  useEffect(() => {
    latest.current = { draft, note, onKeep };
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
      label={t('mindmaps.note')}
      value={draft ?? note}
      maxLength={mapLimits.note}
      isReadOnly={isReadOnly}
      onChange={setDraft}
      onBlur={() => {
        keepDraft(latest.current);
        setDraft(null);
      }}
    />
  );
}

function keepDraft({
  draft,
  note,
  onKeep,
}: { draft: string | null } & Pick<NoteFieldProps, 'note' | 'onKeep'>) {
  if (draft !== null && draft !== note) onKeep(draft);
}
