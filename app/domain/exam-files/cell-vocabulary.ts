import { intervalSources } from '../exams/component.ts';
import {
  abstentionKinds,
  areas,
  counselingKinds,
  dwellPurposes,
  examStatuses,
  postures,
  urineAdditives,
  urineCollections,
} from '../exams/exam.ts';
import { containerIds, rejections, specimenTypes } from '../exams/specimen.ts';
import { urgentUses } from '../exams/urgent.ts';
import { weekdays } from '../laboratory/laboratory.ts';

/** The words for a coded list in a cell: Spanish in exports. The English word of the code is read, too. */
export interface CellVocabulary<Id extends string> {
  spanish: Readonly<Record<Id, string>>;
  /** 'Lípemica' → null, 'Haemolysed' → 'haemolysed', 'hemolizada' → 'haemolysed' */
  idOf: (word: string) => Id | null;
}

/** 'Orina de 24 h' → 'orina-de-24-h': ignores case, accents, blanks, and underscores. */
export const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[\s_-]+/g, '-');

/** ('own', 'referral'), { own: 'propio', … }) → reads 'propio', 'Propio', and 'own'; writes 'propio' */
function vocabulary<const Ids extends readonly string[]>(
  ids: Ids,
  spanish: Readonly<Record<Ids[number], string>>,
): CellVocabulary<Ids[number]> {
  const known = new Map<string, Ids[number]>();
  for (const id of ids) known.set(folded(id), id);
  // `Ids[number]` is the element type of `ids`, which the iteration loses.
  for (const id of ids) known.set(folded(spanish[id as Ids[number]]), id);
  // Matches the exported word without folding it.
  for (const id of ids) known.set(spanish[id as Ids[number]], id);
  return { spanish, idOf: (word) => known.get(word) ?? known.get(folded(word)) ?? null };
}

/** The vocabulary of each coded field. */
export const vocabularies = {
  area: vocabulary(areas, {
    haematology: 'hematología',
    coagulation: 'coagulación',
    chemistry: 'química',
    endocrinology: 'endocrinología',
    immunology: 'inmunología',
    infectious: 'infecciosas',
    allergy: 'alergia',
    microbiology: 'microbiología',
    'urine-stool': 'orina-y-heces',
    reproduction: 'reproducción',
    genetics: 'genética',
    'tumour-markers': 'marcadores-tumorales',
    drugs: 'medicamentos',
    pathology: 'patología',
  }),
  abstention: vocabulary(abstentionKinds, {
    alcohol: 'alcohol',
    tobacco: 'tabaco',
    caffeine: 'cafeína',
    exercise: 'ejercicio',
    sex: 'relaciones-sexuales',
    antibiotics: 'antibióticos',
    biotin: 'biotina',
    'vitamin-c': 'vitamina-c',
    'red-meat': 'carnes-rojas',
    'anti-inflammatories': 'antiinflamatorios',
    'iron-supplements': 'suplementos-de-hierro',
    'vaginal-products': 'productos-vaginales',
    seafood: 'mariscos',
    'sunbathing-tanning': 'sol-y-bronceado',
    antihistamines: 'antihistamínicos',
    'acid-reducers': 'antiácidos',
  }),
  urine: vocabulary(urineCollections, {
    any: 'cualquiera',
    midstream: 'chorro-medio',
    'first-morning': 'primera-de-la-mañana',
    'first-morning-midstream': 'primera-de-la-mañana-chorro-medio',
    'second-morning': 'segunda-de-la-mañana',
    'first-stream': 'primer-chorro',
    overnight: 'de-la-noche',
    '24-hours': '24-horas',
    'full-bladder': 'vejiga-llena',
    'end-of-shift': 'fin-de-turno',
    'at-laboratory': 'en-el-laboratorio',
    special: 'especial',
  }),
  dwellPurpose: vocabulary(dwellPurposes, { rest: 'reposo', test: 'examen', result: 'resultado' }),
  posture: vocabulary(postures, { upright: 'de-pie', lying: 'acostado' }),
  urineAdditive: vocabulary(urineAdditives, { acid: 'ácido', none: 'ninguno' }),
  specimen: vocabulary(specimenTypes, {
    'whole-blood': 'sangre-total',
    serum: 'suero',
    plasma: 'plasma',
    'capillary-blood': 'sangre-capilar',
    'arterial-blood': 'sangre-arterial',
    urine: 'orina',
    'urine-24h': 'orina-24h',
    stool: 'heces',
    semen: 'semen',
    sputum: 'esputo',
    'throat-swab': 'hisopado-de-garganta',
    'nasal-swab': 'hisopado-nasal',
    'nasopharyngeal-swab': 'hisopado-nasofaríngeo',
    'vaginal-swab': 'hisopado-vaginal',
    'cervical-sample': 'muestra-de-cérvix',
    'urethral-swab': 'hisopado-uretral',
    'rectal-swab': 'hisopado-rectal',
    'wound-swab': 'hisopado-de-herida',
    'ear-swab': 'hisopado-de-oído',
    'eye-swab': 'hisopado-de-ojo',
    'skin-scraping': 'raspado-de-piel',
    'nail-scraping': 'raspado-de-uña',
    hair: 'cabello',
    'buccal-swab': 'hisopado-bucal',
    saliva: 'saliva',
    tissue: 'tejido',
    'body-fluid': 'líquido-corporal',
    'cerebrospinal-fluid': 'líquido-cefalorraquídeo',
    'bone-marrow': 'médula-ósea',
    'amniotic-fluid': 'líquido-amniótico',
    breath: 'aliento',
    calculus: 'cálculo',
    milk: 'leche',
  }),
  container: vocabulary(containerIds, {
    'blood-culture-bottle': 'frasco-de-hemocultivo',
    citrate: 'tubo-citrato',
    serum: 'tubo-rojo',
    'serum-gel': 'tubo-gel',
    heparin: 'tubo-heparina',
    edta: 'tubo-edta',
    fluoride: 'tubo-fluoruro',
    'trace-elements': 'tubo-elementos-traza',
    'heparin-syringe': 'jeringa-heparinizada',
    'urine-cup': 'frasco-de-orina',
    'urine-sterile': 'frasco-de-orina-estéril',
    'urine-24h': 'recipiente-de-24h',
    'stool-cup': 'frasco-de-heces',
    'stool-transport': 'transporte-de-heces',
    'stool-stick': 'tubo-de-heces-con-palito',
    'swab-transport': 'hisopo-con-transporte',
    'viral-transport': 'transporte-viral',
    'sputum-cup': 'frasco-de-esputo',
    'petri-dish': 'caja-de-petri',
    slide: 'lámina',
    'liquid-cytology': 'citología-líquida',
    'semen-cup': 'frasco-de-semen',
    'buccal-swab': 'hisopo-bucal',
    'dried-blood-card': 'tarjeta-de-sangre-seca',
    'rapid-test': 'casete-de-prueba-rápida',
    'sterile-tube': 'tubo-estéril',
    formalin: 'formol',
    'breath-bag': 'bolsa-de-aliento',
    envelope: 'sobre',
  }),
  rejection: vocabulary(rejections, {
    unlabelled: 'sin-rotular',
    'wrong-container': 'recipiente-equivocado',
    insufficient: 'insuficiente',
    haemolysed: 'hemolizada',
    lipaemic: 'lipémica',
    clotted: 'coagulada',
    underfilled: 'tubo-mal-lleno',
    leaking: 'derramada',
    late: 'fuera-de-tiempo',
    'not-cold': 'sin-cadena-de-frío',
    frozen: 'congelada',
    contaminated: 'contaminada',
    'dried-out': 'reseca',
    'in-formalin': 'en-formol',
    'exposed-to-light': 'expuesta-a-la-luz',
    'no-preparation': 'sin-preparación',
  }),
  stability: vocabulary(['room', 'refrigerated', 'frozen'], {
    room: 'ambiente',
    refrigerated: 'refrigerada',
    frozen: 'congelada',
  }),
  counselling: vocabulary(counselingKinds, {
    none: 'ninguna',
    'hiv-sti': 'vih-its',
    genetic: 'genética',
    paternity: 'paternidad',
  }),
  urgentUse: vocabulary(urgentUses, {
    'emergency-only': 'solo-urgencias',
    'often-emergency': 'puede-ser-urgencia',
    'time-limited': 'tiempo-limitado',
  }),
  yesNo: vocabulary(['yes', 'no'], { yes: 'sí', no: 'no' }),
  status: vocabulary(examStatuses, { draft: 'borrador', published: 'publicado', retired: 'retirado' }),
  performedBy: vocabulary(['own', 'referral'], { own: 'propio', referral: 'remitido' }),
  weekday: vocabulary(weekdays, {
    sunday: 'domingo',
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
  }),
  sex: vocabulary(['any', 'female', 'male'], { any: 'A', female: 'F', male: 'M' }),
  /** The names of the sources are already the words. */
  source: vocabulary(intervalSources, {
    general: 'general',
    manufacturer: 'fabricante',
    'who-2021-semen': 'who-2021-semen',
    'ada-2026': 'ada-2026',
    'kdigo-2024': 'kdigo-2024',
    'who-anaemia-2024': 'who-anaemia-2024',
    ifcc: 'ifcc',
    guideline: 'guía',
  }),
};
