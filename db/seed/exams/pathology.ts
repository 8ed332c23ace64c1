import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import { answered, exam, referred, sampled, sterileUrine, words } from './authoring.ts';
import { coughingBlood } from './emergencies.ts';

/** Tissue fixed at once in ten times its volume of neutral formalin. It keeps for years and can no longer be cultured. */
const inFormalin = (changes: Partial<Specimen> = {}) =>
  sampled('tissue', 'formalin', {
    stability: [{ at: 'room', hours: 720 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'leaking', 'dried-out', 'frozen'],
    ...changes,
  });

const onSlides = (type: Specimen['type'] = 'tissue') =>
  sampled(type, 'slide', {
    stability: [{ at: 'room', hours: 168 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'dried-out'],
  });

const inLiquid = (type: Specimen['type'] = 'cervical-sample') =>
  sampled(type, 'liquid-cytology', {
    stability: [
      { at: 'room', hours: 504 },
      { at: 'refrigerated', hours: 504 },
    ],
    rejectedWhen: ['unlabelled', 'wrong-container', 'leaking', 'insufficient'],
  });

const stain = words('Coloración con hematoxilina y eosina', 'Hematoxylin and eosin stain');
const papanicolaou = words('Coloración de Papanicolaou', 'Papanicolaou stain');
const report = [answered('report', words('Informe', 'Report'), null)];
const noMalignantCells = [
  answered('report', words('Informe', 'Report'), words('Negativo para malignidad', 'Negative for malignancy')),
];
const withTheOrder = words(
  'Traiga la orden con los datos del médico: qué se tomó, de dónde y qué se sospecha.',
  'Bring the order with the doctor’s details: what was taken, from where and what is suspected.',
);

const beforeASmear = {
  abstentions: [
    { of: 'sex', hours: 48, maxHours: null },
    { of: 'vaginal-products', hours: 48, maxHours: null },
  ] as const,
  cycleDays: { from: 10, to: 20 },
  instructions: [
    words(
      'Si no puede en esos días, venga en otro en que no esté sangrando. Si ya no menstrúa, sirve cualquier día.',
      'If you cannot on those days, come on another when you are not bleeding. If you no longer menstruate, any day will do.',
    ),
  ],
};

/** A piece of tissue that a doctor removed, sent for microscopy. */
interface Biopsy {
  code: string;
  slug: string;
  name: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  days?: number;
  price?: number;
  sensitive?: boolean;
}

const biopsy = ({ name: [es, en], days = 5, ...piece }: Biopsy): Exam =>
  exam({
    code: piece.code,
    slug: piece.slug,
    name: words(es, en),
    synonyms: { es: piece.es, en: piece.en },
    area: 'pathology',
    purpose: piece.purpose,
    askedFor: piece.askedFor,
    ...(piece.sensitive && { sensitive: true }),
    notes: piece.notes ?? null,
    preparation: { instructions: [withTheOrder] },
    specimens: [inFormalin()],
    method: stain,
    performedBy: 'referral',
    turnaround: referred(days),
    price: piece.price ?? null,
    components: report,
  });

const biopsies: readonly Biopsy[] = [
  {
    code: 'PAT-008',
    slug: 'biopsia-de-piel',
    name: ['Biopsia de piel', 'Skin biopsy'],
    es: ['lunar', 'biopsia de lunar', 'mancha en la piel', 'melanoma', 'carcinoma de piel'],
    en: ['mole biopsy', 'skin lesion', 'melanoma', 'punch biopsy'],
    purpose: words(
      'Mira al microscopio un pedacito de piel o un lunar. Dice si es benigno, si es un cáncer de piel y si salió completo, o qué tipo de brote es.',
      'Looks under the microscope at a small piece of skin or a mole. It tells whether it is benign, whether it is a skin cancer and came out whole, or what kind of rash it is.',
    ),
    askedFor: words(
      'Se pide cuando un lunar cambia, una herida no cierra o un brote no mejora.',
      'Ordered when a mole changes, a sore does not close or a rash does not get better.',
    ),
    price: 95000,
  },
  {
    code: 'PAT-009',
    slug: 'biopsia-gastrica',
    name: ['Biopsia gástrica (endoscopia)', 'Gastric biopsy (endoscopy)'],
    es: ['biopsia de estómago', 'gastritis', 'endoscopia', 'Helicobacter en biopsia'],
    en: ['stomach biopsy', 'gastritis', 'endoscopy biopsy', 'Helicobacter biopsy'],
    purpose: words(
      'Mira la capa interna del estómago tomada en la endoscopia. Dice si hay gastritis, la bacteria Helicobacter, cambios que avisan de cáncer o un tumor.',
      'Looks at the lining of the stomach taken at endoscopy. It tells whether there is gastritis, the bacterium Helicobacter, changes that warn of cancer or a tumor.',
    ),
    askedFor: words(
      'Se pide en toda endoscopia con gastritis, úlcera, anemia o historia familiar de cáncer de estómago.',
      'Ordered during any endoscopy with gastritis, an ulcer, anemia or a family history of stomach cancer.',
    ),
    notes: words(
      'Los antibióticos y el omeprazol recientes pueden esconder la bacteria.',
      'Recent antibiotics and omeprazole can hide the bacterium.',
    ),
    price: 98000,
  },
  {
    code: 'PAT-010',
    slug: 'biopsia-de-colon',
    name: ['Biopsia de colon o pólipo', 'Colon biopsy or polyp'],
    es: ['pólipo', 'colonoscopia', 'biopsia de recto', 'colitis'],
    en: ['polyp', 'colonoscopy biopsy', 'rectal biopsy', 'colitis'],
    purpose: words(
      'Mira un pólipo o un pedacito del colon. Dice si el pólipo podía volverse cáncer, si salió completo y cada cuánto repetir la colonoscopia.',
      'Looks at a polyp or a small piece of colon. It tells whether the polyp could have become cancer, whether it came out whole and how often to repeat the colonoscopy.',
    ),
    askedFor: words(
      'Se pide cuando la colonoscopia encuentra un pólipo o hay diarrea que dura meses.',
      'Ordered when a colonoscopy finds a polyp or there is diarrhea that lasts for months.',
    ),
    price: 98000,
  },
  {
    code: 'PAT-011',
    sensitive: true,
    slug: 'biopsia-de-cuello-uterino',
    name: ['Biopsia de cuello uterino (colposcopia)', 'Cervical biopsy (colposcopy)'],
    es: ['biopsia de cérvix', 'colposcopia', 'NIC', 'legrado endocervical', 'cono'],
    en: ['cervix biopsy', 'colposcopy', 'CIN', 'LEEP'],
    purpose: words(
      'Mira el pedacito que se tomó de una zona sospechosa del cuello del útero. Dice si hay lesiones por el virus del papiloma y de qué grado.',
      'Looks at the small piece taken from a suspicious area of the cervix. It tells whether there are lesions from papillomavirus and of what grade.',
    ),
    askedFor: words(
      'Se pide después de una citología o una prueba de VPH alterada.',
      'Ordered after an abnormal smear or HPV test.',
    ),
  },
  {
    code: 'PAT-012',
    slug: 'biopsia-de-endometrio',
    name: ['Biopsia de endometrio', 'Endometrial biopsy'],
    es: ['legrado biopsia', 'biopsia de útero', 'sangrado menopausia', 'pipelle'],
    en: ['uterine biopsy', 'pipelle', 'postmenopausal bleeding', 'D&C specimen'],
    purpose: words(
      'Mira la capa interna del útero. Busca la causa de los sangrados y descarta un cáncer o una lesión que pueda llegar a serlo.',
      'Looks at the lining of the womb. It searches for the cause of bleeding and rules out a cancer or a lesion that could become one.',
    ),
    askedFor: words(
      'Se pide ante cualquier sangrado después de la menopausia, reglas muy abundantes o dificultad para embarazarse.',
      'Ordered for any bleeding after menopause, very heavy periods or difficulty in conceiving.',
    ),
    price: 105000,
  },
  {
    code: 'PAT-013',
    slug: 'biopsia-de-mama',
    name: ['Biopsia de mama (trucut)', 'Breast core biopsy'],
    es: ['trucut', 'bolita en el seno', 'biopsia de seno', 'masa en la mama'],
    en: ['Tru-Cut', 'breast lump', 'core needle biopsy'],
    purpose: words(
      'Mira cilindros finos tomados de una masa de la mama. Dice si es un fibroadenoma, una lesión que hay que vigilar o un cáncer, y de qué tipo.',
      'Looks at fine cores taken from a lump in the breast. It tells whether it is a fibroadenoma, a lesion to be watched or a cancer, and of which type.',
    ),
    askedFor: words(
      'Se pide cuando la mamografía o la ecografía dan BI-RADS 4 o 5.',
      'Ordered when a mammogram or a scan gives BI-RADS 4 or 5.',
    ),
    notes: words(
      'Si es un cáncer se agregan receptores hormonales y HER2 sobre el mismo tejido.',
      'If it is a cancer, hormone receptors and HER2 are added on the same tissue.',
    ),
    price: 140000,
  },
  {
    code: 'PAT-014',
    slug: 'biopsia-de-prostata',
    name: ['Biopsia de próstata (12 fragmentos)', 'Prostate biopsy (12 cores)'],
    es: ['próstata', 'Gleason', 'biopsia transrectal'],
    en: ['Gleason score', 'transrectal biopsy', 'prostate cores'],
    purpose: words(
      'Mira 12 cilindros tomados de distintas zonas de la próstata. Dice si hay cáncer, en cuántos, y qué tan agresivo es según el puntaje de Gleason.',
      'Looks at 12 cores taken from different areas of the prostate. It tells whether there is cancer, in how many, and how aggressive it is by the Gleason score.',
    ),
    askedFor: words(
      'Se pide con el antígeno de próstata alto o una resonancia sospechosa.',
      'Ordered for a high prostate antigen or a suspicious MRI scan.',
    ),
    days: 7,
  },
  {
    code: 'PAT-015',
    slug: 'biopsia-hepatica',
    name: ['Biopsia de hígado', 'Liver biopsy'],
    es: ['hígado', 'cirrosis', 'fibrosis', 'hígado graso'],
    en: ['hepatic biopsy', 'fibrosis stage', 'fatty liver'],
    purpose: words(
      'Mira un cilindro fino del hígado. Mide cuánta grasa, inflamación y cicatriz hay y ayuda a encontrar la causa.',
      'Looks at a fine core of liver. It measures how much fat, inflammation and scar there is and helps to find the cause.',
    ),
    askedFor: words(
      'Se pide en hepatitis sin causa clara, sospecha de hepatitis autoinmune o una masa.',
      'Ordered for hepatitis without a clear cause, suspected autoimmune hepatitis or a mass.',
    ),
    days: 6,
  },
  {
    code: 'PAT-016',
    slug: 'biopsia-renal',
    name: ['Biopsia de riñón', 'Kidney biopsy'],
    es: ['biopsia renal', 'glomerulonefritis', 'nefritis lúpica'],
    en: ['renal biopsy', 'glomerulonephritis', 'lupus nephritis'],
    purpose: words(
      'Mira los filtros del riñón con varias coloraciones y con inmunofluorescencia. Nombra la enfermedad que hace perder proteínas o sangre.',
      'Looks at the filters of the kidney with several stains and with immunofluorescence. It names the disease that makes protein or blood be lost.',
    ),
    askedFor: words(
      'Se pide en pérdida fuerte de proteínas, lupus con riñón afectado o rechazo de un trasplante.',
      'Ordered for heavy loss of protein, lupus that affects the kidney or rejection of a transplant.',
    ),
    notes: words(
      'Una parte viaja en un medio especial, sin formol, para la inmunofluorescencia.',
      'A part travels in a special medium, without formalin, for immunofluorescence.',
    ),
    days: 8,
  },
  {
    code: 'PAT-017',
    slug: 'biopsia-de-tiroides',
    name: ['Biopsia o pieza de tiroides', 'Thyroid biopsy or specimen'],
    es: ['tiroidectomía', 'nódulo tiroideo', 'lóbulo de tiroides'],
    en: ['thyroidectomy', 'thyroid nodule', 'thyroid lobe'],
    purpose: words(
      'Mira el nódulo o la glándula que se sacó. Dice si era benigno o un cáncer, su tamaño y si llegó al borde.',
      'Looks at the nodule or the gland that was removed. It tells whether it was benign or a cancer, its size and whether it reached the edge.',
    ),
    askedFor: words('Se pide después de toda cirugía de tiroides.', 'Ordered after any thyroid operation.'),
    days: 7,
  },
  {
    code: 'PAT-018',
    slug: 'biopsia-de-ganglio',
    name: ['Biopsia de ganglio linfático', 'Lymph node biopsy'],
    es: ['ganglio', 'seca', 'linfoma', 'incordio'],
    en: ['lymph node excision', 'lymphoma', 'swollen gland'],
    purpose: words(
      'Mira un ganglio completo para saber por qué creció: una infección como la tuberculosis, un linfoma o un cáncer de otro sitio. Ver el ganglio entero permite nombrar el tipo de linfoma.',
      'Looks at a whole lymph node to find out why it grew: an infection such as tuberculosis, a lymphoma or a cancer from elsewhere. Seeing the node entire allows the type of lymphoma to be named.',
    ),
    askedFor: words(
      'Se pide con un ganglio duro, que crece o que dura más de 6 semanas.',
      'Ordered for a node that is hard, that grows or that lasts more than 6 weeks.',
    ),
    days: 7,
  },
  {
    code: 'PAT-019',
    slug: 'biopsia-medula-osea',
    name: ['Biopsia de médula ósea', 'Bone marrow biopsy'],
    es: ['médula', 'cilindro de hueso', 'leucemia', 'mieloma'],
    en: ['marrow trephine', 'leukaemia', 'myeloma'],
    purpose: words(
      'Mira un cilindro de hueso con su médula, la fábrica de la sangre. Muestra si está llena, vacía, cicatrizada o invadida.',
      'Looks at a core of bone with its marrow, the factory of blood. It shows whether it is full, empty, scarred or invaded.',
    ),
    askedFor: words(
      'Se pide cuando faltan varias células de la sangre, o en linfoma, leucemia y mieloma.',
      'Ordered when several kinds of blood cells are low, or for lymphoma, leukemia and myeloma.',
    ),
    days: 8,
  },
  {
    code: 'PAT-020',
    slug: 'biopsia-de-vejiga',
    name: ['Biopsia de vejiga', 'Bladder biopsy'],
    es: ['vejiga', 'resección transuretral', 'tumor de vejiga'],
    en: ['transurethral resection', 'bladder tumor'],
    purpose: words(
      'Mira lo que se sacó de la vejiga por la uretra. Si hay tumor, dice su grado y si entró al músculo, que decide el tratamiento.',
      'Looks at what was removed from the bladder through the urethra. If there is a tumor, it tells its grade and whether it reached the muscle, which decides the treatment.',
    ),
    askedFor: words('Se pide cuando la cistoscopia ve una lesión.', 'Ordered when cystoscopy sees a lesion.'),
  },
  {
    code: 'PAT-021',
    slug: 'biopsia-bronquial-pulmonar',
    name: ['Biopsia bronquial o de pulmón', 'Bronchial or lung biopsy'],
    es: ['pulmón', 'broncoscopia', 'masa en el pulmón'],
    en: ['lung biopsy', 'bronchoscopy', 'lung mass'],
    purpose: words(
      'Mira un fragmento del bronquio o del pulmón. Distingue cáncer, tuberculosis, hongos y enfermedades que endurecen el pulmón.',
      'Looks at a fragment of bronchus or lung. It tells apart cancer, tuberculosis, fungi and diseases that stiffen the lung.',
    ),
    askedFor: words(
      'Se pide ante una masa o una sombra en la tomografía.',
      'Ordered when a CT scan shows a mass or a shadow.',
    ),
    days: 6,
  },
  {
    code: 'PAT-022',
    slug: 'biopsia-de-boca',
    name: ['Biopsia de boca', 'Oral biopsy'],
    es: ['biopsia de lengua', 'llaga en la boca', 'biopsia de encía', 'mancha blanca'],
    en: ['mouth biopsy', 'tongue biopsy', 'mouth sore', 'leukoplakia'],
    purpose: words(
      'Mira un pedacito de lengua, encía o mejilla. Dice si una llaga o una mancha es una irritación, un hongo, un liquen o un cáncer.',
      'Looks at a small piece of tongue, gum or cheek. It tells whether a sore or a patch is an irritation, a fungus, a lichen or a cancer.',
    ),
    askedFor: words(
      'Se pide cuando una llaga de la boca no sana en 3 semanas.',
      'Ordered when a mouth sore does not heal in 3 weeks.',
    ),
  },
  {
    code: 'PAT-023',
    slug: 'pieza-quirurgica-sencilla',
    name: ['Pieza quirúrgica sencilla', 'Surgical specimen, simple'],
    es: ['apéndice', 'vesícula', 'amígdalas', 'hernia', 'quiste', 'lipoma', 'patología de cirugía'],
    en: ['appendix', 'gallbladder', 'tonsils', 'cyst', 'lipoma'],
    purpose: words(
      'Examina lo que el cirujano sacó, como el apéndice, la vesícula o un quiste. Confirma la enfermedad y descarta un tumor que el ojo no ve.',
      'Examines what the surgeon took out, such as the appendix, the gallbladder or a cyst. It confirms the disease and rules out a tumor that the eye does not see.',
    ),
    askedFor: words('Se pide después de casi toda cirugía.', 'Ordered after almost any operation.'),
    price: 110000,
  },
  {
    code: 'PAT-024',
    slug: 'pieza-quirurgica-compleja',
    name: ['Pieza quirúrgica compleja', 'Surgical specimen, complex'],
    es: ['útero', 'histerectomía', 'mastectomía', 'colectomía', 'gastrectomía', 'estadificación'],
    en: ['hysterectomy', 'mastectomy', 'colectomy', 'gastrectomy', 'staging'],
    purpose: words(
      'Examina un órgano completo con sus ganglios. Si hay cáncer, dice el tipo, el tamaño, los bordes y los ganglios afectados: el estadio.',
      'Examines a whole organ with its lymph nodes. If there is cancer, it tells type, size, margins and nodes involved: the stage.',
    ),
    askedFor: words('Se pide después de una cirugía mayor.', 'Ordered after major surgery.'),
    days: 8,
  },
  {
    code: 'PAT-025',
    sensitive: true,
    slug: 'restos-ovulares-patologia',
    name: ['Restos ovulares, estudio de patología', 'Products of conception, pathology'],
    es: ['aborto', 'legrado', 'mola', 'restos placentarios'],
    en: ['miscarriage tissue', 'molar pregnancy', 'curettage specimen'],
    purpose: words(
      'Mira el tejido de una pérdida o de un legrado. Confirma que el embarazo estaba en el útero y descarta una mola, que necesita seguimiento.',
      'Looks at the tissue of a miscarriage or of a curettage. It confirms that the pregnancy was in the womb and rules out a mole, which needs follow-up.',
    ),
    askedFor: words('Se pide después de todo legrado.', 'Ordered after any curettage.'),
    notes: words(
      'Si también se quiere el cariotipo, una parte debe viajar estéril y sin formol.',
      'If a karyotype is also wanted, a part must travel sterile and without formalin.',
    ),
  },
  {
    code: 'PAT-026',
    sensitive: true,
    slug: 'placenta-patologia',
    name: ['Placenta, estudio de patología', 'Placenta, pathology'],
    es: ['placenta', 'muerte fetal', 'infección de la placenta'],
    en: ['placental examination', 'stillbirth', 'chorioamnionitis'],
    purpose: words(
      'Examina la placenta después del parto. Busca infección, coágulos o poca irrigación que expliquen un bebé pequeño, prematuro o una pérdida.',
      'Examines the placenta after birth. It looks for infection, clots or poor blood flow that explain a small or premature baby, or a loss.',
    ),
    askedFor: words(
      'Se pide tras un parto prematuro, preeclampsia grave, bebé muy pequeño o muerte fetal.',
      'Ordered after a premature birth, severe pre-eclampsia, a very small baby or a stillbirth.',
    ),
    days: 8,
  },
];

/** Cells drawn with a fine needle and spread on slides. */
interface Aspirate {
  code: string;
  slug: string;
  name: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  price?: number;
}

const aspirate = ({ name: [es, en], ...cells }: Aspirate): Exam =>
  exam({
    code: cells.code,
    slug: cells.slug,
    name: words(es, en),
    synonyms: { es: cells.es, en: cells.en },
    area: 'pathology',
    purpose: cells.purpose,
    askedFor: cells.askedFor,
    notes: cells.notes ?? null,
    preparation: { instructions: [withTheOrder] },
    specimens: [onSlides()],
    method: words('Papanicolaou y Giemsa', 'Papanicolaou and Giemsa stains'),
    performedBy: 'referral',
    turnaround: referred(4),
    price: cells.price ?? null,
    components: report,
  });

const aspirates: readonly Aspirate[] = [
  {
    code: 'PAT-027',
    slug: 'acaf-de-tiroides',
    name: ['Aspirado con aguja fina de tiroides (ACAF)', 'Thyroid fine-needle aspiration'],
    es: ['ACAF', 'BACAF', 'Bethesda tiroides', 'nódulo de tiroides', 'punción de tiroides'],
    en: ['FNA thyroid', 'Bethesda thyroid', 'thyroid nodule'],
    purpose: words(
      'Mira las células sacadas de un nódulo de la tiroides. Las clasifica de I a VI según Bethesda, y con eso se decide vigilar, repetir u operar.',
      'Looks at the cells drawn from a thyroid nodule. It classes them from I to VI by Bethesda, and that decides whether to watch, repeat or operate.',
    ),
    askedFor: words(
      'Se pide cuando la ecografía muestra un nódulo sospechoso o grande.',
      'Ordered when a scan shows a suspicious or large nodule.',
    ),
    price: 130000,
  },
  {
    code: 'PAT-028',
    slug: 'acaf-de-mama',
    name: ['Aspirado con aguja fina de mama', 'Breast fine-needle aspiration'],
    es: ['BACAF de mama', 'quiste de mama', 'punción de seno'],
    en: ['FNA breast', 'breast cyst'],
    purpose: words(
      'Mira el líquido o las células de un quiste o una masa de la mama. Aclara los quistes; para las masas sólidas se prefiere la biopsia.',
      'Looks at the fluid or the cells of a cyst or a lump in the breast. It settles cysts; for solid lumps a biopsy is preferred.',
    ),
    askedFor: words(
      'Se pide en quistes con contenido dudoso o un ganglio de la axila.',
      'Ordered for cysts with doubtful contents or a lymph node in the armpit.',
    ),
  },
  {
    code: 'PAT-029',
    slug: 'acaf-de-ganglio',
    name: ['Aspirado con aguja fina de ganglio', 'Lymph node fine-needle aspiration'],
    es: ['punción de ganglio', 'BACAF de ganglio'],
    en: ['FNA lymph node'],
    purpose: words(
      'Mira las células de un ganglio crecido. Orienta si es infección, tuberculosis o cáncer; el linfoma casi siempre pide el ganglio completo.',
      'Looks at the cells of an enlarged lymph node. It suggests whether it is infection, tuberculosis or cancer; lymphoma almost always calls for the whole node.',
    ),
    askedFor: words(
      'Se pide con un ganglio que dura más de 6 semanas.',
      'Ordered for a node that lasts more than 6 weeks.',
    ),
  },
  {
    code: 'PAT-030',
    slug: 'acaf-glandulas-salivales',
    name: [
      'Aspirado con aguja fina de glándula salival u otra masa',
      'Fine-needle aspiration of salivary gland or other mass',
    ],
    es: ['parótida', 'masa en el cuello', 'BACAF'],
    en: ['parotid', 'neck lump', 'FNA'],
    purpose: words(
      'Mira las células de una masa del cuello, la parótida o la piel. Evita muchas veces una cirugía solo para saber qué es.',
      'Looks at the cells of a lump in the neck, the parotid or the skin. It often spares an operation done only to find out what it is.',
    ),
    askedFor: words(
      'Se pide ante una masa que se palpa o se ve en la ecografía.',
      'Ordered for a lump that can be felt or seen on a scan.',
    ),
  },
];

/** Done on paraffin-embedded tissue; the request names the block. */
const onTheBlock = (changes: Partial<Specimen> = {}) =>
  inFormalin({ stability: [{ at: 'room', hours: 87600 }], ...changes });

export const pathology: readonly Exam[] = [
  exam({
    code: 'PAT-001',
    slug: 'citologia-cervicovaginal',
    name: words('Citología cervicovaginal', 'Cervical cytology (Pap smear)'),
    synonyms: {
      es: [
        'citología',
        'papanicolaou',
        'Pap',
        'citología vaginal',
        'examen del cuello de la matriz',
        'prevención de cáncer de cuello',
      ],
      en: ['Pap smear', 'smear test', 'cervical screening', 'Pap test'],
    },
    cups: '898001',
    loinc: '10524-7',
    area: 'pathology',
    purpose: words(
      'Mira las células del cuello del útero para encontrar cambios que, sin tratamiento, podrían volverse cáncer en unos años. También informa algunas infecciones.',
      'Looks at the cells of the cervix to find changes that, without treatment, could become cancer in some years. It also reports some infections.',
    ),
    askedFor: words(
      'Se pide como tamizaje desde los 25 años: si sale bien, se repite al año y luego cada 3 años. Desde los 30 se prefiere la prueba de VPH.',
      'Ordered as screening from the age of 25: if the result is normal, it is repeated after a year and then every 3 years. From 30 the HPV test is preferred.',
    ),
    notes: words(
      'Un resultado alterado rara vez es un cáncer: pide una colposcopia o una prueba de VPH.',
      'An abnormal result is rarely a cancer: it calls for a colposcopy or an HPV test.',
    ),
    preparation: beforeASmear,
    specimens: [onSlides('cervical-sample')],
    method: papanicolaou,
    performedBy: 'referral',
    turnaround: referred(5),
    price: 38000,
    components: [
      answered(
        'adequacy',
        words('Calidad de la muestra', 'Adequacy of the sample'),
        words('Satisfactoria', 'Satisfactory'),
      ),
      answered(
        'category',
        words('Clasificación (Bethesda)', 'Category (Bethesda)'),
        words('Negativa para lesión intraepitelial o malignidad', 'Negative for intraepithelial lesion or malignancy'),
        '10524-7',
      ),
      answered('organisms', words('Microorganismos', 'Organisms'), words('Flora habitual', 'Usual flora')),
    ],
  }),
  exam({
    code: 'PAT-002',
    slug: 'citologia-en-base-liquida',
    name: words('Citología en base líquida', 'Liquid-based cervical cytology'),
    synonyms: {
      es: ['citología líquida', 'ThinPrep', 'SurePath', 'citología de última tecnología'],
      en: ['ThinPrep', 'SurePath', 'LBC'],
    },
    area: 'pathology',
    purpose: words(
      'Hace lo mismo que la citología común, pero guarda las células en un líquido que las deja limpias y separadas. Con el mismo frasco se puede buscar el virus del papiloma.',
      'Does the same as the ordinary smear, but keeps the cells in a liquid that leaves them clean and apart. Papillomavirus can be tested in the same vial.',
    ),
    askedFor: words(
      'Se pide como tamizaje o cuando la citología común no alcanzó a leerse.',
      'Ordered as screening or when the ordinary smear could not be read.',
    ),
    preparation: beforeASmear,
    specimens: [inLiquid()],
    method: papanicolaou,
    performedBy: 'referral',
    turnaround: referred(5),
    price: 95000,
    components: [
      answered(
        'adequacy',
        words('Calidad de la muestra', 'Adequacy of the sample'),
        words('Satisfactoria', 'Satisfactory'),
      ),
      answered(
        'category',
        words('Clasificación (Bethesda)', 'Category (Bethesda)'),
        words('Negativa para lesión intraepitelial o malignidad', 'Negative for intraepithelial lesion or malignancy'),
      ),
    ],
  }),
  exam({
    code: 'PAT-003',
    slug: 'citologia-anal',
    name: words('Citología anal', 'Anal cytology'),
    synonyms: {
      es: ['Papanicolaou anal', 'VPH anal', 'tamizaje de cáncer de ano'],
      en: ['anal Pap', 'anal cancer screening'],
    },
    area: 'pathology',
    purpose: words(
      'Mira las células del canal del ano en busca de lesiones del virus del papiloma. Permite tratarlas antes de que lleguen a ser cáncer.',
      'Looks at the cells of the anal canal for lesions of papillomavirus. It allows them to be treated before they become cancer.',
    ),
    askedFor: words(
      'Se pide a personas con VIH, a hombres que tienen sexo con hombres y tras lesiones por VPH del cuello o la vulva.',
      'Ordered for people with HIV, for men who have sex with men and after HPV lesions of the cervix or the vulva.',
    ),
    preparation: {
      instructions: [
        words(
          'En las 24 horas anteriores no tenga relaciones anales ni use enemas, cremas o supositorios.',
          'In the 24 hours before, do not have anal sex or use enemas, creams or suppositories.',
        ),
      ],
    },
    specimens: [inLiquid('rectal-swab')],
    method: papanicolaou,
    performedBy: 'referral',
    turnaround: referred(6),
    components: noMalignantCells,
  }),
  exam({
    code: 'PAT-004',
    slug: 'citologia-de-orina',
    name: words('Citología de orina', 'Urine cytology'),
    synonyms: {
      es: ['células malignas en orina', 'citología urinaria', 'cáncer de vejiga'],
      en: ['urinary cytology', 'bladder cancer cells'],
    },
    area: 'pathology',
    purpose: words(
      'Busca en la orina células de un tumor de la vejiga o de las vías urinarias. Encuentra sobre todo los tumores agresivos.',
      'Looks in the urine for cells of a tumor of the bladder or the urinary tract. It finds aggressive tumors above all.',
    ),
    askedFor: words(
      'Se pide con sangre en la orina que no duele y en el control de un cáncer de vejiga, 3 días seguidos.',
      'Ordered for painless blood in the urine that does not go away and to follow bladder cancer, on 3 days in a row.',
    ),
    notes: words(
      'Un resultado negativo no descarta los tumores de bajo grado.',
      'A negative result does not rule out low-grade tumors.',
    ),
    preparation: {
      urine: 'second-morning',
      instructions: [
        words(
          'No use la primera orina del día: las células pasaron la noche en la vejiga y se dañan. Recoja la segunda.',
          'Do not use the first urine of the day: its cells spent the night in the bladder and are damaged. Collect the second.',
        ),
      ],
    },
    specimens: [
      sterileUrine({
        volumeMl: 50,
        minimumMl: 20,
        stability: [
          { at: 'room', hours: 2 },
          { at: 'refrigerated', hours: 24 },
        ],
      }),
    ],
    method: papanicolaou,
    performedBy: 'referral',
    turnaround: referred(4),
    price: 75000,
    components: noMalignantCells,
  }),
  exam({
    code: 'PAT-005',
    slug: 'citologia-de-esputo',
    name: words('Citología de esputo', 'Sputum cytology'),
    synonyms: { es: ['flema', 'cáncer de pulmón en flema'], en: ['phlegm cytology', 'lung cancer cells'] },
    area: 'pathology',
    purpose: words(
      'Busca células de un tumor en la flema que sale de los pulmones. Ve mejor los tumores cercanos a los bronquios grandes.',
      'Looks for tumor cells in the phlegm that comes up from the lungs. It sees tumors near the large airways best.',
    ),
    askedFor: words(
      'Se pide con tos que dura meses, flema con sangre o una sombra en la radiografía.',
      'Ordered for a cough that lasts months, phlegm with blood or a shadow on an X-ray.',
    ),
    urgent: coughingBlood,
    preparation: {
      instructions: [
        words(
          'Al levantarse y sin haber comido, enjuáguese la boca con agua, tosa profundo y escupa en el frasco: flema, no saliva.',
          'On rising and without having eaten, rinse your mouth with water, cough deeply and spit into the jar: phlegm, not saliva.',
        ),
      ],
    },
    specimens: [
      sampled('sputum', 'sputum-cup', {
        atHome: true,
        byPatient: true,
        stability: [
          { at: 'room', hours: 4 },
          { at: 'refrigerated', hours: 24 },
        ],
        rejectedWhen: ['unlabelled', 'leaking', 'late', 'contaminated'],
      }),
    ],
    method: papanicolaou,
    performedBy: 'referral',
    turnaround: referred(4),
    components: noMalignantCells,
  }),
  exam({
    code: 'PAT-006',
    slug: 'citologia-de-liquidos',
    name: words('Citología de líquidos corporales', 'Body fluid cytology'),
    synonyms: {
      es: ['bloque celular', 'citología de líquido pleural', 'citología de ascitis', 'células malignas en líquido'],
      en: ['cell block', 'pleural fluid cytology', 'ascites cytology'],
    },
    area: 'pathology',
    purpose: words(
      'Busca células de cáncer en el líquido que se acumula alrededor del pulmón, en el abdomen o en el corazón. Con el sedimento se arma un bloque para más estudios.',
      'Looks for cancer cells in fluid that gathers around the lung, in the belly or around the heart. The sediment is made into a block for further studies.',
    ),
    askedFor: words(
      'Se pide en todo líquido que aparece sin causa clara.',
      'Ordered for any fluid that appears without a clear cause.',
    ),
    notes: words(
      'Una sola muestra encuentra cerca de 6 de cada 10 cánceres de la pleura.',
      'A single sample finds about 6 in every 10 cancers of the pleura.',
    ),
    preparation: { instructions: [withTheOrder] },
    specimens: [
      sampled('body-fluid', 'sterile-tube', {
        volumeMl: 50,
        minimumMl: 10,
        stability: [{ at: 'refrigerated', hours: 72 }],
        rejectedWhen: ['unlabelled', 'insufficient', 'clotted', 'late', 'frozen'],
      }),
    ],
    method: papanicolaou,
    performedBy: 'referral',
    turnaround: referred(4),
    components: noMalignantCells,
  }),
  exam({
    code: 'PAT-007',
    slug: 'citologia-lcr',
    name: words('Citología de líquido cefalorraquídeo', 'Cerebrospinal fluid cytology'),
    synonyms: { es: ['células malignas en LCR', 'citología de LCR'], en: ['CSF cytology', 'leptomeningeal cells'] },
    area: 'pathology',
    purpose: words(
      'Busca células de leucemia, linfoma u otro cáncer en el líquido que baña el cerebro. Muestra si la enfermedad llegó allí.',
      'Looks for cells of leukemia, lymphoma or another cancer in the fluid that bathes the brain. It shows whether the disease has reached it.',
    ),
    askedFor: words(
      'Se pide en leucemias, linfomas y cánceres con dolor de cabeza o fallas de los nervios.',
      'Ordered for leukemia, lymphoma and cancers with headache or failing nerves.',
    ),
    preparation: { instructions: [withTheOrder] },
    specimens: [
      sampled('cerebrospinal-fluid', 'sterile-tube', {
        volumeMl: 5,
        minimumMl: 2,
        stability: [
          { at: 'room', hours: 1 },
          { at: 'refrigerated', hours: 48 },
        ],
        rejectedWhen: ['unlabelled', 'insufficient', 'late', 'frozen'],
      }),
    ],
    method: words('Citocentrífuga y Papanicolaou', 'Cytocentrifuge and Papanicolaou stain'),
    performedBy: 'referral',
    turnaround: referred(3),
    components: noMalignantCells,
  }),
  ...biopsies.map(biopsy),
  ...aspirates.map(aspirate),
  exam({
    code: 'PAT-031',
    slug: 'inmunohistoquimica-por-marcador',
    name: words('Inmunohistoquímica (por marcador)', 'Immunohistochemistry (per marker)'),
    synonyms: { es: ['IHQ', 'inmunohistoquímica', 'marcadores de tumor en tejido'], en: ['IHC', 'tissue markers'] },
    area: 'pathology',
    purpose: words(
      'Pinta en el tejido una proteína escogida, como una etiqueta. Dice de dónde viene un tumor y qué tratamiento le sirve.',
      'Paints a chosen protein in the tissue, like a label. It tells where a tumor comes from and which treatment suits it.',
    ),
    askedFor: words(
      'Se pide cuando la coloración de rutina deja dudas.',
      'Ordered when the routine stain leaves doubts.',
    ),
    preparation: { instructions: [withTheOrder] },
    specimens: [onTheBlock()],
    method: words('Inmunohistoquímica', 'Immunohistochemistry'),
    performedBy: 'referral',
    turnaround: referred(5),
    components: report,
  }),
  exam({
    code: 'PAT-032',
    slug: 'receptores-mama-her2-ki67',
    name: words(
      'Panel de mama: receptores hormonales, HER2 y Ki-67',
      'Breast panel: hormone receptors, HER2 and Ki-67',
    ),
    synonyms: {
      es: ['receptores de estrógeno', 'HER2', 'Ki67', 'marcadores de cáncer de mama', 'triple negativo'],
      en: ['ER PR HER2', 'Ki-67', 'triple negative', 'breast cancer markers'],
    },
    area: 'pathology',
    purpose: words(
      'Busca en un cáncer de mama los receptores de estrógeno y progesterona, HER2 y qué tan rápido crece. De ahí depende si se trata con hormonas, con terapia dirigida o con quimioterapia.',
      'Looks in a breast cancer for estrogen and progesterone receptors, HER2 and how fast it grows. That decides whether it is treated with hormones, targeted therapy or chemotherapy.',
    ),
    askedFor: words('Se pide en todo cáncer de mama.', 'Ordered for every breast cancer.'),
    notes: words('Si HER2 sale 2+ se aclara con FISH.', 'If HER2 is 2+ it is settled with FISH.'),
    preparation: { instructions: [withTheOrder] },
    specimens: [onTheBlock()],
    method: words('Inmunohistoquímica', 'Immunohistochemistry'),
    performedBy: 'referral',
    turnaround: referred(6),
    components: [
      answered('oestrogen-receptor', words('Receptor de estrógeno', 'Estrogen receptor'), null),
      answered('progesterone-receptor', words('Receptor de progesterona', 'Progesterone receptor'), null),
      answered('her2', words('HER2', 'HER2'), null),
      answered('ki-67', words('Ki-67', 'Ki-67'), null),
    ],
  }),
  exam({
    code: 'PAT-033',
    slug: 'proteinas-reparacion-mmr',
    name: words(
      'Proteínas de reparación del ADN (MLH1, MSH2, MSH6, PMS2)',
      'Mismatch repair proteins (MLH1, MSH2, MSH6, PMS2)',
    ),
    synonyms: {
      es: ['MMR', 'Lynch en tejido', 'inestabilidad de microsatélites'],
      en: ['MMR', 'Lynch screening', 'dMMR'],
    },
    area: 'pathology',
    purpose: words(
      'Mira si el tumor conserva 4 proteínas que corrigen errores del ADN. Si falta alguna, puede haber un síndrome heredado y la inmunoterapia suele funcionar.',
      'Looks at whether the tumor keeps 4 proteins that correct errors of DNA. If one is missing, there may be an inherited syndrome and immunotherapy usually works.',
    ),
    askedFor: words(
      'Se pide en todo cáncer de colon y de endometrio.',
      'Ordered for every cancer of the colon and of the endometrium.',
    ),
    preparation: { instructions: [withTheOrder] },
    specimens: [onTheBlock()],
    method: words('Inmunohistoquímica', 'Immunohistochemistry'),
    performedBy: 'referral',
    turnaround: referred(6),
    components: ['MLH1', 'MSH2', 'MSH6', 'PMS2'].map((protein) =>
      answered(protein.toLowerCase(), words(protein, protein), words('Expresión conservada', 'Expression retained')),
    ),
  }),
  exam({
    code: 'PAT-034',
    slug: 'pd-l1',
    name: words('PD-L1 en tejido', 'PD-L1, tissue'),
    synonyms: { es: ['PDL1', 'inmunoterapia', 'TPS', 'CPS'], en: ['PD-L1', 'immunotherapy test', 'TPS', 'CPS'] },
    area: 'pathology',
    purpose: words(
      'Mide en el tumor la proteína con la que se esconde de las defensas. Ayuda a escoger a quién darle inmunoterapia.',
      'Measures in the tumor the protein with which it hides from the defenses. It helps to choose who should be given immunotherapy.',
    ),
    askedFor: words(
      'Se pide en cáncer de pulmón, estómago, cuello y vejiga avanzados.',
      'Ordered for advanced cancer of the lung, stomach, neck and bladder.',
    ),
    preparation: { instructions: [withTheOrder] },
    specimens: [onTheBlock()],
    method: words('Inmunohistoquímica', 'Immunohistochemistry'),
    performedBy: 'referral',
    turnaround: referred(7),
    components: [answered('score', words('Puntaje', 'Score'), null)],
  }),
  exam({
    code: 'PAT-035',
    slug: 'coloraciones-especiales-tejido',
    name: words('Coloraciones especiales en tejido', 'Special stains on tissue'),
    synonyms: {
      es: [
        'PAS',
        'Grocott',
        'Ziehl en tejido',
        'Rojo Congo',
        'Masson',
        'Perls',
        'Giemsa en tejido',
        'plata metenamina',
      ],
      en: ['PAS', 'Grocott', 'Congo red', 'Masson trichrome', 'Perls', 'silver stain'],
    },
    area: 'pathology',
    purpose: words(
      'Tiñe en el tejido lo que la coloración de rutina no muestra: hongos, bacilos de tuberculosis, hierro, cicatriz o amiloide. El patólogo escoge cuál usar.',
      'Stains in the tissue what the routine stain does not show: fungi, tuberculosis bacilli, iron, scar or amyloid. The pathologist chooses which to use.',
    ),
    askedFor: words(
      'Se pide cuando se sospecha una infección, un depósito o una cicatriz.',
      'Ordered when an infection, a deposit or a scar is suspected.',
    ),
    preparation: { instructions: [withTheOrder] },
    specimens: [onTheBlock()],
    method: words('Histoquímica', 'Histochemistry'),
    performedBy: 'referral',
    turnaround: referred(3),
    components: report,
  }),
  exam({
    code: 'PAT-036',
    slug: 'inmunofluorescencia-directa-piel',
    name: words('Inmunofluorescencia directa de piel', 'Skin direct immunofluorescence'),
    synonyms: {
      es: ['pénfigo', 'penfigoide', 'ampollas', 'lupus de la piel'],
      en: ['DIF', 'pemphigus', 'pemphigoid', 'blistering disease'],
    },
    area: 'pathology',
    purpose: words(
      'Busca anticuerpos pegados a la piel con un brillo verde. Separa las enfermedades que forman ampollas y el lupus de la piel.',
      'Looks for antibodies stuck to the skin by their green glow. It tells apart the diseases that form blisters and lupus of the skin.',
    ),
    askedFor: words(
      'Se pide ante ampollas de la piel o la boca y en sospecha de lupus.',
      'Ordered for blisters of the skin or mouth and for suspected lupus.',
    ),
    preparation: { instructions: [withTheOrder] },
    specimens: [
      sampled('tissue', 'sterile-tube', {
        stability: [{ at: 'refrigerated', hours: 72 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'in-formalin', 'dried-out'],
      }),
    ],
    method: words('Inmunofluorescencia', 'Immunofluorescence'),
    performedBy: 'referral',
    turnaround: referred(5),
    components: [
      ...['IgG', 'IgA', 'IgM', 'C3'].map((deposit) =>
        answered(
          deposit.toLowerCase(),
          words(`Depósito de ${deposit}`, `${deposit} deposit`),
          words('Negativo', 'Negative'),
        ),
      ),
    ],
  }),
  exam({
    code: 'PAT-037',
    slug: 'revision-de-laminas',
    name: words('Revisión de láminas y bloques (segunda opinión)', 'Review of slides and blocks (second opinion)'),
    synonyms: {
      es: ['segunda opinión', 'consulta de patología', 'relectura'],
      en: ['second opinion', 'pathology consultation'],
    },
    area: 'pathology',
    purpose: words(
      'Otro patólogo mira de nuevo el tejido ya procesado. En diagnósticos difíciles una segunda mirada puede cambiar el tratamiento.',
      'Another pathologist looks again at tissue already processed. In difficult diagnoses a second look can change the treatment.',
    ),
    askedFor: words(
      'Se pide antes de una cirugía mayor o de una quimioterapia, o cuando el resultado no cuadra.',
      'Ordered before major surgery or chemotherapy, or when the result does not fit.',
    ),
    preparation: {
      instructions: [
        words(
          'Traiga las láminas, los bloques de parafina y el informe anterior: se le devuelven.',
          'Bring the slides, the paraffin blocks and the earlier report: they are given back to you.',
        ),
      ],
    },
    specimens: [onSlides()],
    method: words('Microscopía', 'Microscopy'),
    performedBy: 'referral',
    turnaround: referred(5),
    components: report,
  }),
  exam({
    code: 'PAT-038',
    slug: 'citologia-funcional-hormonal',
    name: words('Citología funcional (hormonal)', 'Hormonal vaginal cytology'),
    synonyms: { es: ['índice de maduración', 'citología hormonal'], en: ['maturation index', 'hormonal cytology'] },
    area: 'pathology',
    purpose: words(
      'Cuenta las capas de células de la vagina, que cambian con los estrógenos. Muestra si a la edad de la persona el efecto de las hormonas es el esperado.',
      'Counts the layers of cells of the vagina, which change with estrogens. It shows whether the effect of hormones is what is expected at the person’s age.',
    ),
    askedFor: words(
      'Se pide en la sequedad de la menopausia y en el control de la terapia hormonal.',
      'Ordered for menopausal dryness and to follow hormone therapy.',
    ),
    preparation: beforeASmear,
    specimens: [onSlides('vaginal-swab')],
    method: papanicolaou,
    performedBy: 'referral',
    turnaround: referred(5),
    components: [answered('maturation-index', words('Índice de maduración', 'Maturation index'), null)],
  }),
];
