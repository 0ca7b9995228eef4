import { Button, Icon, IconButton, Menu, type MenuItem, VisuallyHidden } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPart } from '../components/card-part.tsx';
import { add, remove, set } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useTable } from '../model/board-context.ts';
import type { CardFile } from '../model/board-scene.ts';
import classes from './card-files.module.css';
import { CardPicture } from './card-picture.tsx';
import { type FileProblem, useDownloadCardFile, useSendFile } from './use-card-files.ts';

/** Files that are chosen at once. */
const MOST_AT_ONCE = 20;
const THUMB = { width: 96, height: 96 };

/** Kinds of pictures that every browser draws. */
const isPicture = ({ type }: Partial<CardFile>) => /^image\/(png|jpeg|gif|webp|avif)$/.test(type ?? '');

/** Files of a card, for everybody who sees the board. */
export function CardFiles({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const canEdit = useCanEdit();
  const files = [...(useTable('card_files')?.values() ?? [])]
    .filter(({ card_id: id }) => id === card.id)
    // What is not answered yet has no moment, and is the newest.
    .toSorted((one, other) => (one.created_at ?? '~').localeCompare(other.created_at ?? '~'));
  const download = useDownloadCardFile();
  if (files.length === 0 && !canEdit) return null;
  return (
    <CardPart title={t('boards.files.title')} part="files">
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <OneFile key={file.id} card={card} file={file} onOpen={() => download.mutate(file)} />
          ))}
        </ul>
      )}
      {download.isError && (
        <p role="alert" className={classes.problem}>
          {t('boards.files.notSent')}
        </p>
      )}
      {canEdit && <AddFiles card={card} />}
    </CardPart>
  );
}

type OneFileProps = { card: Card; file: CardFile; onOpen(): void };

function OneFile({ card, file, onOpen }: OneFileProps) {
  const { t, i18n } = useTranslation('plan');
  const { session } = useOpenBoard();
  const canEdit = useCanEdit();
  const { id, name, bytes } = file as Partial<CardFile> & Pick<CardFile, 'id' | 'name'>;
  const isCover = card.cover_file_id === id;
  const items: MenuItem[] = [
    ...(isPicture(file)
      ? [
          {
            id: 'cover',
            label: t(isCover ? 'boards.files.noCover' : 'boards.files.cover'),
            icon: 'image' as const,
            onAction: () => session.run([set('cards', card.id, { cover_file_id: isCover ? null : id })]),
          },
        ]
      : []),
    {
      id: 'remove',
      label: t('boards.files.remove'),
      icon: 'trash',
      isDestructive: true,
      onAction: () =>
        session.run([
          ...(isCover ? [set('cards', card.id, { cover_file_id: null })] : []),
          remove('card_files', id),
        ]),
    },
  ];
  return (
    <li className={classes.file}>
      <button type="button" className={classes.open} onClick={onOpen}>
        <VisuallyHidden>{t('boards.files.open')} </VisuallyHidden>
        {isPicture(file) ? (
          <CardPicture file={file} size={THUMB} className={classes.thumb} />
        ) : (
          <Icon name="file-text" />
        )}
        <span className={classes.what}>
          <bdi>{name}</bdi>
          {bytes !== undefined && bytes > 0 && (
            <span className={classes.quiet}>{sizeInWords(bytes, i18n.language)}</span>
          )}
        </span>
      </button>
      {canEdit && (
        <Menu
          label={t('boards.card.actsFor', { title: name })}
          trigger={
            <IconButton icon="ellipsis" size="small" label={t('boards.card.actsFor', { title: name })} />
          }
          placement="bottom end"
          items={items}
        />
      )}
    </li>
  );
}

function sizeInWords(bytes: number, language: string): string {
  const isLarge = bytes >= 100_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && bytes < 10_000_000 ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
}

type Failed = { name: string; problem: FileProblem };

/** Sends files one after the other. */
function useSending(card: Card) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const send = useSendFile();
  const [sending, setSending] = useState<string | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  async function sendAll(files: readonly File[]) {
    setFailed([]);
    let sent = 0;
    for (const file of files) {
      setSending(file.name);
      const answer = await send(file);
      const name = file.name.slice(0, 255) || t('boards.files.unnamed');
      if ('problem' in answer) setFailed((before) => [...before, { name, problem: answer.problem }]);
      else {
        session.run([add('card_files', { card_id: card.id, name }, answer.id)]);
        sent += 1;
      }
    }
    setSending(null);
    if (sent > 0) session.say(t('boards.files.done', { count: sent }));
  }
  return { sending, failed, sendAll };
}

/** Chooses files; what was not taken is said with its reason. */
function AddFiles({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { isOnline } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const { sending, failed, sendAll } = useSending(card);

  function handleChoice({ target }: ChangeEvent<HTMLInputElement>) {
    void sendAll([...(target.files ?? [])].slice(0, MOST_AT_ONCE));
    // The same file may be chosen again.
    target.value = '';
  }

  return (
    <>
      <output>
        {sending !== null && <p className={classes.quiet}>{t('boards.files.sending', { name: sending })}</p>}
      </output>
      {failed.length > 0 && (
        <div role="alert">
          {failed.map(({ name, problem }, place) => (
            <p key={`${place} ${name}`} className={classes.problem}>
              {t(`boards.files.problems.${problem}`, { name })}
            </p>
          ))}
        </div>
      )}
      <div>
        <Button
          size="small"
          icon="upload"
          isPending={sending !== null}
          disabledReason={isOnline ? undefined : t('boards.files.offline')}
          onPress={() => input.current?.click()}
        >
          {t('boards.files.add')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t('boards.files.add')}
        onChange={handleChoice}
      />
    </>
  );
}
