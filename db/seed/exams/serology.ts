import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import { type AuthoredExam, antibodySerum, inDays, negative, oneAnswer, referred, words } from './authoring.ts';

export const chemiluminescence = words('Quimioluminiscencia', 'Chemiluminescence');
export const elisa = words('Inmunoensayo enzimático (ELISA)', 'Enzyme immunoassay (ELISA)');
export const rapid = words('Inmunocromatografía', 'Immunochromatography');

/** An IgG that a healthy person may have: it depends on the person's history, not on health. */
export const dependsOnHistory = words(
  'Negativo o positivo, según su historia',
  'Negative or positive, depending on your history',
);

const antibodiesThatLinger = words(
  'Puede seguir positiva durante meses o confundirse con otra infección: un positivo se confirma con otra prueba o con una segunda muestra.',
  'It may stay positive for months or be mistaken for another infection: a positive is confirmed with another test or a second sample.',
);

export type Serology = Omit<AuthoredExam, 'area' | 'components' | 'turnaround'> & {
  turnaround?: Exam['turnaround'];
  analyte: string;
  expected?: Words;
};

/** Antibodies against a germ, or the germ's own protein, in serum. Expected negative by default. */
export const serology = ({ expected = negative, ...authored }: Serology): Exam =>
  oneAnswer({
    area: 'infectious',
    specimens: [antibodySerum()],
    method: chemiluminescence,
    turnaround: inDays(1),
    expected,
    ...authored,
  });

/** A germ whose antibody classes are ordered individually. */
export interface Germ extends Omit<Serology, 'name' | 'purpose' | 'analyte' | 'notes'> {
  /** The beginning of the exam's name: 'Sarampión'. */
  disease: Words;
  /** Follows "contra" and "against": 'el virus del sarampión'. */
  germ: Words;
  /** The second sentence of the purpose: the meaning of this class for this germ. */
  about: Words;
  notes?: Words;
  /** True if a vaccine also produces it. */
  vaccine?: true;
}

export const igg = ({ disease, germ, about, vaccine, ...authored }: Germ): Exam =>
  serology({
    analyte: 'igg',
    name: words(`${disease.es}, anticuerpos IgG`, `${disease.en} IgG antibodies`),
    purpose: vaccine
      ? words(
          `Busca en la sangre los anticuerpos IgG contra ${germ.es}, las defensas que dejan la enfermedad o la vacuna. ${about.es}`,
          `Looks in the blood for IgG antibodies against ${germ.en}, the protection left by the disease or the vaccine. ${about.en}`,
        )
      : words(
          `Busca en la sangre los anticuerpos IgG contra ${germ.es}, que aparecen semanas después del contagio y duran años. ${about.es}`,
          `Looks in the blood for IgG antibodies against ${germ.en}, which appear weeks after infection and last for years. ${about.en}`,
        ),
    expected: dependsOnHistory,
    ...authored,
  });

export const igm = ({ disease, germ, about, notes, ...authored }: Germ): Exam =>
  serology({
    analyte: 'igm',
    name: words(`${disease.es}, anticuerpos IgM`, `${disease.en} IgM antibodies`),
    purpose: words(
      `Busca en la sangre los anticuerpos IgM contra ${germ.es}, los primeros que el cuerpo fabrica ante una infección. ${about.es}`,
      `Looks in the blood for IgM antibodies against ${germ.en}, the first that the body makes in an infection. ${about.en}`,
    ),
    notes: notes
      ? words(`${notes.es} ${antibodiesThatLinger.es}`, `${notes.en} ${antibodiesThatLinger.en}`)
      : antibodiesThatLinger,
    ...authored,
  });

/** Few people need these exams, so another laboratory runs them once a week. */
export const weekly = referred(8, ['wednesday']);
