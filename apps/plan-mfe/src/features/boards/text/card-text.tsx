import { Button, Skeleton } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPart } from '../components/card-part.tsx';
import { useCanEdit } from '../model/board-context.ts';
import classes from './card-text.module.css';

const CardReading = lazy(async () => ({ default: (await import('./card-reading.tsx')).CardReading }));
const CardWriting = lazy(async () => ({ default: (await import('./card-writing.tsx')).CardWriting }));

export type CardTextProps = { card: Card; onKeep(fields: Record<string, unknown>): void };

/** What is written about a card: read as it is meant, and written with headings, lists and links. */
export function CardText({ card, onKeep }: CardTextProps) {
  const { t } = useTranslation(['plan', 'common']);
  const canEdit = useCanEdit();
  const [isWriting, setWriting] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  const isEmpty = card.body.trim() === '';
  const end = () => {
    setWriting(false);
    requestAnimationFrame(() => begin.current?.focus());
  };
  if (isEmpty && !canEdit) return null;
  return (
    <CardPart title={t('boards.card.body')}>
      <Suspense fallback={<Skeleton lines={2} label={t('common:loading')} />}>
        {isWriting && canEdit ? (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a short cut for the button
          <div
            className={classes.page}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.defaultPrevented) return;
              event.preventDefault();
              end();
            }}
          >
            <CardWriting card={card} onKeep={onKeep} onEnd={end} />
          </div>
        ) : (
          !isEmpty && (
            <div className={classes.text} dir="auto">
              <CardReading card={card} />
            </div>
          )
        )}
      </Suspense>
      {canEdit && (
        <div>
          {isWriting ? (
            <Button size="small" onPress={end}>
              {t('boards.text.end')}
            </Button>
          ) : (
            <Button ref={begin} size="small" icon="pencil" onPress={() => setWriting(true)}>
              {t(isEmpty ? 'boards.text.begin' : 'boards.text.change')}
            </Button>
          )}
        </div>
      )}
    </CardPart>
  );
}
