import type { LabelKind, UsedLabel } from '@reflectory/contracts/entry-details';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Link,
  Menu,
  type MenuItem,
  Skeleton,
  TextField,
} from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useLabels } from './api/use-labels.ts';
import { EndLabelDialog } from './components/end-label.dialog.tsx';
import { RenameLabelDialog } from './components/rename-label.dialog.tsx';
import { findLabels, MANY_LABELS } from './model/find-labels.ts';
import classes from './label-list.module.css';

/** Rows that are drawn at once: each has a menu of its own. */
const AT_ONCE = 100;

type Asked = { act: 'rename' | 'merge' | 'delete'; label: UsedLabel; into?: string };

/** Tags or people of the person: what has them, and to rename, merge and delete them. */
export function LabelList({ kind }: { kind: LabelKind }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const labels = useLabels(kind);
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [most, setMost] = useState(AT_ONCE);
  const handleSeek = (name: string) => {
    setSought(name);
    setMost(AT_ONCE);
  };
  if (labels.isPending) return <Skeleton lines={4} label={t('loading')} />;
  if (!labels.data) {
    return (
      <ErrorState
        title={t('labels.failedTitle')}
        action={<Button onPress={() => void labels.refetch()}>{t('errors.retry')}</Button>}
      >
        {failureMessage(labels.error)}
      </ErrorState>
    );
  }
  if (labels.data.length === 0)
    return <EmptyState title={t(`labels.none.${kind}`)}>{t(`labels.noneText.${kind}`)}</EmptyState>;
  const found = findLabels(labels.data, sought);
  const shown = found.slice(0, most);
  return (
    <>
      {labels.data.length > MANY_LABELS && (
        <TextField type="search" label={t('labels.find')} value={sought} onChange={handleSeek} />
      )}
      <output className={classes.count}>{found.length === 0 && t('labels.nothing')}</output>
      <ul className={classes.list}>
        {shown.map((label) => (
          <LabelRow
            key={label.id}
            kind={kind}
            label={label}
            canMerge={labels.data.length > 1}
            onAsk={(act) => setAsked({ act, label })}
          />
        ))}
      </ul>
      {found.length > shown.length && (
        <Button onPress={() => setMost(most + AT_ONCE)}>
          {t('labels.more', { count: found.length - shown.length })}
        </Button>
      )}
      {asked && <AskedDialog {...{ kind, asked }} labels={labels.data} onAsk={setAsked} />}
    </>
  );
}

type AskedDialogProps = {
  kind: LabelKind;
  asked: Asked;
  labels: readonly UsedLabel[];
  onAsk: (asked: Asked | null) => void;
};

/** What was asked of a label, in a dialog. */
function AskedDialog({ kind, asked: { act, label, into }, labels, onAsk }: AskedDialogProps) {
  const close = () => onAsk(null);
  if (act === 'rename') {
    const handleTaken = (id: string) => onAsk({ act: 'merge', label, into: id });
    return <RenameLabelDialog {...{ kind, label }} onClose={close} onTaken={handleTaken} />;
  }
  const others = labels.filter(({ id }) => id !== label.id);
  return <EndLabelDialog {...{ kind, label }} {...(act === 'merge' && { others, into })} onClose={close} />;
}

type LabelRowProps = {
  kind: LabelKind;
  label: UsedLabel;
  canMerge: boolean;
  onAsk: (act: Asked['act']) => void;
};

function LabelRow({ kind, label: { id, label, entries }, canMerge, onAsk }: LabelRowProps) {
  const { t } = useTranslation('journal');
  const more = t('journals.more', { title: label });
  const merge: MenuItem = {
    id: 'merge',
    label: t('labels.mergeInto'),
    icon: 'tag',
    onAction: () => onAsk('merge'),
  };
  return (
    <li className={classes.row}>
      <Link href={`/journal/search?${kind}=${id}`} variant="plain" className={classes.label}>
        <bdi>{label}</bdi>
      </Link>
      <span className={classes.count}>{t('calendar.entries', { count: entries })}</span>
      <Menu
        label={more}
        placement="bottom end"
        trigger={<IconButton icon="ellipsis" size="small" label={more} />}
        items={[
          { id: 'rename', label: t('changes.rename'), icon: 'pencil', onAction: () => onAsk('rename') },
          ...(canMerge ? [merge] : []),
          {
            id: 'delete',
            label: t('labels.delete'),
            icon: 'trash',
            isDestructive: true,
            onAction: () => onAsk('delete'),
          },
        ]}
      />
    </li>
  );
}
