import type { Exam } from '../../../app/features/catalogue/exam.ts';
import { allergy } from './allergy.ts';
import { allergenComponents } from './allergy-components.ts';
import { foodAllergens } from './allergy-foods.ts';
import { inhalantAllergens } from './allergy-inhalants.ts';
import { otherAllergens } from './allergy-venoms-drugs.ts';
import { autoimmunity } from './autoimmunity.ts';
import { bloodBank } from './blood-bank.ts';
import { coagulation } from './coagulation.ts';
import { drugLevels } from './drug-levels.ts';
import { glucose } from './glucose.ts';
import { haematology } from './haematology.ts';
import { haemoglobins } from './haemoglobins.ts';
import { immunology } from './immunology.ts';
import { kidneyAndMinerals } from './kidney-and-minerals.ts';
import { lipids } from './lipids.ts';
import { liverAndEnzymes } from './liver-and-enzymes.ts';
import { marrowAndClones } from './marrow-and-clones.ts';
import { pathology } from './pathology.ts';
import { reproduction } from './reproduction.ts';
import { semenTests } from './semen.ts';
import { stoolTests } from './stool.ts';
import { toxicology } from './toxicology.ts';
import { urineTests } from './urine.ts';
import { vitamins } from './vitamins.ts';

/** The catalogue of the demonstration laboratory: real exams, fictitious prices and times. */
export const demonstrationExams: readonly Exam[] = [
  allergenComponents,
  foodAllergens,
  inhalantAllergens,
  otherAllergens,
  allergy,
  autoimmunity,
  bloodBank,
  coagulation,
  drugLevels,
  glucose,
  haematology,
  haemoglobins,
  immunology,
  kidneyAndMinerals,
  lipids,
  liverAndEnzymes,
  marrowAndClones,
  pathology,
  reproduction,
  semenTests,
  stoolTests,
  toxicology,
  urineTests,
  vitamins,
].flat();
