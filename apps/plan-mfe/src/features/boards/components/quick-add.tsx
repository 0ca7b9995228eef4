import { Button, Icon, TextField } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import type { QuickEntry } from '@reflectory/domain/quick-entry';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenBoard } from '../model/board-context.ts';
import { changesOfLine, readCardLine, wordsOf } from '../model/quick-card.ts';
import { todayOf } from '../model/today.ts';
import { usePieceWords } from '../model/use-piece-words.ts';
import classes from './quick-add.module.css';

export type QuickAddProps = { columnId: string; laneId: string | null; title: string };

/** Writes cards in plain words, one after the other, and says what was understood. */
export function QuickAdd({ columnId, laneId, title }: QuickAddProps) {
  const { t } = useTranslation('plan');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isOpen)
    return (
      <div className={classes.closed}>
        <Button
          ref={button}
          variant="bare"
          icon="plus"
          onPress={() => setOpen(true)}
          aria-label={t('boards.quick.addTo', { title })}
          data-quick-add
        >
          {t('boards.quick.add')}
        </Button>
      </div>
    );
  return (
    <QuickLine
      columnId={columnId}
      laneId={laneId}
      title={title}
      onClose={() => {
        setOpen(false);
        requestAnimationFrame(() => button.current?.focus());
      }}
    />
  );
}

function QuickLine({ columnId, laneId, title, onClose }: QuickAddProps & { onClose(): void }) {
  const { t, i18n } = useTranslation('plan');
  const { session, people } = useOpenBoard();
  const [text, setText] = useState('');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const language = (i18n.language.split('-')[0] ?? 'en') as Language;
  const entry = readCardLine(text, { language, today: todayOf(), ignored, people });

  function keep() {
    if (text.trim() === '') return onClose();
    const { changes } = changesOfLine(entry, session.scene(), people, { columnId, laneId });
    session.run(changes);
    const count = session.scene().placed.get(columnId)?.length ?? 0;
    session.say(t('boards.said.added', { title: entry.title, column: title, place: count, count }));
    setText('');
    setIgnored([]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      keep();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div className={classes.open}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asks for a card writes it
        autoFocus
        label={t('boards.quick.label', { title })}
        isLabelHidden
        placeholder={t('boards.quick.example')}
        value={text}
        maxLength={600}
        onChange={setText}
        onKeyDown={handleKey}
      />
      <Understood text={text} entry={entry} onIgnore={(words) => setIgnored((all) => [...all, words])} />
      <div className={classes.acts}>
        <Button size="small" variant="primary" onPress={keep}>
          {t('boards.quick.keep')}
        </Button>
        <Button size="small" variant="bare" onPress={onClose}>
          {t('boards.quick.close')}
        </Button>
      </div>
    </div>
  );
}

type UnderstoodProps = { text: string; entry: QuickEntry; onIgnore(words: string): void };

/** What a line was understood as; a press leaves a piece as words. */
function Understood({ text, entry, onIgnore }: UnderstoodProps) {
  const { t } = useTranslation('plan');
  const pieceInWords = usePieceWords();
  return (
    <output className={classes.understood}>
      {entry.pieces.length > 0 && (
        <ul className={classes.pieces} aria-label={t('boards.quick.understood')}>
          {entry.pieces.map((piece) => {
            const words = wordsOf(text, piece);
            return (
              <li key={piece.from}>
                <button
                  type="button"
                  className={classes.piece}
                  title={t('boards.quick.ignore', { words })}
                  onClick={() => onIgnore(words)}
                >
                  {pieceInWords(piece)}
                  <Icon name="x" size={12} label={t('boards.quick.ignore', { words })} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </output>
  );
}
