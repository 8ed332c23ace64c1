import type { CoverageAnswer } from '../../domain/laboratory/coverage.ts';
import type { HomeVisitZone, ZoneLayout } from '../../domain/laboratory/laboratory.ts';
import { formatList } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ZoneMap } from '../../ui/drawings/zone-map.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { Fold } from '../../views/pages/fold.tsx';
import { AskVisitForm } from '../../views/visits/ask-visit-form.tsx';
import { CoverageTable } from './coverage-table.tsx';

interface CoverageProps {
  /** The typed neighborhood; empty if the visitor has not asked. */
  query: string;
  /** Null if the visitor has not asked. */
  answer: CoverageAnswer | null;
  /** Undefined for a laboratory that has not drawn its zones. */
  zoneMap: ZoneLayout | undefined;
}

/** The number of characters that the field accepts. */
const MAX_NAME_LETTERS = 60;

/** Where home visits go: a question about the visitor's own neighborhood, a map of the zones, and a table of all zones. */
export function Coverage({ query, answer, zoneMap }: CoverageProps) {
  const { homeVisits } = useLaboratory();
  const chosen = answer?.state === 'covered' ? answer.place.zone : undefined;
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        <SearchField
          action={`${localizedHref(getLocale(), '/toma-domicilio-medellin')}#cobertura`}
          label={m.coverage_question()}
          hint={m.coverage_hint({ places: examplesOf(homeVisits) })}
          query={query}
          most={MAX_NAME_LETTERS}
        />
        {answer && (
          <div role="status" className="mt-5">
            <Answer answer={answer} query={query} />
          </div>
        )}
      </div>
      {zoneMap && (
        <ZoneMap
          rows={zoneMap.rows.map((row) => row.map((name) => (name === null ? null : mapZone(name, homeVisits))))}
          chosen={chosen}
          river={zoneMap.river}
          legend={{ north: m.coverage_north(), partial: m.coverage_urban() }}
        />
      )}
      <Fold words={m.coverage_list()} className="xl:col-span-2">
        <CoverageTable />
      </Fold>
    </div>
  );
}

/** How many places the hint names. */
const EXAMPLES = 3;

/** 'Popular, Santa Cruz y Envigado': the last one is a municipality, so that visitors see that they may type one. */
function examplesOf(zones: readonly HomeVisitZone[]): string {
  const areas = zones.flatMap((zone) => zone.areas);
  const whole = zones.flatMap(({ municipality, areas: parts }) => (parts.length === 0 ? [municipality] : []));
  return formatList(getLocale(), [...areas.slice(0, EXAMPLES - 1), ...whole].slice(0, EXAMPLES));
}

/** A cell of the map is a zone of the city, or a whole municipality. Partial: only the urban part is covered. */
const mapZone = (name: string, zones: readonly HomeVisitZone[]) => ({
  name,
  isPartial: zones.some(({ municipality, urbanOnly }) => municipality === name && urbanOnly === true),
});

function Answer({ answer, query }: { answer: CoverageAnswer; query: string }) {
  if (answer.state === 'covered') {
    const { name, zone, municipality, urbanOnly } = answer.place;
    const place = [...new Set([name, zone, municipality])].join(', ');
    return (
      <>
        <p className="text-lg font-semibold">
          {urbanOnly ? m.coverage_yes_urban({ place }) : m.coverage_yes({ place })}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <AskVisitForm carried={[['barrio', name]]}>{m.visit_here()}</AskVisitForm>
          <WhatsAppLink
            text={m.coverage_message({ place })}
            conversion="Appointment_Booking"
            className={button('quiet')}
          >
            {m.coverage_book()}
          </WhatsAppLink>
        </div>
      </>
    );
  }
  const needsArea = answer.state === 'which-area';
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">
        {needsArea ? m.coverage_which({ city: answer.municipality }) : m.coverage_unknown({ place: query })}
      </p>
      {!needsArea && <p className="mt-1 text-ink-soft">{m.coverage_unknown_more()}</p>}
      <WhatsAppLink
        text={m.coverage_message_unknown({ place: query })}
        conversion="WhatsApp_Contact"
        className={`${chatButton} mt-4`}
      >
        {m.coverage_ask()}
      </WhatsAppLink>
    </>
  );
}

const chatButton = button('whatsapp', 'no-print');
