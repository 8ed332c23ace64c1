import type {
  Bundle,
  BundleEntry,
  DiagnosticReport,
  Patient,
  Provenance,
  Resource,
  Specimen,
} from '@medplum/fhirtypes';

import type { Exam } from '../../exams/exam.ts';
import type { ReportView } from '../report-view.ts';
import { fhirJson, type SentDecimals } from './fhir-json.ts';
import { codeableConcept, fhirObservation } from './fhir-observation.ts';

interface Published {
  laboratory: { name: string };
  /**
   * The base URL of the resources, such as 'https://laboratorio.example'. The URLs only identify resources; the site does not serve them.
   */
  publicUrl: string;
}

const genders = { female: 'female', male: 'male', other: 'other', unknown: 'unknown' } as const;

/** A report and its exam; undefined if the catalog does not have the exam. */
export interface BundledReport {
  report: ReportView;
  exam: Exam | undefined;
}

/**
 * Returns a report as a FHIR R4 Bundle (collection): the report, its values, its specimen, and the person who released it. The same report
 * always gives the same text.
 */
export const fhirBundle = (
  report: ReportView,
  { exam, ...published }: Published & { exam: Exam | undefined },
): string => fhirBundleOf([{ report, exam }], published);

/** Returns several reports as one Bundle, each with its own resources. */
export function fhirBundleOf(reports: readonly BundledReport[], published: Published): string {
  const decimals: SentDecimals = new WeakMap();
  const at = addressIn(published);
  const issued = reports.map(({ report }) => issuedOf(report)).toSorted();
  const bundle: Bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: issued.at(-1) ?? '',
    entry: reports
      .flatMap((one) => resourcesOf(one, published, decimals))
      .map((resource): BundleEntry<Resource> => ({ fullUrl: at(resource.resourceType, resource.id ?? ''), resource })),
  };
  return `${fhirJson(bundle, decimals)}\n`;
}

const issuedOf = ({ releasedAt, placedAt }: ReportView): string => releasedAt ?? placedAt;

const addressIn =
  ({ publicUrl }: Published) =>
  (type: string, id: string): string =>
    `${publicUrl}/fhir/R4/${type}/${id}`;

function resourcesOf({ report, exam }: BundledReport, published: Published, decimals: SentDecimals): Resource[] {
  const at = addressIn(published);
  const { laboratory } = published;
  const issued = issuedOf(report);
  const ids = { patient: `${report.id}-patient`, specimen: `${report.id}-specimen` };
  const subject = { reference: at('Patient', ids.patient) };
  const specimen = report.specimen === null ? null : { reference: at('Specimen', ids.specimen) };
  const performer = [{ display: report.performer ?? laboratory.name }];
  const values = report.observations.map((one) =>
    fhirObservation(
      one,
      exam?.components.find(({ loinc }) => loinc !== null && loinc === one.code),
      {
        id: `${report.id}-${one.position}`,
        subject,
        issued,
        performer,
        ...(specimen && { specimen }),
        ...(report.collectedAt !== null && { effectiveDateTime: report.collectedAt }),
      },
      decimals,
    ),
  );
  const result = values.map(({ id = '' }) => ({ reference: at('Observation', id) }));
  const head = { ...diagnosticReport(report, exam), subject, issued, performer, result };
  return [
    { ...head, ...(specimen && { specimen: [specimen] }) },
    ...values,
    patientOf(report, ids.patient),
    ...(specimen ? [specimenOf(report, ids.specimen, subject)] : []),
    provenanceOf(report, at('DiagnosticReport', report.id), issued, laboratory.name),
  ];
}

const diagnosticReport = (report: ReportView, exam: Exam | undefined): DiagnosticReport => ({
  resourceType: 'DiagnosticReport',
  id: report.id,
  meta: { versionId: String(report.version) },
  status: report.status,
  category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
  code: codeableConcept(report.code, '', exam?.name.es ?? report.code, exam?.loinc ?? null),
  ...(report.collectedAt !== null && { effectiveDateTime: report.collectedAt }),
  ...(report.releasedBy !== null && { resultsInterpreter: [{ display: report.releasedBy }] }),
  ...(report.comment !== null && { conclusion: report.comment }),
});

const patientOf = ({ subject: { name, birthDate, sex } }: ReportView, id: string): Patient => ({
  resourceType: 'Patient',
  id,
  name: [{ text: name }],
  birthDate,
  gender: genders[sex],
});

const specimenOf = (report: ReportView, id: string, subject: { reference: string }): Specimen => ({
  resourceType: 'Specimen',
  id,
  subject,
  type: { text: report.specimen ?? '' },
  ...(report.receivedAt !== null && { receivedTime: report.receivedAt }),
  ...(report.collectedAt !== null && { collection: { collectedDateTime: report.collectedAt } }),
  ...(report.conditions.length > 0 && { condition: report.conditions.map((text) => ({ text })) }),
});

const provenanceOf = (report: ReportView, target: string, recorded: string, laboratory: string): Provenance => ({
  resourceType: 'Provenance',
  id: `${report.id}-provenance`,
  recorded,
  target: [{ reference: `${target}/_history/${report.version}` }],
  agent: [
    participant('verifier', report.releasedBy ?? laboratory),
    participant('custodian', report.performer ?? laboratory),
  ],
});

const participant = (code: 'verifier' | 'custodian', display: string): Provenance['agent'][number] => ({
  type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type', code }] },
  who: { display },
});
