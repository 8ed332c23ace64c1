import { type ActionFunctionArgs, createContext, data, type LoaderFunctionArgs } from 'react-router';

import { doctorDay, doctorMoment } from '../doctor/frame/doctor-moment.ts';
import { doctorExamName } from '../doctor/orders/order-rows.ts';
import type { CalculatorsView } from '../doctor/patient/calculators-page.tsx';
import type { ShownCumulative } from '../doctor/patient/cumulative-page.tsx';
import type { HeadedPatient } from '../doctor/patient/patient-head.tsx';
import { fib4Figures, homaFigures, kfreFigures, preventFigures } from '../doctor/patient/score-figures.ts';
import { nothingStated, readStated, type Stated } from '../doctor/patient/stated-form.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { cumulativeTable, type PatientValue } from '../domain/reports/cumulative.ts';
import { type DoctorPatientView, readDoctorPatient } from '../domain/reports/doctor-patient.server.ts';
import { sentValue } from '../domain/reports/sent-number.ts';
import { fib4Of, homaOf, kfreOf, preventOf } from '../domain/risk/from-results/doctor-scores.ts';
import { ageOnDay, equationSex, fillInputs, type SentResult } from '../domain/risk/from-results/result-inputs.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds } from './caller.server.ts';
import { requireApproved } from './doctor-portal.server.ts';
import { servicesContext } from './services.ts';

const headOf = (person: string, { patient, birthDate, sex }: DoctorPatientView, today: string): HeadedPatient => ({
  person,
  patient,
  sex,
  age: ageOnDay(birthDate, today),
});

/** The values of one of the caller's patients over time. Another doctor's patient gets the same 404 as nobody. */
export async function loadCumulative(args: LoaderFunctionArgs, person: string) {
  const { reader, doctor } = await requireApproved(args);
  const needs = accountNeeds(args.context);
  const found = await readDoctorPatient(needs, reader.account, person);
  if (!found) return data({ doctor, page: null }, 404);
  const { byCode } = await args.context.get(servicesContext).catalogue();
  const [locale, { dates, groups }] = [getLocale(), cumulativeTable(found.values)];
  const table: ShownCumulative = {
    dates: dates.map((at) => ({ at, words: doctorMoment(locale, at.length > 10 ? `${at}:00Z` : at, needs.timeZone) })),
    groups: groups.map(({ exam, examCode, rows }) => ({
      name: doctorExamName(byCode.get(exam ?? ''), examCode, locale),
      rows,
    })),
  };
  const of = headOf(person, found, wallClock(needs.now, needs.timeZone).date);
  return data({ doctor, page: { of, table } });
}

/** The facts that the posted form states about the patient, for the page that the same request renders. */
const statedContext = createContext<Stated>(nothingStated);

export async function answerStated(args: ActionFunctionArgs): Promise<null> {
  await requireApproved(args);
  args.context.set(statedContext, readStated(await args.request.formData().catch(() => new FormData())));
  return null;
}

/** The calculators, filled from the patient's results. */
export async function loadCalculators(args: LoaderFunctionArgs, person: string) {
  const { reader, doctor } = await requireApproved(args);
  const needs = accountNeeds(args.context);
  const found = await readDoctorPatient(needs, reader.account, person);
  if (!found) return data({ doctor, view: null }, 404);
  const of = headOf(person, found, wallClock(needs.now, needs.timeZone).date);
  const stated = args.context.get(statedContext);
  const inputs = fillInputs(found.values.map(sentResult), needs.now);
  const scored = { age: of.age, sex: equationSex(of.sex), inputs, stated: stated.facts };
  const days = found.values.map(({ at }) => [at, doctorDay(getLocale(), at, needs.timeZone)] as const);
  const view: CalculatorsView = {
    of,
    inputs,
    stated,
    days: Object.fromEntries(days),
    answers: {
      prevent: preventFigures(preventOf(scored)),
      kfre: kfreFigures(kfreOf(scored)),
      fib4: fib4Figures(fib4Of(scored), of.age),
      homa: homaFigures(homaOf(scored)),
    },
  };
  return data({ doctor, view });
}

/** Only a plain number that reads in one way may be computed with: no bound, no text, no '1.005'. */
function sentResult({ report, at, code, codeSystem, value, unit, status }: PatientValue): SentResult {
  const number = sentValue(value);
  const isPlain = number !== null && number.comparator === null && !number.isAmbiguous;
  return { report, at, code, codeSystem, value, unit, status, number: isPlain ? number.number : null };
}
