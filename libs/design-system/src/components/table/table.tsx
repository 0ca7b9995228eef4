import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import classes from './table.module.css';

export type TableColumn<Row> = {
  key: string;
  /** A column without a visible head still needs a word; set `isHeaderHidden`. */
  header: string;
  isHeaderHidden?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The cell that names its row. */
  isRowHeader?: boolean;
  render: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  /** What the table lists. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  className?: string | undefined;
};

/** Rows and columns; scrolls sideways inside itself where it is too wide. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, empty, className } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    // Focusable, so that a keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className={classNames(classes.scroll, className)}>
      <table className={classes.table}>
        <caption className={classes.caption} data-hidden={isCaptionHidden || undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, isHeaderHidden, align }) => (
              <th key={key} scope="col" data-align={align}>
                <span data-hidden={isHeaderHidden || undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = column.render(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" data-align={column.align}>
        {content}
      </th>
    );
  }
  return <td data-align={column.align}>{content}</td>;
}
