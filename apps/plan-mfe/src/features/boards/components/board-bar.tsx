import { IconButton, Menu, type MenuItem } from '@reflectory/design-system';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useObjectState } from '../../../shared/objects/use-object.ts';
import { useCanEdit, useOpenBoard, useScenePart } from '../model/board-context.ts';
import classes from '../../../shared/room.module.css';

export type BoardBarProps = {
  state: ReactNode;
  actions: ReactNode;
  menuItems: readonly MenuItem[];
  onHelp(): void;
};

/** Name, state and acts of an open board. */
export const BoardBar = memo(function BoardBar({ state, actions, menuItems, onHelp }: BoardBarProps) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const { session } = useOpenBoard();
  const board = useScenePart((scene) => scene.board);
  const canEdit = useCanEdit();
  const canUndo = useObjectState(session.object, 'canUndo');
  const canRedo = useObjectState(session.object, 'canRedo');
  return (
    <header className={classes.bar}>
      <IconButton icon="arrow-left" label={t('boards.leave')} onPress={() => void navigate('/boards')} />
      <h1 className={classes.heading} dir="auto">
        {board.title || t('boards.untitled')}
      </h1>
      <div className={classes.state}>{state}</div>
      <div className={classes.acts}>
        <Menu
          label={t('boards.more')}
          trigger={<IconButton icon="ellipsis" label={t('boards.acts')} />}
          items={[
            ...menuItems,
            { id: 'keys', label: t('boards.keys.title'), icon: 'info', onAction: onHelp },
          ]}
          placement="bottom end"
        />
      </div>
      <div className={classes.more}>
        {canEdit && (
          <>
            <IconButton
              icon="rotate-back"
              label={t('boards.undo')}
              isDisabled={!canUndo}
              onPress={session.object.undo}
            />
            <IconButton
              icon="rotate-forward"
              label={t('boards.redo')}
              isDisabled={!canRedo}
              onPress={session.object.redo}
            />
          </>
        )}
        {actions}
      </div>
    </header>
  );
});
