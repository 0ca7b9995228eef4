import { BOARD_COLORS, ESTIMATE_UNITS } from '@reflectory/contracts/boards';
import { FormDialog, Select, Switch, TextArea, TextField } from '@reflectory/design-system';
import type { Board } from '@reflectory/domain/boards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { set } from '../model/board-acts.ts';
import type { BoardSession } from '../model/board-session.ts';

export type BoardSettingsDialogProps = { session: BoardSession; onClose(): void };

/** Name and nature of a board. */
export default function BoardSettingsDialog({ session, onClose }: BoardSettingsDialogProps) {
  const { t } = useTranslation('plan');
  const { board } = session.scene();
  const [draft, setDraft] = useState({
    title: board.title,
    about: board.about,
    color: board.color,
    estimate_unit: board.estimate_unit,
    is_template: board.is_template,
  });
  const change = (fields: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...fields }));
  const keep = () => {
    const fields = changedFields(board, { ...draft, title: draft.title.trim() || board.title });
    if (fields.length > 0) session.run([set('boards', board.id, Object.fromEntries(fields))]);
    onClose();
  };
  return (
    <FormDialog
      size="small"
      title={t('boards.settings.title')}
      submitLabel={t('boards.keep')}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextField
        label={t('boards.new.name')}
        value={draft.title}
        maxLength={200}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label={t('boards.settings.about')}
        value={draft.about}
        maxLength={4000}
        onChange={(about) => change({ about })}
      />
      <Looks board={draft} onChange={change} />
      <Switch
        isSelected={draft.is_template}
        description={t('boards.settings.templateHint')}
        onChange={(isTemplate) => change({ is_template: isTemplate })}
      >
        {t('boards.settings.template')}
      </Switch>
    </FormDialog>
  );
}

const changedFields = (board: Board, draft: Partial<Board>) =>
  Object.entries(draft).filter(([name, value]) => value !== board[name as keyof Board]);

type Draft = Pick<Board, 'color' | 'estimate_unit'>;

/** Colour of a board, and in what its cards are estimated. */
function Looks({ board: draft, onChange: change }: { board: Draft; onChange(fields: Partial<Draft>): void }) {
  const { t } = useTranslation('plan');
  return (
    <>
      <Select
        label={t('boards.settings.color')}
        value={draft.color}
        options={BOARD_COLORS.map((color) => ({ value: color, label: t(`boards.colors.${color}`) }))}
        onChange={(value) => change({ color: BOARD_COLORS.find((color) => color === value) ?? 'grey' })}
      />
      <Select
        label={t('boards.settings.unit')}
        value={draft.estimate_unit}
        options={ESTIMATE_UNITS.map((unit) => ({ value: unit, label: t(`boards.settings.units.${unit}`) }))}
        onChange={(value) =>
          change({ estimate_unit: ESTIMATE_UNITS.find((unit) => unit === value) ?? 'points' })
        }
      />
    </>
  );
}
