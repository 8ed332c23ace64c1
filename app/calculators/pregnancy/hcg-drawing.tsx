import { HCG_EXAMPLE, hcgByWeek, weeksWith } from '../../domain/pregnancy/hcg-by-week.ts';
import { formatList, formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { RangePlot } from '../../ui/drawings/range-plot.tsx';
import { Table } from '../../ui/table.tsx';
import { Fold } from '../../views/pages/fold.tsx';

/** The hCG of each week as a plot, with the same numbers as a table. */
export function HcgDrawing() {
  const locale = getLocale();
  const number = (value: number) => formatNumber(locale, value);
  const example = number(HCG_EXAMPLE);
  const weeks = formatList(locale, weeksWith(HCG_EXAMPLE).map(String));
  const reading = m.hcg_reading({ value: example, weeks });
  return (
    <div className="mt-6">
      <RangePlot
        ranges={hcgByWeek.map(({ week, from, to }) => ({ at: week, from, to }))}
        nameOf={String}
        valueWords={number}
        across={m.hcg_across()}
        up={m.hcg_up()}
        example={{ value: HCG_EXAMPLE, words: example }}
        label={`${m.hcg_label()} ${reading}`}
      />
      <p className="mt-4 max-w-(--container-prose) font-semibold text-here">{reading}</p>
      <Fold words={m.hcg_table()} className="mt-2 max-w-(--container-prose)">
        <Table
          caption={m.hcg_label()}
          isCaptionHidden
          columns={[
            { id: 'week', heading: m.hcg_week(), cell: ({ week }) => week },
            { id: 'range', heading: m.hcg_range(), cell: ({ from, to }) => `${number(from)}–${number(to)}` },
          ]}
          rows={hcgByWeek}
          keyOf={({ week }) => String(week)}
        />
      </Fold>
    </div>
  );
}
