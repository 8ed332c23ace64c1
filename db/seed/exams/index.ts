import type { Exam } from '../../../app/domain/exams/exam.ts';
import { adrenalAndPituitary } from './adrenal-and-pituitary.ts';
import { allergy } from './allergy.ts';
import { allergenComponents } from './allergy-components.ts';
import { foodAllergens } from './allergy-foods.ts';
import { inhalantAllergens } from './allergy-inhalants.ts';
import { otherAllergens } from './allergy-venoms-drugs.ts';
import { autoimmunity } from './autoimmunity.ts';
import { bloodBank } from './blood-bank.ts';
import { bodyFluids } from './body-fluids.ts';
import { coagulation } from './coagulation.ts';
import { cytogenetics } from './cytogenetics.ts';
import { dayUrineChemistry } from './day-urine.ts';
import { drugLevels } from './drug-levels.ts';
import { genes } from './genes.ts';
import { glucose } from './glucose.ts';
import { haematology } from './haematology.ts';
import { haemoglobins } from './haemoglobins.ts';
import { immunology } from './immunology.ts';
import { infectious } from './infectious.ts';
import { tropicalInfections } from './infectious-tropical.ts';
import { iron } from './iron.ts';
import { kidneyAndMinerals } from './kidney-and-minerals.ts';
import { kinshipTests } from './kinship.ts';
import { lipids } from './lipids.ts';
import { liverAndEnzymes } from './liver-and-enzymes.ts';
import { marrowAndClones } from './marrow-and-clones.ts';
import { microbiology } from './microbiology.ts';
import { molecularInfectious } from './molecular-infectious.ts';
import { newbornAndMetabolism } from './newborn-and-metabolism.ts';
import { pancreaticHormones } from './pancreatic-hormones.ts';
import { panels } from './panels.ts';
import { pathology } from './pathology.ts';
import { pharmacogenetics } from './pharmacogenetics.ts';
import { porphyrinsAndMetabolism } from './porphyrins-and-metabolism.ts';
import { reproduction } from './reproduction.ts';
import { semenTests } from './semen.ts';
import { sexHormones } from './sex-hormones.ts';
import { stoolTests } from './stool.ts';
import { thyroid } from './thyroid.ts';
import { tissueTypes } from './tissue-types.ts';
import { toxicology } from './toxicology.ts';
import { tumourGenes } from './tumour-genes.ts';
import { tumourMarkers } from './tumour-markers.ts';
import { urineTests } from './urine.ts';
import { vitamins } from './vitamins.ts';

/** The catalog of the demonstration laboratory: real exams, fictitious prices and times. */
export const demonstrationExams: readonly Exam[] = [
  adrenalAndPituitary,
  allergenComponents,
  foodAllergens,
  inhalantAllergens,
  otherAllergens,
  allergy,
  autoimmunity,
  bloodBank,
  bodyFluids,
  coagulation,
  cytogenetics,
  dayUrineChemistry,
  drugLevels,
  genes,
  glucose,
  haematology,
  haemoglobins,
  immunology,
  tropicalInfections,
  infectious,
  iron,
  kidneyAndMinerals,
  kinshipTests,
  lipids,
  liverAndEnzymes,
  marrowAndClones,
  microbiology,
  molecularInfectious,
  newbornAndMetabolism,
  pancreaticHormones,
  panels,
  pathology,
  pharmacogenetics,
  porphyrinsAndMetabolism,
  reproduction,
  semenTests,
  sexHormones,
  stoolTests,
  thyroid,
  tissueTypes,
  toxicology,
  tumourGenes,
  tumourMarkers,
  urineTests,
  vitamins,
].flat();
