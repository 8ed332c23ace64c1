import type { ListedApplication } from '../../domain/doctors/review-application.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { shownMoment } from '../results/shown-moment.ts';
import {
  type ApplicationListName,
  applicationListNames,
  applicationLists,
  applicationStateWords,
} from './doctor-words.ts';

interface DoctorListProps {
  list: ApplicationListName;
  applications: readonly ListedApplication[];
  timeZone: string;
}

/** The applications of doctors, in lists by state; what waits longest comes first. */
export function DoctorList({ list, applications, timeZone }: DoctorListProps) {
  return (
    <>
      <h1 className="text-2xl">{m.panel_doctors()}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{m.doctors_lead()}</p>
      <Lists list={list} />
      <div className="mt-6">
        {applications.length === 0 ? (
          <EmptyState heading={m.doctors_empty_heading()}>{m.doctors_empty()}</EmptyState>
        ) : (
          <Table
            caption={applicationLists[list].words()}
            isCaptionHidden
            rows={applications}
            keyOf={({ id }) => id}
            columns={[
              {
                id: 'name',
                heading: m.doctors_name(),
                isLong: true,
                cell: ({ id, name }) => (
                  <a
                    href={localizedHref(getLocale(), '/admin-panel/medicos/:id', { id })}
                    className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4"
                  >
                    {name}
                  </a>
                ),
              },
              { id: 'specialty', heading: m.doctors_specialty(), cell: ({ specialty }) => specialty },
              { id: 'institution', heading: m.doctors_institution(), cell: ({ institution }) => institution },
              {
                id: 'since',
                heading: list === 'por-revisar' ? m.doctors_waits() : m.doctors_since(),
                cell: ({ waitsSince, decidedAt, state }) =>
                  shownMoment(getLocale(), (state !== 'received' && decidedAt) || waitsSince, timeZone),
              },
              {
                id: 'state',
                heading: m.doctors_state(),
                cell: ({ state }) => (
                  <Tag tone={applicationStateWords[state].tone}>{applicationStateWords[state].words()}</Tag>
                ),
              },
            ]}
          />
        )}
      </div>
    </>
  );
}

const Lists = ({ list }: { list: ApplicationListName }) => (
  <nav aria-label={m.doctors_lists()} className="max-sm:scroll-fade">
    <ul className="flex gap-1 border-b border-line">
      {applicationListNames.map((name, index) => {
        const path = localizedHref(getLocale(), '/admin-panel/medicos');
        return (
          <li key={name}>
            <a
              href={index === 0 ? path : `${path}?lista=${name}`}
              aria-current={name === list ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
            >
              {applicationLists[name].words()}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);
