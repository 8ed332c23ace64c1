import type { HomeVisitZone } from '../../domain/laboratory/laboratory.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Table } from '../../ui/table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** The areas of home collection, all in plain text, so that the browser's own search finds a place. */
export function CoverageTable() {
  const { homeVisits } = useLaboratory();
  return (
    <div className="mt-4 max-w-(--container-prose) text-sm">
      <Table
        caption={m.coverage_caption()}
        isCaptionHidden
        columns={[
          { id: 'municipality', heading: m.coverage_municipality(), cell: ({ municipality }) => municipality },
          { id: 'areas', heading: m.coverage_areas(), isLong: true, cell: (zone) => <Areas zone={zone} /> },
        ]}
        rows={homeVisits}
        keyOf={({ municipality }) => municipality}
      />
    </div>
  );
}

function Areas({ zone: { areas, urbanOnly } }: { zone: HomeVisitZone }) {
  if (areas.length === 0) return urbanOnly ? m.coverage_urban() : m.coverage_whole();
  return (
    <ul>
      {areas.map((area) => (
        <li
          key={area}
          className="inline-block not-last:after:mx-2 not-last:after:text-ink-soft not-last:after:content-['·'_/_'']"
        >
          {area}
        </li>
      ))}
    </ul>
  );
}
