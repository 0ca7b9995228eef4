import type { OwnPrompt } from '@reflectory/contracts/library';
import {
  Badge,
  IconButton,
  Menu,
  type MenuItem,
  Switch,
  Table,
  type TableColumn,
} from '@reflectory/design-system';
import { languageName } from '@reflectory/domain/language-name';
import { useTranslation } from 'react-i18next';
import type { PromptChange } from '../api/own-prompts.ts';
import classes from '../prompts.module.css';
import { usePromptText } from '../use-prompt-text.ts';

export type PromptsTableProps = {
  prompts: readonly OwnPrompt[];
  total: number;
  /** They are all of one topic, so that the order can be changed. */
  isOrdered: boolean;
  onChange: (change: PromptChange) => void;
  onEdit: (prompt: OwnPrompt) => void;
  onRemove: (prompt: OwnPrompt) => void;
};

/** The prompts that were found, each with what can be done with it. */
export function PromptsTable(props: PromptsTableProps) {
  const { prompts, total, isOrdered } = props;
  const { t } = useTranslation('admin');
  const columns = usePromptColumns(props);
  return (
    <>
      <p aria-live="polite" className={classes.note}>
        {total === 0 ? t('prompts.nothing') : t('prompts.found', { count: total })}{' '}
        {t(isOrdered ? 'prompts.ordered' : 'prompts.toOrder')}
      </p>
      {total > 0 && (
        <Table
          caption={t('prompts.caption')}
          isCaptionHidden
          columns={columns}
          rows={prompts}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}

function usePromptColumns({ onChange, ...props }: PromptsTableProps): TableColumn<OwnPrompt>[] {
  const { t } = useTranslation('admin');
  const textOf = usePromptText();
  const itemsOf = usePromptItems({ onChange, ...props });
  return [
    {
      key: 'prompt',
      header: t('prompts.prompt'),
      isRowHeader: true,
      render: (prompt) => <PromptText prompt={prompt} />,
    },
    { key: 'topic', header: t('prompts.topic'), render: ({ topic }) => t(`prompts.topics.${topic}`) },
    {
      key: 'languages',
      header: t('prompts.languages'),
      render: (prompt) => (
        <span className={classes.languages}>
          {textOf(prompt).languages.map((language) => (
            <Badge key={language}>{languageName(language)}</Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('prompts.state'),
      render: (prompt) => (
        <Switch
          className={classes.switch}
          aria-label={t('prompts.offer', { text: textOf(prompt).text })}
          isSelected={prompt.is_on}
          onChange={(isOn) => onChange({ kind: 'switch', id: prompt.id, isOn })}
        >
          {t(prompt.is_on ? 'prompts.on' : 'prompts.off')}
        </Switch>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end' as const,
      render: (prompt) => {
        const label = t('prompts.actsOn', { text: textOf(prompt).text });
        return (
          <Menu
            label={label}
            placement="bottom end"
            trigger={<IconButton icon="ellipsis" label={label} />}
            items={itemsOf(prompt)}
          />
        );
      },
    },
  ];
}

function PromptText({ prompt }: { prompt: OwnPrompt }) {
  const { text, language } = usePromptText()(prompt);
  return (
    <span className={classes.text} lang={language} dir="auto" data-off={!prompt.is_on || undefined}>
      {text}
    </span>
  );
}

function usePromptItems({ prompts, total, isOrdered, onChange, onEdit, onRemove }: PromptsTableProps) {
  const { t } = useTranslation('admin');
  return (prompt: OwnPrompt): MenuItem[] => {
    const isFirst = prompts[0]?.id === prompt.id;
    const isLast = prompts.length === total && prompts.at(-1)?.id === prompt.id;
    const move = (to: 'first' | 'earlier' | 'later' | 'last', isDisabled: boolean): MenuItem => ({
      id: to,
      label: t(`prompts.moves.${to}`),
      isDisabled,
      onAction: () => onChange({ kind: 'move', id: prompt.id, to }),
    });
    return [
      { id: 'edit', label: t('prompts.edit'), icon: 'pencil', onAction: () => onEdit(prompt) },
      ...(isOrdered
        ? [move('first', isFirst), move('earlier', isFirst), move('later', isLast), move('last', isLast)]
        : []),
      {
        id: 'remove',
        label: t('prompts.remove'),
        icon: 'trash',
        isDestructive: true,
        onAction: () => onRemove(prompt),
      },
    ];
  };
}
