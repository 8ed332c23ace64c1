// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are blocks, and some browsers then forget that they are a table's.
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { CountMark } from './count-mark.tsx';
import type { OrderRow, RowState } from './order-rows.ts';

const states: Readonly<Record<RowState, { words: () => string; tone: TagTone }>> = {
  new: { words: m.orders_is_new, tone: 'active' },
  corrected: { words: m.orders_corrected, tone: 'caution' },
  opened: { words: m.orders_read, tone: 'neutral' },
  seen: { words: m.orders_seen, tone: 'good' },
  'on-its-way': { words: m.orders_on_its_way, tone: 'neutral' },
  reserved: { words: m.orders_reserved, tone: 'neutral' },
  withdrawn: { words: m.orders_withdrawn, tone: 'caution' },
  cancelled: { words: m.orders_cancelled, tone: 'neutral' },
};

const head =
  'sticky top-0 z-1 bg-paper px-3 py-2 text-left text-xs font-semibold whitespace-nowrap text-ink-soft shadow-[inset_0_-1px_0_var(--color-line-strong)] first:pl-1 last:pr-1';
const cell = 'px-3 py-1 align-middle first:pl-1 last:pr-1';

/** The name that the boxes of the rows post. */
export const MARK_FIELD = 'marcar';

/** The orders, one dense line for each; a card for each on a phone. The same elements serve both, so each box exists once. */
export function OrderTable({ rows }: { rows: readonly OrderRow[] }) {
  return (
    <table role="table" className="block w-full text-sm lg:table lg:border-separate lg:border-spacing-0">
      <caption className="sr-only">{m.orders_heading()}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          {[
            m.orders_mark(),
            m.orders_patient(),
            m.orders_critical(),
            m.orders_abnormal(),
            m.orders_exams(),
            m.orders_news(),
            m.orders_state(),
            m.orders_number(),
          ].map((heading, position) => (
            <th key={heading} role="columnheader" scope="col" className={head}>
              {position === 0 ? <span className="sr-only">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block lg:table-row-group">
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const line =
  'relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-start gap-x-1 border-b border-line py-2 lg:table-row lg:[&>*]:border-b lg:[&>*]:border-line hover:bg-sunken has-[:focus-visible]:bg-tint has-[:checked]:bg-tint';

function Line({ row }: { row: OrderRow }) {
  const { patient, exams, critical, abnormal, when, placed, number, unread, state } = row;
  return (
    <tr role="row" className={line}>
      <td role="cell" className={classes(cell, 'max-lg:row-span-3 max-lg:p-0')}>
        <MarkBox row={row} />
      </td>
      <th role="rowheader" scope="row" className={classes(cell, 'text-left font-normal max-lg:p-0')}>
        <PatientLink row={row} />
        <span className="ml-2 text-xs whitespace-nowrap text-ink-soft max-lg:ml-4">{patient.document}</span>
      </th>
      <td role="cell" className={classes(cell, 'max-lg:col-start-2 max-lg:p-0 max-lg:pl-4 max-lg:empty:hidden')}>
        {critical > 0 && <CountMark kind="critical" count={critical} />}
      </td>
      <td role="cell" className={classes(cell, 'max-lg:col-start-2 max-lg:p-0 max-lg:pl-4 max-lg:empty:hidden')}>
        {abnormal > 0 && <CountMark kind="abnormal" count={abnormal} />}
      </td>
      <td
        role="cell"
        className={classes(
          cell,
          'lg:max-w-80 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 max-lg:p-0 max-lg:pl-4',
          unread > 0 && 'font-semibold',
        )}
      >
        <span className="block lg:truncate" title={exams.join(' · ')}>
          {exams.join(' · ')}
        </span>
      </td>
      <td role="cell" className={classes(cell, 'whitespace-nowrap max-lg:col-start-2 max-lg:p-0 max-lg:pl-4')}>
        {when}
      </td>
      <td
        role="cell"
        className={classes(cell, 'whitespace-nowrap max-lg:col-start-3 max-lg:row-start-1 max-lg:p-0 max-lg:pt-2')}
      >
        <Tag tone={states[state].tone}>{states[state].words()}</Tag>
      </td>
      <td
        role="cell"
        className={classes(
          cell,
          'text-xs whitespace-nowrap max-lg:col-span-2 max-lg:col-start-2 max-lg:p-0 max-lg:pl-4',
        )}
      >
        <span className="lg:block">{placed}</span>
        <span className="text-ink-soft max-lg:ml-2">{number}</span>
      </td>
    </tr>
  );
}

/** A box of 44 px around a small one. An order without a result has nothing to mark. */
const MarkBox = ({ row: { isReady, versions, patient, number } }: { row: OrderRow }) =>
  isReady ? (
    <label className="grid size-11 place-items-center lg:size-9">
      <input
        type="checkbox"
        name={MARK_FIELD}
        value={versions}
        aria-label={m.orders_mark_row({ patient: patient.name, number })}
        className="size-4.5 accent-brand"
      />
    </label>
  ) : (
    <span className="block size-11 lg:size-9" />
  );

function PatientLink({ row: { id, patient, unread, isReady, part } }: { row: OrderRow }) {
  const name = (
    <>
      <span
        aria-hidden="true"
        className={classes('mr-2 inline-block size-2 shrink-0 rounded-full', unread > 0 && 'bg-brand')}
      />
      {unread > 0 && <span className="sr-only">{m.orders_unread({ count: unread })} </span>}
      <span className={unread > 0 ? 'font-semibold' : undefined}>{patient.name}</span>
      {part !== 'ordering' && (
        <span className="ml-2 text-xs text-ink-soft">{part === 'copy' ? m.orders_copy() : m.orders_share()}</span>
      )}
    </>
  );
  const look = 'inline-flex min-h-9 items-center max-lg:min-h-11';
  return isReady ? (
    <a
      href={localizedHref(getLocale(), '/portal-medicos/orden/:order', { order: id })}
      className={classes(look, 'underline decoration-line-strong underline-offset-4 hover:decoration-brand')}
    >
      {name}
    </a>
  ) : (
    <span className={classes(look, 'text-ink-soft')}>{name}</span>
  );
}
