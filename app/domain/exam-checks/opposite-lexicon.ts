import { cardinalWords } from './number-lexicon.ts';

/**
 * A group of opposites: a sentence means at most one of its poles (before or after; left or right; hours, days, or weeks). A pole has its
 * Spanish and its English words as regular expressions, which match whole words.
 */
type OppositeGroup = readonly Pole[];
type Pole = readonly [es: string, en: string];

const spanishNumber = String.raw`(?:\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinti|treinta|cuarenta)`;
const englishNumber = String.raw`(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty)`;
/** 'Después de 3 días sin alcohol' is '3 days before without alcohol': the 'before' that follows a time refers to something else. */
const noSpanishTime = `(?! (?:de )?(?:al menos |unas? |un[oa]? )?(?:${spanishNumber}|horas?|días?|minutos?|semanas?|meses|años?))`;
const noEnglishTime = `(?! (?:at least |about |an? )?(?:${englishNumber}|hours?|days?|minutes?|weeks?|months?|years?))`;

/** Not after a number or an ordinal: '3 días' is compared as a number, and 'primeros días' is a phrase. */
const notAfterNumber = {
  es: `(?<!(?:\\d|${[...cardinalWords.es.keys()].join('|')}|mil|cien|a|primer[oa]s|últim[oa]s) )`,
  en: `(?<!(?:\\d|${[...cardinalWords.en.keys()].join('|')}|hundred|first|last|working|business|opening)[ -])`,
};

/** The index of the group 'before' and 'after'. The text after such a word says before or after what. */
export const BEFORE_AFTER = 0;

/** The groups of opposites in instructions for patients and in explanations of exams. */
export const opposites: readonly OppositeGroup[] = [
  [
    [
      'antes(?! posible)|previ[oa]s?|previamente|anterior(?:es|mente)?|víspera',
      'before(?:hand)?|prior|previous(?:ly)?|preceding',
    ],
    [
      `(?:después|tras)${noSpanishTime}|posterior(?:es|mente)?|siguientes?`,
      `after(?:wards?)?${noEnglishTime}|following|next(?! to)`,
    ],
  ],
  [
    ['primer[oa]?s?', 'first'],
    ['(?<!\\d )segund[oa]', '(?<!\\d )(?<!\\d-)second'],
    ['tercer[oa]?s?', 'third'],
    ['cuart[oa](?! de hora)', 'fourth'],
    ['quint[oa]', 'fifth'],
  ],
  [
    ['izquierd[oa]s?', 'left(?! (?:out|over|in|at|for|to|alone|behind|with))'],
    ['derech[oa]s?', 'right(?! (?:away|after|now|before|time|thing|answer))'],
  ],
  [
    ['(?<!pasado |\\d de la )mañana|matutin[oa]s?', '(?<!\\d in the )morning'],
    ['(?<!(?:más|tan|muy|demasiado|llegue|\\d de la) )tardes?|vespertin[oa]s?', '(?<!\\d in the )afternoon'],
    ['(?<!\\d de la )noches?|nocturn[oa]s?', '(?<!\\d at )nights?|overnight|nocturnal'],
  ],
  [
    [
      '(?<!(?:nada|no) )más (?:de|que)|mayor(?:es)?(?! parte)|superior(?:es)?|por encima|al menos|por lo menos|mínim[oa]|o más',
      'more than|over(?! the counter)|above|greater|larger|bigger|higher than|older|longer than|at least|minimum|or more',
    ],
    [
      'menos (?:de|que)|menor(?:es)?|inferior(?:es)?|por debajo|a lo sumo|máxim[oa]|o menos',
      'less than|under|below|fewer|smaller|lower than|younger|shorter than|at most|maximum|or less|or fewer',
    ],
  ],
  [
    [
      'alt[oa]s?|elevad[oa]s?|sub(?:e|en|ir|ió|an|a)|aument\\p{L}*|increment\\p{L}*|eleva\\p{L}*',
      'high(?:er|est)?|raise[sd]?|elevated|ris(?:e|es|ing)|increas\\p{L}*|goes up|go up',
    ],
    [
      'baj(?:[oa]s?|an|ar|ó)|disminu\\p{L}*|reduc\\p{L}*|desciend\\p{L}*',
      'low(?:er|ers|ered|est)?|falls?|fallen|falling|drops?|dropped|decreas\\p{L}*|reduc\\p{L}*|goes down|go down',
    ],
  ],
  [
    ['positiv[oa]s?|(?<!no )reactiv[oa]s?', 'positives?|(?<!non[- ])reactive'],
    ['negativ[oa]s?|no reactiv[oa]s?', 'negatives?|non[- ]?reactive'],
  ],
  [
    ['temperatura ambiente', 'room temperature'],
    ['nevera|refriger\\p{L}*', 'fridge|refrigerat\\p{L}*'],
    ['congel\\p{L}*', 'froz\\p{L}*|freez\\p{L}*'],
  ],
  [
    ['calientes?|tibi[oa]s?', 'hot|warm'],
    ['frí[oa]s?|hielo', 'cold|cool|ice'],
  ],
  [
    ['hombres?|var[oó]n(?:es)?|masculin[oa]s?', 'm[ae]n|males?'],
    ['mujer(?:es)?|femenin[oa]s?|embarazadas', 'wom[ae]n|females?'],
  ],
  [
    ['padre', 'father'],
    ['madre', 'mother'],
  ],
  [
    ['niñ[oa]s?', 'child(?:ren)?'],
    ['adult[oa]s?', 'adults?'],
  ],
  [
    ['prohib\\p{L}*|prohíb\\p{L}*', 'prohibit\\p{L}*|forbid\\p{L}*|banned'],
    ['permitid[oa]s?|permit(?:e|en|ir)', 'allow(?:s|ed)?|permit(?:s|ted)?'],
  ],
  [
    [
      '(?<!no (?:l[aeo]s? )?)(?:suspend\\p{L}*|interrump\\p{L}*|dej(?:e|en|ar) de)',
      "(?<!(?:not|n't|n’t) )(?:stop\\p{L}*|discontinu\\p{L}*|suspend\\p{L}*)",
    ],
    ['contin[uú]\\p{L}*|sig(?:a|an)(?! las)', 'continu\\p{L}*|keep (?:on|taking|using)|go on'],
  ],
  [
    ['llen[oa]s?', 'full'],
    ['vací[oa]s?', 'empty'],
  ],
  [
    ['sentad[oa]s?|siéntese', 'sit(?:ting)?|seated'],
    ['acostad[oa]s?|acuéstese|recostad[oa]s?', 'lying|lie'],
    ['de pie', 'standing|stand'],
  ],
  [
    ['intern[oa]s?|dentro', 'internal(?:ly)?|inside'],
    ['extern[oa]s?|fuera', 'external(?:ly)?|outside'],
  ],
  [
    ['agud[oa]s?', 'acute'],
    ['crónic[oa]s?', 'chronic'],
  ],
  [
    ['lunes', 'Mondays?'],
    ['martes', 'Tuesdays?'],
    ['miércoles', 'Wednesdays?'],
    ['jueves', 'Thursdays?'],
    ['viernes', 'Fridays?'],
    ['sábados?', 'Saturdays?'],
    ['domingos?', 'Sundays?'],
  ],
  // Times without a number. Times with a number are compared as numbers.
  [
    ['minutos', 'minutes'],
    ['horas', 'hours'],
    ['días', 'days'],
    ['semanas', 'weeks'],
    ['meses', 'months'],
    ['años', 'years'],
  ].map(([es = '', en = '']): [string, string] => [`${notAfterNumber.es}${es}`, `${notAfterNumber.en}${en}`]),
  // Adjectives with a prefix of negation: 'estable' and 'inestable'.
  ...[
    'estab stable unstable',
    'complet complete incomplete',
    'suficient sufficient insufficient',
    'posib possible impossible',
    'conocid known unknown',
    'necesari necessary unnecessary',
    'activ active inactive',
    'adecuad adequate inadequate',
  ].map((line): OppositeGroup => {
    const [stem = '', positive = '', negative = ''] = line.split(' ');
    return [
      [`${stem}\\p{L}*`, positive],
      [`(?:in|im|des)${stem}\\p{L}*`, negative],
    ];
  }),
];
