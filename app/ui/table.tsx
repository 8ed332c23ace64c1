// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are blocks, and some browsers then forget that they are a table's.
import type { ReactNode } from 'react';

import { m } from '../i18n/paraglide/messages.js';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/** A column of a table, and how it shows a row. */
export interface TableColumn<Row> {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the right. */
  isNumeric?: boolean;
  /** A long text or a list: on a phone it is below its column's heading, not beside it. */
  isLong?: boolean;
  /** Names its row. The first column does, if none says so. */
  isRowHeading?: boolean;
  /** Leads to the table in the order of this column. */
  sort?: { href: string; direction: 'ascending' | 'descending' | null };
}

interface TableProps<Row> {
  caption: string;
  /** The caption is for screen readers only: a heading before the table says the same. */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A log or a worklist: many rows that people scan. */
  isDense?: boolean;
  /** Columns of the same widths in every such table, so that several below each other line up. */
  isAligned?: boolean;
}

/**
 * Rows and columns. Lines separate the rows. On a phone each row is a group of lines, in which each value has its
 * column's heading before it.
 */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, keyOf, isAligned, isDense }: TableProps<Row>) {
  return (
    <table
      role="table"
      className={classes(
        'block w-full sm:table sm:border-collapse',
        isAligned && 'sm:table-fixed sm:[&_thead_th:first-child]:w-[34%]',
      )}
    >
      <caption className={isCaptionHidden ? 'sr-only' : 'block pb-2 text-left text-lg font-semibold sm:table-caption'}>
        {caption}
      </caption>
      <thead role="rowgroup" className="block sm:table-header-group">
        <tr role="row" className="flex flex-wrap items-center gap-x-5 sm:table-row">
          {columns.map((column) => (
            <Heading key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={classes('table-rows block sm:table-row-group', isDense && 'is-dense sm:text-sm')}
      >
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column, position) => (
              <Cell key={column.id} column={column} isFirst={position === 0}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AnyColumn = Pick<TableColumn<never>, 'heading' | 'isNumeric' | 'isLong' | 'isRowHeading' | 'sort'>;

function Heading({ column: { heading, isNumeric, sort } }: { column: AnyColumn }) {
  const look = classes(
    'sm:table-cell sm:px-4 sm:py-2 sm:align-middle sm:first:pl-0 sm:last:pr-0 text-xs font-semibold text-ink-soft',
    isNumeric ? 'sm:text-right' : 'text-left',
  );
  if (!sort)
    return (
      // A phone has no room for headings above cards: each value brings its own.
      <th role="columnheader" scope="col" className={classes(look, 'max-sm:sr-only')}>
        {heading}
      </th>
    );
  const { href, direction } = sort;
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className={look}>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-1 text-brand underline underline-offset-4 decoration-line-strong hover:decoration-brand"
      >
        <span className="sm:sr-only">{m.ui_table_sort()}</span> {heading}
        {direction && (
          <Icon
            name="chevron-right"
            className={classes('size-4 shrink-0', direction === 'ascending' ? '-rotate-90' : 'rotate-90')}
          />
        )}
      </a>
    </th>
  );
}

function Cell({ column, isFirst, children }: { column: AnyColumn; isFirst: boolean; children: ReactNode }) {
  const { heading, isNumeric, isLong, isRowHeading = isFirst } = column;
  const look = classes(isLong && 'is-long', isNumeric && 'is-number') || undefined;
  if (isRowHeading)
    return (
      <th role="rowheader" scope="row" className={look}>
        {children}
      </th>
    );
  return (
    <td role="cell" className={look}>
      <span aria-hidden="true">{heading}</span>
      <div>{children}</div>
    </td>
  );
}
