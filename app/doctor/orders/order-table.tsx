import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { doctorDay } from '../frame/doctor-moment.ts';
import type { OrderRow, RowState } from './order-rows.ts';

const states: Readonly<Record<RowState, { words: () => string; tone: TagTone }>> = {
  new: { words: m.orders_is_new, tone: 'active' },
  read: { words: m.orders_read, tone: 'neutral' },
  corrected: { words: m.orders_corrected, tone: 'caution' },
  'on-its-way': { words: m.orders_on_its_way, tone: 'neutral' },
  cancelled: { words: m.orders_cancelled, tone: 'neutral' },
  'in-person': { words: m.orders_in_person, tone: 'caution' },
  unnamed: { words: m.orders_unnamed, tone: 'neutral' },
  withdrawn: { words: m.orders_withdrawn, tone: 'caution' },
};

const head = 'px-3 py-2 text-left text-xs font-semibold whitespace-nowrap text-ink-soft first:pl-0 last:pr-0';
const cell = 'px-3 py-1.5 align-middle first:pl-0 last:pr-0';

/** The orders, one dense line for each exam; a card for each on a phone. */
export function OrderTable({ rows, timeZone }: { rows: readonly OrderRow[]; timeZone: string }) {
  return (
    <>
      <table className="hidden w-full border-collapse text-sm md:table">
        <caption className="sr-only">{m.orders_heading()}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {[
              m.orders_patient(),
              m.orders_document(),
              m.orders_exam(),
              m.orders_state(),
              m.orders_date(),
              m.orders_number(),
            ].map((heading) => (
              <th key={heading} scope="col" className={head}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.key} row={row} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
      <ul className="border-t border-line md:hidden">
        {rows.map((row) => (
          <Card key={row.key} row={row} timeZone={timeZone} />
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  row: OrderRow;
  timeZone: string;
}

const Line = ({ row, timeZone }: LineProps) => (
  <tr className={classes('border-b border-line', row.isNew && 'font-semibold')}>
    <td className={cell}>
      {/* The mark is beside the words 'Sin abrir' in the same row. */}
      <span aria-hidden="true" className={classes('mr-2 inline-block size-2 rounded-full', row.isNew && 'bg-brand')} />
      {row.patient.name}
    </td>
    <td className={classes(cell, 'font-normal whitespace-nowrap text-ink-soft')}>{row.patient.document}</td>
    <th scope="row" className={classes(cell, 'text-left', row.isNew ? 'font-semibold' : 'font-normal')}>
      <ExamLink row={row} />
    </th>
    <td className={cell}>
      <State row={row} />
    </td>
    <td className={classes(cell, 'font-normal whitespace-nowrap')}>{doctorDay(getLocale(), row.placedAt, timeZone)}</td>
    <td className={classes(cell, 'font-normal whitespace-nowrap text-ink-soft')}>{row.number}</td>
  </tr>
);

const Card = ({ row, timeZone }: LineProps) => (
  <li className="border-b border-line py-3">
    <div className="flex items-start justify-between gap-3">
      <div className={classes('min-w-0', row.isNew && 'font-semibold')}>
        <ExamLink row={row} />
        <p className="wrap-anywhere">{row.patient.name}</p>
      </div>
      <State row={row} />
    </div>
    <p className="mt-1 text-sm text-ink-soft">
      {row.patient.document} · {doctorDay(getLocale(), row.placedAt, timeZone)} · {row.number}
    </p>
  </li>
);

const ExamLink = ({ row: { report, exam } }: { row: OrderRow }) =>
  report === null ? (
    <span className="inline-flex min-h-9 items-center text-ink-soft max-md:min-h-11">{exam}</span>
  ) : (
    <a
      href={localizedHref(getLocale(), '/portal-medicos/resultado/:report', { report })}
      className="inline-flex min-h-9 items-center text-brand underline decoration-line-strong underline-offset-4 hover:decoration-brand max-md:min-h-11"
    >
      {exam}
    </a>
  );

const State = ({ row: { state, isNew } }: { row: OrderRow }) => (
  <span className="inline-flex shrink-0 flex-wrap gap-1.5 max-md:mt-2 max-md:flex-col max-md:items-end">
    {isNew && state !== 'new' && <Tag tone="active">{m.orders_is_new()}</Tag>}
    <Tag tone={states[state].tone}>{states[state].words()}</Tag>
  </span>
);
