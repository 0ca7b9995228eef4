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
import classes from './label-list.module.css';

/** From so many on they can be looked through by name. */
const MANY = 12;

type Asked = { act: 'rename' | 'merge' | 'delete'; label: UsedLabel; into?: string };

/** Tags or people of the person: what has them, and to rename, merge and delete them. */
export function LabelList({ kind }: { kind: LabelKind }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const labels = useLabels(kind);
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
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
  const words = sought.trim().toLocaleLowerCase();
  const shown = labels.data.filter(({ label }) => label.toLocaleLowerCase().includes(words));
  const othersOf = ({ id }: UsedLabel) => labels.data.filter((other) => other.id !== id);
  return (
    <>
      {labels.data.length > MANY && (
        <TextField type="search" label={t('labels.find')} value={sought} onChange={setSought} />
      )}
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
      {asked?.act === 'rename' && (
        <RenameLabelDialog
          kind={kind}
          label={asked.label}
          onClose={close}
          onTaken={(into) => setAsked({ act: 'merge', label: asked.label, into })}
        />
      )}
      {asked?.act === 'merge' && (
        <EndLabelDialog
          kind={kind}
          label={asked.label}
          others={othersOf(asked.label)}
          into={asked.into}
          onClose={close}
        />
      )}
      {asked?.act === 'delete' && <EndLabelDialog kind={kind} label={asked.label} onClose={close} />}
    </>
  );
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
