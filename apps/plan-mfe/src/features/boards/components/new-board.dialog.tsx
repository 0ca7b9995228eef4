import type { ListedBoard } from '@reflectory/contracts/boards';
import { FormDialog, RadioGroup, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import { useBoardAsTemplate, useCreateBoard } from '../api/use-create-board.ts';
import { changesOfNewBoard } from '../model/new-board.ts';

export type NewBoardDialogProps = { templates: readonly ListedBoard[]; onClose(): void };

const KINDS = ['plain', 'week', 'project', 'habit', 'empty'] as const;
type Kind = (typeof KINDS)[number];

const parts = (text: string) => text.split(' · ').filter(Boolean);
const isKind = (value: string): value is Kind => KINDS.some((kind) => kind === value);

/** Makes a board of one of some kinds, or of a template. */
function useMakeBoard() {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const createBoard = useCreateBoard();
  const templateOf = useBoardAsTemplate();
  const failureText = useFailureText();
  const [isMaking, setMaking] = useState(false);
  async function make(chosen: string, name: string): Promise<void> {
    if (isKind(chosen)) {
      const columns = parts(t(`boards.templates.${chosen}.columns`));
      const cards = columns.map((_, place) =>
        place === 0 ? parts(t(`boards.templates.${chosen}.cards`, { defaultValue: '' })) : [],
      );
      return createBoard((id) => changesOfNewBoard(id, { title: name, columns, cards }));
    }
    setMaking(true);
    try {
      await createBoard(await templateOf(chosen, name));
    } catch (error) {
      toasts.error(failureText(error));
      setMaking(false);
    }
  }
  return { isMaking, make };
}

/** Begins a board: empty, as one of some usual kinds, or as one of one's own templates. */
export default function NewBoardDialog({ templates, onClose }: NewBoardDialogProps) {
  const { t } = useTranslation('plan');
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<string>('plain');
  const { isMaking, make: begin } = useMakeBoard();
  const make = () => begin(chosen, title.trim() || t('boards.untitled'));

  return (
    <FormDialog
      title={t('boards.new.title')}
      submitLabel={t('boards.new.make')}
      isPending={isMaking}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <TextField
        label={t('boards.new.name')}
        placeholder={t('boards.new.example')}
        value={title}
        maxLength={200}
        onChange={setTitle}
      />
      <RadioGroup
        label={t('boards.new.from')}
        value={chosen}
        onChange={setChosen}
        options={[
          ...KINDS.map((kind) => ({
            value: kind as string,
            label: t(`boards.templates.${kind}.title`),
            description: t(`boards.templates.${kind}.columns`),
          })),
          ...templates.map(({ id, title: name, cards }) => ({
            value: id,
            label: name,
            description: t('boards.new.ownTemplate', { count: cards }),
          })),
        ]}
      />
    </FormDialog>
  );
}
