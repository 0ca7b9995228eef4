import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/boards';
import { Select, Skeleton, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  FoundThing,
  FromSentence,
  SentenceFormProps,
} from '../../../shared/from-sentence/grown-kind.ts';
import { MakeForm } from '../../../shared/from-sentence/components/make-form.tsx';
import { useBoards } from '../api/use-boards.ts';
import { usePutOnBoard } from '../api/use-put-on-board.ts';
import { takeAnswers } from './take-answers.ts';

/** Stands for a board that is made for it. */
const NEW = 'new';
const MOST = 500;

function Form({ sentence, onMade, onCancel }: SentenceFormProps) {
  const { t } = useTranslation(['plan', 'common']);
  const boards = useBoards();
  const { mutateAsync: put, isPending, isError } = usePutOnBoard();
  const [title, setTitle] = useState(sentence.quote.replaceAll(/\s+/g, ' ').trim().slice(0, MOST));
  const [chosen, setChosen] = useState<string | null>(null);
  if (boards.isPending) return <Skeleton lines={3} label={t('common:loading')} />;
  const listed = (boards.data ?? []).filter(
    ({ deleted_at: deleted, archived_at: archived, is_template: isTemplate }) =>
      deleted === null && archived === null && !isTemplate,
  );
  const boardId = chosen ?? listed[0]?.id ?? NEW;
  const handlePut = async () => {
    const id = await put({ boardId: boardId === NEW ? null : boardId, title: title.trim() }).catch(
      () => null,
    );
    if (id !== null) onMade({ type: 'card', id });
  };
  return (
    <MakeForm
      submitLabel={t('fromSentence.card.put')}
      isPending={isPending}
      disabledReason={title.trim() === '' ? t('fromSentence.card.noTitle') : undefined}
      onSubmit={() => void handlePut()}
      onCancel={onCancel}
    >
      <TextField label={t('fromSentence.card.title')} maxLength={MOST} value={title} onChange={setTitle} />
      <Select
        label={t('fromSentence.card.board')}
        value={boardId}
        onChange={setChosen}
        options={[
          ...listed.map(({ id, title: name }) => ({ value: id, label: name })),
          { value: NEW, label: t('fromSentence.card.newBoard') },
        ]}
      />
      <output>{isError && t('fromSentence.card.failed')}</output>
    </MakeForm>
  );
}

/** Cards that are there, on boards that are. */
const find: FromSentence['find'] = async ({ client }, ids) => {
  const { cards } = await callFunction(client, 'find-cards', { ids: [...ids].slice(0, 200) });
  return new Map(
    cards.map(({ id, title, board, board_id: boardId }): [string, FoundThing] => [
      id,
      { title, href: `/boards/${boardId}?card=${id}`, state: board },
    ]),
  );
};

export const fromSentence: FromSentence = { Form, find, takeAnswers };
