import type { Locale } from '../../i18n/locale.ts';
import { urgentSources } from '../exams/urgent-sources.ts';
import { vocabularies } from './cell-vocabulary.ts';
import { type ColumnKey, columnKeys, columns } from './columns.ts';
import type { TextPair } from './reason-words.ts';

/** The words of a vocabulary, for a list: 'propio, remitido' */
const wordsOf = ({ spanish }: { spanish: Readonly<Record<string, string>> }): string =>
  Object.values(spanish).join(', ');
const oneOf = (of: { spanish: Readonly<Record<string, string>> }): TextPair => [
  `Una de: ${wordsOf(of)}.`,
  `One of: ${wordsOf(of)}.`,
];
const inEnglish: TextPair = ['Lo mismo, en inglés.', 'The same in English.'];
const { area, abstention, urine, counselling, urgentUse, status, performedBy, specimen, container, rejection } =
  vocabularies;
const { dwellPurpose, posture, urineAdditive } = vocabularies;

/** How to fill in each column, for the second sheet of the template. */
const explanations: Readonly<Record<ColumnKey, TextPair>> = {
  codigo: [
    'Obligatorio. El código propio, tres letras y tres cifras: HEM-001. Identifica el examen para siempre.',
    'Required. Your own code, three letters and three digits: HEM-001. It names the exam for good.',
  ],
  direccion_web: [
    'Vacío: se forma con el nombre. Minúsculas, cifras y guiones.',
    'Empty: made of the name. Small letters, digits and hyphens.',
  ],
  nombre: ['Obligatorio. El nombre en español.', 'Required. The name in Spanish.'],
  nombre_en: inEnglish,
  sinonimos: [
    'Cómo lo llama la gente: azúcar en sangre | glicemia',
    'What people call it: azúcar en sangre | glicemia',
  ],
  sinonimos_en: inEnglish,
  cups: ['Seis cifras; vacío si no se conoce.', 'Six digits; empty when it is not known.'],
  loinc: ['El de la orden, con su dígito de control: 1558-6.', 'That of the order, with its check digit: 1558-6.'],
  area: oneOf(area),
  integrantes: [
    'Solo perfiles: los códigos de sus exámenes, QUI-001 | QUI-002.',
    'Panels only: the codes of their exams, QUI-001 | QUI-002.',
  ],
  equivale_a: [
    'El código del examen que hoy responde lo mismo con el mismo método. Vacío: ninguno.',
    'The code of the exam that answers the same question by the same method today. Empty: none.',
  ],
  para_que_sirve: ['Qué mide y para qué, en palabras sencillas.', 'What it measures and what for, in plain words.'],
  para_que_sirve_en: inEnglish,
  cuando_se_pide: ['Cuándo lo pide el médico.', 'When a doctor asks for it.'],
  cuando_se_pide_en: inEnglish,
  notas: ['Interferencias y límites; puede ir vacío.', 'Interferences and limits; may be empty.'],
  notas_en: inEnglish,
  urgencia: [
    `Vacío: no es de urgencias. Una de: ${wordsOf(urgentUse)}. Lo de urgencias no lleva «domicilio» en sus muestras.`,
    `Empty: no emergency. One of: ${wordsOf(urgentUse)}. The specimens of the first two do not have “home”.`,
  ],
  urgencia_senal: [
    'De qué puede ser señal pedirlo, empezando por la situación: ¿Tomó demasiado acetaminofén?',
    'What ordering it can be a sign of, starting with the situation, in Spanish: ¿Tomó demasiado acetaminofén?',
  ],
  urgencia_senal_en: inEnglish,
  urgencia_que_hacer: [
    'Qué hacer ya. En una urgencia nombra el 123: Vaya ya a urgencias o llame al 123.',
    'What to do now, in Spanish. In an emergency it names 123: Vaya ya a urgencias o llame al 123.',
  ],
  urgencia_que_hacer_en: inEnglish,
  urgencia_fuente: [`Una de: ${urgentSources.join(', ')}.`, `One of: ${urgentSources.join(', ')}.`],
  ayuno_min: ['Horas de ayuno como mínimo. Vacío: sin ayuno.', 'Least hours of fasting. Empty: no fast.'],
  ayuno_max: ['Horas de ayuno como máximo.', 'Most hours of fasting.'],
  abstenciones: [
    `Qué se deja y cuántas horas antes: alcohol 72; relaciones-sexuales 48-168. Palabras: ${wordsOf(abstention)}.`,
    `What is left out, and for how many hours before: alcohol 72; sex 48-168. Words: ${wordsOf(abstention)}.`,
  ],
  hora_desde: ['La muestra se toma desde esta hora: 07:00.', 'The sample is taken from this time on: 07:00.'],
  hora_hasta: ['Y antes de esta: 09:00.', 'And before this one: 09:00.'],
  ciclo_desde: ['Día del ciclo menstrual, el primero.', 'Day of the menstrual cycle, the first.'],
  ciclo_hasta: ['Día del ciclo menstrual, el último.', 'Day of the menstrual cycle, the last.'],
  permanencia_min: ['Minutos que el paciente se queda. Vacío: 0.', 'Minutes that the patient stays. Empty: 0.'],
  sin_ciclo: [
    'Solo perfiles para quien no menstrúa (hombres, menopausia): «sí». Vacío: no.',
    'Only panels for people who do not menstruate (men, menopause): “yes”. Empty: no.',
  ],
  mismo_dia: [
    'Solo perfiles cuyas muestras se toman el mismo día: «sí». Vacío: no.',
    'Only panels whose samples are taken on the same day: “yes”. Empty: no.',
  ],
  permanencia_para: [
    `Para qué se queda. Una de: ${wordsOf(dwellPurpose)}. Vacío: reposo si son menos de 60 minutos, examen si son más.`,
    `What the stay is for. One of: ${wordsOf(dwellPurpose)}. Empty: rest under 60 minutes, the test from 60 on.`,
  ],
  postura: [
    `Cómo está el paciente antes de la muestra, si la cambia. Una de: ${wordsOf(posture)}.`,
    `The position before the sample, where it changes the result. One of: ${wordsOf(posture)}.`,
  ],
  conservante_orina: [
    `Orina de 24 horas: qué debe llevar el recipiente. Una de: ${wordsOf(urineAdditive)}. Vacío: da igual.`,
    `24-hour urine: what the container must hold. One of: ${wordsOf(urineAdditive)}. Empty: either will do.`,
  ],
  estimulo: [
    'Curvas: lo que se toma, se come, se aplica o se hace entre las muestras, igual en todos los exámenes: 75 g de glucosa.',
    'Curves: what is drunk, eaten, injected or done between the samples, the same in every exam, in Spanish: 75 g de glucosa.',
  ],
  estimulo_en: ['Lo mismo, en inglés: 75 g of glucose.', 'The same in English: 75 g of glucose.'],
  hora_recoleccion: [
    'La hora de la noche anterior a la que el paciente lo recoge en casa: 23:00.',
    'The hour of the evening before at which the patient collects it at home: 23:00.',
  ],
  recoleccion_orina: oneOf(urine),
  dosis: [
    'Medicamentos: «antes» de la próxima dosis, o «12 h después» de la última, o «mínimo 6 h después».',
    'Drugs: “before” the next dose, or “12 h after” the last, or “minimum 6 h after”.',
  ],
  medicamento: ['De qué medicamento es la dosis: litio.', 'Of which drug the dose is, in Spanish: litio.'],
  medicamento_en: ['El mismo, en inglés: lithium.', 'The same in English: lithium.'],
  indicaciones: [
    'Frases que lo demás no dice, separadas con |.',
    'Sentences that the rest does not tell, separated by |.',
  ],
  indicaciones_en: ['Las mismas, en inglés y en el mismo orden.', 'The same in English, in the same order.'],
  indicaciones_permanencia: [
    'Frases para el tiempo en el laboratorio, después de la primera muestra, separadas con |.',
    'Sentences for the time at the laboratory, after the first sample, separated by |.',
  ],
  indicaciones_permanencia_en: [
    'Las mismas, en inglés y en el mismo orden.',
    'The same in English, in the same order.',
  ],
  muestras: [
    `suero en tubo-gel; 4 ml; mínimo 1 ml; domicilio; paciente; 3 días (si se recoge en varios); ambiente 8 h; refrigerada 48 h; congelada 720 h; rechazo hemolizada, lipémica | (otra). Muestras: ${wordsOf(specimen)}. Recipientes: ${wordsOf(container)}. Rechazos: ${wordsOf(rejection)}.`,
    `serum in serum-gel; 4 ml; minimum 1 ml; home; patient; 3 days (if collected on several); room 8 h; refrigerated 48 h; frozen 720 h; rejected haemolysed, lipaemic | (another). Specimens: ${wordsOf(specimen)}. Containers: ${wordsOf(container)}. Rejections: ${wordsOf(rejection)}.`,
  ],
  metodo: ['La técnica; puede ir vacío.', 'The technique; may be empty.'],
  metodo_en: inEnglish,
  realiza: [`Una de: ${wordsOf(performedBy)}. Vacío: propio.`, `One of: ${wordsOf(performedBy)}. Empty: own.`],
  dias_proceso: [
    'Los días en que se procesa: lunes | jueves, o lunes a viernes.',
    'The days on which it is run: monday | thursday, or monday to friday.',
  ],
  hora_corte: [
    'Lo que llega hasta esta hora se procesa ese día: 14:00.',
    'What has come by then is run that day: 14:00.',
  ],
  dias_transporte: [
    'Días hábiles de viaje si es remitido. Vacío: 0.',
    'Working days of travel when referred. Empty: 0.',
  ],
  entrega: [
    'Desde el corte: 6 h (horas de atención) o 3 d (días hábiles).',
    'From the cut-off: 6 h (opening hours) or 3 d (business days).',
  ],
  componentes: [
    'Lo que se informa: id = Hemoglobina / Haemoglobin [g/dL, 1 decimal, LOINC 718-7]: F 18a- 12–16; M 18a- 13.5–17.5 {who-anaemia-2024} | result = Resultado / Result: Negativo / Negative',
    'What is reported: id = Hemoglobina / Haemoglobin [g/dL, 1 decimal, LOINC 718-7]: F 18y- 12–16; M 18y- 13.5–17.5 {who-anaemia-2024} | result = Resultado / Result: Negativo / Negative',
  ],
  precio: [
    'En la moneda del laboratorio, sin centavos. Vacío: se consulta.',
    'In the laboratory’s currency, no cents. Empty: ask.',
  ],
  asesoria: [`Una de: ${wordsOf(counselling)}. Vacío: ninguna.`, `One of: ${wordsOf(counselling)}. Empty: none.`],
  reserva: [
    'Sí o no: su nombre revela algo íntimo, y en mensajes va solo el código. Vacío: sí en VIH e ITS, embarazo, fertilidad, genética, filiación y medicamentos.',
    'Yes or no: its name tells something private, and messages carry its code alone. Empty: yes for HIV and STI, pregnancy, fertility, genetics, kinship and drugs.',
  ],
  prenatal: [
    'Sí o no: solo se pide en el embarazo, y la lista pregunta por él antes del ayuno. Vacío: no.',
    'Yes or no: it is ordered only in pregnancy, and a list asks about it before the fast. Empty: no.',
  ],
  estado: [`Una de: ${wordsOf(status)}. Vacío: borrador.`, `One of: ${wordsOf(status)}. Empty: draft.`],
  version: [
    'Sube sola con cada cambio: lo que se escriba aquí vale solo para un examen nuevo.',
    'Goes up by itself with each change: what stands here counts for a new exam only.',
  ],
  revisado_por: ['Obligatorio. Quién lo revisó.', 'Required. Who has reviewed it.'],
  revisado_el: ['Obligatorio. Cuándo: 2026-11-16, o 16/11/2026.', 'Required. When: 2026-11-16, or 16/11/2026.'],
};

/** A row for each column: its heading, its English heading, and its content. */
export const explanationRows = (language: Locale): string[][] =>
  columnKeys.map((key) => [key, columns[key].english, explanations[key][language === 'es' ? 0 : 1]]);
