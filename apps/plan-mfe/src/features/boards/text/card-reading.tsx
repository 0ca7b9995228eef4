import type { Card } from '@reflectory/domain/boards';
import { DocumentView } from '@reflectory/editor/document-view';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { documentOfCard } from './written-card.ts';

/** What is written about a card, to be read. */
export function CardReading({ card: { body, document } }: { card: Pick<Card, 'body' | 'document'> }) {
  const { t } = useTranslation('plan');
  const shown = useMemo(() => documentOfCard({ body, document }), [body, document]);
  return <DocumentView document={shown} checkboxLabel={t('boards.text.checkbox')} />;
}
