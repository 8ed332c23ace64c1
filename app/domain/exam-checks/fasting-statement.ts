import type { Exam } from '../exams/exam.ts';
import { type Fault, ofEachExam } from './check-finding.ts';

/** 'Venga en ayunas de 8 horas', 'Ayuno de 10 a 12 horas', 'Requiere ayuno' */
const required =
  /^(?:(?:debe )?(?:venir|venga|acuda|preséntese) (?:en ayunas|con ayuno)|en ayunas|(?:se )?requiere ayuno|(?:guarde |haga )?ayuno|ayune)(?: (?:mínimo )?(?:de )?(\d+)(?: [ao] (\d+))? horas)?$/iu;
/** 'No requiere ayuno', 'Sin ayuno', 'No debe venir en ayunas' */
const denied =
  /^(?:(?:este examen|esta prueba) )?(?:no (?:se )?(?:requiere|necesita)(?: ayuno|(?: estar| venir) en ayunas)|no (?:debe venir|venga) en ayunas|sin ayuno|(?:el )?ayuno no es necesario)$/iu;

/**
 * Checks an instruction that says only whether the patient fasts against the fields that say the same. The rule skips instructions that say
 * more, such as a condition or another day.
 */
export const fastingStatement = ofEachExam<'fasting-statement'>(({ preparation: { fasting, instructions } }) =>
  instructions.flatMap(({ es }, index) =>
    reasonIn(es.trim().replace(/\.$/, ''), fasting).map(
      (reason): Fault<'fasting-statement'> => ({ path: `preparation.instructions.${index}`, reason, value: es }),
    ),
  ),
);

function reasonIn(text: string, fasting: Exam['preparation']['fasting']): Fault<'fasting-statement'>['reason'][] {
  if (denied.test(text)) return fasting ? ['fast-denied-in-words'] : [];
  const [said, ...hours] = required.exec(text) ?? [];
  if (said === undefined) return [];
  if (!fasting) return ['fast-only-in-words'];
  const isOther = (hour: number) => hour < fasting.minHours || hour > fasting.maxHours;
  return hours.filter(Boolean).map(Number).some(isOther) ? ['fast-of-other-hours-in-words'] : [];
}
