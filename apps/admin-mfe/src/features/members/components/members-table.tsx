import type { Member } from '@reflectory/contracts/members';
import { Table, type TableColumn } from '@reflectory/design-system';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberFilter, useMembersBetween } from '../api/find-members.ts';

type MembersTableProps = { total: number; filter: MemberFilter; columns: readonly TableColumn<Member>[] };

/** Height of a row before it is measured, CSS pixels. */
const ROW_HEIGHT = 57;
const OVERSCAN = 12;

/** All members, of whom only those in view are read and drawn. */
export function MembersTable({ total, filter, columns }: MembersTableProps) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + scrollY);
  }, [total]);
  // oxlint-disable-next-line react/incompatible-library -- It is drawn anew with every scroll; nothing keeps its functions.
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const inView = rows.getVirtualItems();
  // On a phone a row is a card three times as high: the rows out of view are taken to be like those in it.
  const measured = inView.reduce((sum, { size }) => sum + size, 0) / (inView.length || 1);
  if (measured > 0 && Math.abs(measured - rowHeight) > rowHeight / 10) setRowHeight(measured);
  useEffect(() => rows.measure(), [rows, rowHeight]);
  const members = useMembersBetween(filter, inView.at(0)?.index ?? 0, inView.at(-1)?.index ?? 0);
  const shown = inView.flatMap((row) => {
    const member = members.get(row.index);
    return member ? [{ ...row, member }] : [];
  });
  const height = rows.getTotalSize();
  useGoToEnd(`${height} ${shown.length}`);
  const before = (shown.at(0)?.start ?? top) - top;
  return (
    <div ref={list}>
      <Table
        caption={t('members.caption')}
        isCaptionHidden
        columns={columns}
        rows={shown.map(({ member }) => member)}
        rowKey={(member) => member.user_id}
        view={{
          first: shown.at(0)?.index ?? 0,
          count: total,
          before,
          after: height - ((shown.at(-1)?.end ?? top) - top),
          measure: rows.measureElement,
        }}
      />
    </div>
  );
}

/**
 * Leads to the end at once: on the way there rows come and turn out higher than they were taken for, which would end a
 * way of many steps too early. `drawn` says what is drawn; whenever that changes the end is gone to again, until the
 * person does something else.
 */
function useGoToEnd(drawn: string): void {
  const isWanted = useRef(false);
  const go = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  useEffect(() => {
    const look = (event: Event) => {
      const isEnd = event instanceof KeyboardEvent && event.key === 'End' && !isTyping(event.target);
      isWanted.current = isEnd;
      if (!isEnd) return;
      event.preventDefault();
      go();
    };
    const acts = ['keydown', 'wheel', 'touchmove', 'pointerdown'] as const;
    for (const act of acts) addEventListener(act, look);
    return () => acts.forEach((act) => removeEventListener(act, look));
  }, []);
  useLayoutEffect(() => {
    if (isWanted.current) go();
  }, [drawn]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="listbox"], [role="menu"]') !== null;
