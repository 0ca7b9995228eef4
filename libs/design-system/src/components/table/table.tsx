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

/** The place of the rows in view within all rows; heights in CSS pixels. */
export type TableView = {
  /** Index of the first row in view, and number of all rows. */
  first: number;
  count: number;
  /** Height of the rows before and after. */
  before: number;
  after: number;
  /** Is given each row's element, to measure it. */
  measure: (row: HTMLTableRowElement | null) => void;
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
  /** Where `rows` are only those of a longer list that are in view. */
  view?: TableView;
  className?: string | undefined;
};

/** Rows and columns. Where it is too narrow for them, each row becomes a card that names its cells. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, empty, view, className } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus
    <section aria-label={caption} tabIndex={0} className={classNames(classes.scroll, className)}>
      <table className={classes.table} aria-rowcount={view && view.count + 1}>
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
          {view && <Gap height={view.before} />}
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              ref={view?.measure}
              data-index={view && view.first + index}
              // The head is row 1.
              aria-rowindex={view && view.first + index + 2}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
          {view && <Gap height={view.after} />}
        </tbody>
      </table>
    </section>
  );
}

/** Room that rows out of view would take. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden="true" className={classes.gap} style={{ blockSize: height }} />;

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = column.render(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" data-align={column.align}>
        {content}
      </th>
    );
  }
  return (
    <td data-align={column.align} data-label={column.isHeaderHidden ? undefined : column.header}>
      {content}
    </td>
  );
}
