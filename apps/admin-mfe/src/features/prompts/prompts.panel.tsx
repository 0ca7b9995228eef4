import { MOST_OWN_PROMPTS, type OwnPrompt } from '@reflectory/contracts/library';
import { Button, ConfirmDialog, EmptyState } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { type PromptChange, type PromptFilter, useChangePrompts, useOwnPrompts } from './api/own-prompts.ts';
import { PromptFilters } from './components/prompt-filters.tsx';
import { PromptsTable } from './components/prompts-table.tsx';
import { newPrompt } from './model/prompt-draft.ts';
import { type EditedPrompt, PromptDialog } from './prompt.dialog.tsx';
import classes from './prompts.module.css';
import { usePromptText } from './use-prompt-text.ts';

/** What the instance asks its people besides what the product brings; nothing of who took which. */
export function PromptsPanel() {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState<PromptFilter>({ search: '', topic: null });
  const [edited, setEdited] = useState<EditedPrompt | null>(null);
  const [removing, setRemoving] = useState<OwnPrompt | null>(null);
  const list = useOwnPrompts(filter);
  const change = usePromptActions();
  const kept = list.data?.pages[0]?.kept ?? 0;
  return (
    <div className={classes.panel}>
      <p className={classes.note}>{t('prompts.lead')}</p>
      <div>
        <Button
          variant="primary"
          icon="plus"
          isDisabled={kept >= MOST_OWN_PROMPTS}
          onPress={() => setEdited({ before: null, draft: newPrompt(filter.topic) })}
        >
          {t('prompts.new')}
        </Button>
      </div>
      {kept >= MOST_OWN_PROMPTS && <p className={classes.note}>{t('prompts.errors.too_large')}</p>}
      {kept > 0 && <PromptFilters filter={filter} onChange={setFilter} />}
      <Loaded query={list}>
        {({ pages }) => (
          <>
            {kept === 0 && <EmptyState title={t('prompts.empty')}>{t('prompts.emptyText')}</EmptyState>}
            {kept > 0 && (
              <PromptsTable
                prompts={pages.flatMap(({ prompts }) => prompts)}
                total={pages[0]?.total ?? 0}
                isOrdered={filter.topic !== null && filter.search === ''}
                onChange={(wanted) => void change(wanted)}
                onEdit={(before) => setEdited({ before, draft: before })}
                onRemove={setRemoving}
              />
            )}
            {list.hasNextPage && (
              <div>
                <Button
                  isPending={list.isFetchingNextPage}
                  pendingLabel={t('loading')}
                  onPress={() => void list.fetchNextPage()}
                >
                  {t('prompts.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      {edited && <PromptDialog edited={edited} onClose={() => setEdited(null)} />}
      <Removal
        prompt={removing}
        onClose={() => setRemoving(null)}
        onRemove={({ id }) => void change({ kind: 'remove', id }, t('prompts.removed'))}
      />
    </div>
  );
}

type RemovalProps = {
  prompt: OwnPrompt | null;
  onClose: () => void;
  onRemove: (prompt: OwnPrompt) => void;
};

function Removal({ prompt, onClose, onRemove }: RemovalProps) {
  const { t } = useTranslation('admin');
  const textOf = usePromptText();
  return (
    <ConfirmDialog
      title={t('prompts.removeTitle')}
      confirmLabel={t('prompts.remove')}
      isDestructive
      isOpen={prompt !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => {
        if (prompt) onRemove(prompt);
        onClose();
      }}
    >
      {t('prompts.removeText', { text: prompt ? textOf(prompt).text : '' })}
    </ConfirmDialog>
  );
}

function usePromptActions() {
  const report = useReport();
  const save = useChangePrompts();
  return (change: PromptChange, done?: string): Promise<boolean> =>
    report(() => save.mutateAsync(change), done ?? null);
}
