import type { WrittenText } from './written-texts.ts';

/** Words of the familiar address. The site uses the formal usted. */
const familiar =
  /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|tuy[oa]s?|eres|estás|tienes|puedes|quieres|debes|necesitas|sabes|haces|recarga)(?!\p{L})/giu;

/** Verbs whose person is a direct object in Medellín: 'lo atendemos', 'la llamamos'. */
const directVerbs =
  'llam(?:a|amos|an|aremos|e|en)|atiend(?:e|en)|atendemos|escuch(?:a|amos|an)|acost(?:amos|e|en)|acuest(?:a|an)|reciben|esper(?:a|amos|an)|acompañ(?:a|amos|an)|represent(?:a|an|e)|identific(?:a|amos|an)|orient(?:a|amos|an)|discrimin(?:a|en)|valor(?:a|en|an)|examin(?:a|an|e)|proteg(?:e|emos|en)|obliga a hacer';
const directStems =
  '(?:llam|atend|escuch|acost|acompañ|represent|identific|orient|discrimin|examin|proteg|afect|recib|esper)(?:ar|er|ir|ándo|iéndo)le';
/** 'le atendemos', 'llamarle': an indirect object in place of the direct one. */
const courtesyLe = new RegExp(`(?<!\\p{L})(?:les? (?:${directVerbs})|${directStems})(?!\\p{L})`, 'giu');

/** Names and abbreviations may be capitalized anywhere, other words only at the beginning. */
const names = new Set(
  'WhatsApp Metro Google Consent Mode Gram Colombia Zika Coombs Rh Helicobacter Friedewald Sampson Chagas Mundial Salud Organización Petri Maps Waze OpenStreetMap Martin Hopkins'.split(
    ' ',
  ),
);

/** 'Ver Resultados' → ['Resultados'] */
const capitalsIn = (label: string): string[] =>
  label
    .replace(/\{\{\w+\}\}|\{\w+\}/g, ' ')
    .split(/[:.?!¿¡«(/·–—©]\s*/)
    .flatMap((part) => part.trim().split(/\s+/).slice(1))
    .map((word) => word.replace(/[^\p{L}\d+-]/gu, ''))
    .filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word) && !names.has(word));

/** Numbers in English notation: '50,000', '5.7 %', '99%'. Articles of laws and versions ('2.8.1.2.4', '3.1') are not numbers. */
const foreignNumbers =
  /(?<![\d,.])[1-9]\d{0,2},\d{3}(?![\d,]|\s?(?:mg|mL|µ|g\/))|(?<![\d.,])\d+\.\d{1,2}\s?(?:%|mg|g\/|mL|µ|kg|mmol|ng|UI)|\d%/gu;

/** Numbers without a thousands separator, which both languages write: '1500 m' was two lines below '1.500 m'. */
const unmarkedThousands =
  /(?<![\d.,/–-])[1-9]\d{3,}(?=\s(?:m|km|g|mg|µg|ng|pg|mL|UI|IU|UFC|CFU|personas|people|pacientes|patients|hombres|men|mujeres|women)(?!\p{L}))/gu;

/** 'a 1500 m' → ['1500'] */
export const unmarkedThousandsIn = (text: string): string[] =>
  [...text.matchAll(unmarkedThousands)].map(([number]) => number);

/** Correct in context: the exact words of the specification, and decimals that look like thousands. */
const exceptions = [
  // The specific gravity of urine has three decimals.
  '1,005 a 1,030',
  // S2.11
  '50,000+ Pacientes',
  '5,000+ Exámenes',
  '{count}+ Pacientes',
  '{count}+ Exámenes',
  // S2.15, S2.08
  'Agendar Cita',
  'Ver Resultados',
  'Preparación Exámenes',
  'Preguntas Frecuentes',
  // S2.13
  'Equipo Experto',
  'Cuidado Humano',
  // S2.17, S2.23
  '¿Cómo te puedo ayudar?',
  'Error de Sistema',
  'Ha ocurrido un error inesperado. Por favor recarga la página.',
  'Recargar Página',
];

/** Lists the faults that a reader in Medellín notices: 'Le atendemos' → ['Le atendemos'] */
export function spanishFaultsIn({ text, isLabel }: Pick<WrittenText, 'text' | 'isLabel'>): string[] {
  const withoutExceptions = exceptions.reduce((rest, exception) => rest.replaceAll(exception, ' '), text);
  const words = withoutExceptions.replace(/\]\([^)]*\)|\{#[\w-]+\}|`[^`]*`|https?:\S+/g, ' ');
  const found = [familiar, courtesyLe, foreignNumbers].flatMap((one) =>
    [...words.matchAll(one)].map(([fault]) => fault),
  );
  return [...found, ...unmarkedThousandsIn(words), ...(isLabel ? capitalsIn(words) : [])];
}
