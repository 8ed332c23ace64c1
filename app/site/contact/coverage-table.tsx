import type { HomeVisitZone } from '../../domain/laboratory/laboratory.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** The areas of home collection, all in plain text, so that the browser's own search finds a place. */
export function CoverageTable() {
  const { homeVisits } = useLaboratory();
  return (
    <div className="prose mt-4">
      <table>
        <caption className="sr-only">{m.coverage_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.coverage_municipality()}</th>
            <th scope="col">{m.coverage_areas()}</th>
          </tr>
        </thead>
        <tbody>
          {homeVisits.map((zone) => (
            <tr key={zone.municipality}>
              <th scope="row">{zone.municipality}</th>
              <td>
                <Areas zone={zone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Areas({ zone: { areas, urbanOnly } }: { zone: HomeVisitZone }) {
  if (areas.length === 0) return urbanOnly ? m.coverage_urban() : m.coverage_whole();
  return (
    <ul className="coverage-areas">
      {areas.map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  );
}
