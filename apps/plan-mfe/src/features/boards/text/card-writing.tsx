import { builtInLanguage } from '@reflectory/contracts/languages';
import { DocumentEditor, type Written } from '@reflectory/editor/editor';
import type { Card } from '@reflectory/domain/boards';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOfWritten, writtenOfCard } from './written-card.ts';

/** Milliseconds of rest after which a text is kept. */
const REST_MS = 700;
const nobody = { tags: [], people: [] };

export type CardWritingProps = {
  card: Card;
  onKeep(fields: Record<string, unknown>): void;
  onEnd(): void;
};

const signOf = (written: Written) => JSON.stringify(fieldsOfWritten(written));

/** What is being written: kept when one rests, and in any case when one goes on; what others wrote comes until one writes. */
function useWriting({ body, document }: Card, onKeep: CardWritingProps['onKeep']) {
  const [written, setWritten] = useState<Written>(() => writtenOfCard({ body, document }));
  const latest = useRef({ written, kept: signOf(written), onKeep });
  useEffect(() => void Object.assign(latest.current, { written, onKeep }));
  const keep = () => {
    const { written: now, kept, onKeep: send } = latest.current;
    const sign = signOf(now);
    if (sign === kept) return;
    latest.current.kept = sign;
    send(fieldsOfWritten(now));
  };
  const keeping = useRef(keep);
  useEffect(() => {
    const rest = keeping.current;
    const timer = setTimeout(rest, REST_MS);
    addEventListener('pagehide', rest);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', rest);
    };
  }, [written]);
  useEffect(() => {
    const { current: rest } = keeping;
    return () => rest();
  }, []);
  useEffect(() => {
    const found = writtenOfCard({ body, document });
    const { written: now, kept } = latest.current;
    if (signOf(now) !== kept || signOf(found) === kept) return;
    latest.current.kept = signOf(found);
    setWritten(found);
  }, [body, document]);
  return { written, setWritten };
}

/** Writes about a card. */
export function CardWriting({ card, onKeep, onEnd }: CardWritingProps) {
  const { t, i18n } = useTranslation('plan');
  const { written, setWritten } = useWriting(card, onKeep);
  const [end] = useState(written.text.length);
  return (
    <DocumentEditor
      language={builtInLanguage(i18n.language)}
      label={t('boards.card.body')}
      placeholder={t('boards.text.placeholder')}
      written={written}
      known={nobody}
      selection={{ start: end, end }}
      onChange={setWritten}
      onSubmit={onEnd}
    />
  );
}
