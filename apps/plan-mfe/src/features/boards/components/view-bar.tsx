import { VIEW_KINDS, type ViewKind } from '@reflectory/contracts/boards';
import { Button, IconButton, Menu, type MenuItem, Popover, Select } from '@reflectory/design-system';
import { isEmptyFilter } from '@reflectory/domain/boards';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { remove } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScenePart } from '../model/board-context.ts';
import { filterOf, type LookingState } from '../model/use-looking.ts';
import { CardFilterForm } from './card-filter.tsx';
import { SaveView } from './save-view.tsx';
import classes from './view-bar.module.css';

export type ViewBarProps = { state: LookingState; /** Cards that are shown. */ amount: number };

const isKind = (value: string): value is ViewKind => VIEW_KINDS.some((kind) => kind === value);

/** How the board is looked at: as what, which cards, and in which order. */
export const ViewBar = memo(function ViewBar({ state, amount }: ViewBarProps) {
  const { t } = useTranslation('plan');
  const { looking, look } = state;
  const filter = filterOf(looking);
  const isFiltered = !isEmptyFilter(filter);
  return (
    <div className={classes.bar}>
      <Select
        label={t('boards.views.title')}
        isLabelHidden
        value={looking.kind}
        options={VIEW_KINDS.map((kind) => ({ value: kind, label: t(`boards.views.kinds.${kind}`) }))}
        onChange={(kind) => isKind(kind) && look({ ...looking, kind })}
      />
      <Popover
        label={t('boards.filter.title')}
        trigger={
          <Button size="small" variant={isFiltered ? 'quiet' : 'bare'} icon="search" data-filter>
            {isFiltered ? t('boards.filter.some', { count: amount }) : t('boards.filter.title')}
          </Button>
        }
      >
        <CardFilterForm state={state} />
      </Popover>
      {isFiltered && (
        <IconButton
          icon="x"
          size="small"
          label={t('boards.filter.none')}
          onPress={() => state.change({ filter: {} })}
        />
      )}
      <SavedViews state={state} />
    </div>
  );
});

/** Ways of looking that were kept, for everybody on the board. */
function SavedViews({ state }: { state: LookingState }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const views = useScenePart((scene) => scene.views);
  const canEdit = useCanEdit();
  const current = views.find(({ id }) => id === state.viewId);
  const items: MenuItem[] = views.map(({ id, title, kind, settings }) => ({
    id,
    label: title,
    ...(id === state.viewId && { icon: 'check' as const }),
    onAction: () => state.look({ kind, settings }, id),
  }));
  return (
    <>
      {items.length > 0 && (
        <Menu
          label={t('boards.views.saved')}
          trigger={
            <Button size="small" variant="bare" icon="star">
              {current?.title ?? t('boards.views.saved')}
            </Button>
          }
          items={[
            { items },
            ...(current && canEdit
              ? [
                  {
                    items: [
                      {
                        id: 'remove',
                        label: t('boards.views.remove', { title: current.title }),
                        icon: 'trash' as const,
                        isDestructive: true,
                        onAction: () => {
                          session.run([remove('board_views', current.id)]);
                          state.look(state.looking);
                        },
                      },
                    ],
                  },
                ]
              : []),
          ]}
        />
      )}
      {canEdit && <SaveView state={state} />}
    </>
  );
}
