import { isFillerWord } from '../filler-lexicon.ts';
import { isStopWord } from '../name-tokens.ts';

/** Words around the exams of an order that do not identify them. */
const aroundExams = new Set(
  (
    'solicito solicita solicitan solicitud sirvase realizar realicen tomar tomarle favor cordial saludo saludos atentamente gracias muchas doctor doctora dr dra ' +
    'paciente laboratorio laboratorios paraclinico paraclinicos ordenes siguiente siguientes urgente prioritario control rutina ' +
    'ayuna ayunas ayuno cantidad cant unidad unidades nro num numero ss pf plis porfa porfavor amablemente adjunto envio enviar copiar copio ' +
    'este estos esta estas ese esos siguen lista listado orden ordenada ordenados ordeno pidio pidieron formula medica medico eps cotizacion cotizar cotizarme precio precios valor total valen vale ' +
    'dias tardes noches buen buena senor senora senorita ayudame ayudarme quedo atenta atento respuesta tal estan ustedes hola ' +
    'fasting please order ordered following thanks regards blood work labs'
  ).split(' '),
);

/** Whether a word carries no information in an order. Takes a folded word. */
export const isAroundExams = (word: string): boolean => isStopWord(word) || isFillerWord(word) || aroundExams.has(word);

const hours = /^(?:\d+|h|hrs?|horas?|hours?|am|pm|manana|tomorrow|minimo|desde|hasta|noche|antes)$/;

/** Whether words are an instruction about an hour: 'Ayuno de 8 horas', 'Tomar mañana a las 7 am' */
export const isAboutHours = (words: readonly string[]): boolean =>
  isAroundExams(words[0] ?? '') && words.every((word) => isAroundExams(word) || hours.test(word));

/** Words that an exam of blood implies: 'creatinina sérica', 'recuento de plaquetas automatizado', 'glicemia en ayunas'. */
const impliedWords = new Set(
  'suero serica serico sericos sericas sangre sanguinea sanguineo plasma plasmatico plasmatica venosa automatizado automatizada automatizados basal serum blood total totales completo completa completos complete'.split(
    ' ',
  ),
);

/** Whether a name may omit the word. */
export const isImpliedWord = (word: string): boolean => impliedWords.has(word);

/** A line that begins with one of these is about the patient or the visit. */
const headings =
  /^\s*(paciente|nombres?|apellidos?|c\.?\s?c\.?|cedula|cédula|documento|identificaci[oó]n|edad|sexo|fecha|eps|entidad|tel|tel[eé]fono|cel|celular|direcci[oó]n|firma|r\.?m\.?|dx|idx|id|diagn[oó]stico|impresi[oó]n|cie\s?-?10|patient|name|date|diagnosis|age)\b\s*[:.#]|^\s*(?:eps|edad|c\.?c\.?|c[eé]dula)\s+\S/iu;
/** 'Dr. Juan Pérez', and nothing else. */
const signature = /^\s*(?:[Dd][Rr][Aa]?|[Dd]octora?|[Mm][eé]dic[oa])\b[.:]?\s*(?:\p{Lu}\p{L}*\.?\s*){1,4}$/u;

/** Whether a line is about the patient or the doctor, and names no exam. */
export const isAboutPatient = (line: string): boolean => headings.test(line) || signature.test(line);

/** Group headings of an order: 'Química:', 'HORMONAS:' */
const groups = new Set(
  (
    'quimica sanguinea hematologia hormonas hormonal inmunologia microbiologia coagulacion uroanalisis serologia otros varios sangre orina heces examenes laboratorio ' +
    'laboratorios paraclinicos bioquimica endocrinologia infecciosas tiroideas chemistry hematology hormones others'
  ).split(' '),
);

/** Whether words are only a group heading. */
export const isGroup = (words: readonly string[]): boolean =>
  words.every((word) => groups.has(word) || isAroundExams(word));
