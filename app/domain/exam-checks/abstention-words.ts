import type { AbstentionKind } from '../exams/exam.ts';
import type { Language } from './words-of.ts';

type Expressions = Readonly<Record<Language, RegExp>>;

const word = (es: string, en: string): Expressions => ({
  es: new RegExp(`(?<!\\p{L})(?:${es})`, 'iu'),
  en: new RegExp(`(?<!\\p{L})(?:${en})`, 'iu'),
});

/** What a text calls what a patient leaves out. */
export const abstained: Readonly<Record<AbstentionKind, Expressions>> = {
  alcohol: word(
    'alcohol|licor|cervezas?|vino|aguardiente|trago|bebidas embriagantes',
    'alcohol|liquor|beers?|wine|spirits',
  ),
  tobacco: word('fum(?:e|ar|en)|cigarrillo|tabaco', 'smok|cigarette|tobacco'),
  caffeine: word('cafeína|café|tinto', 'caffeine|coffee'),
  exercise: word('ejercicio|deporte|gimnasio|actividad física', 'exercis|sports?|gym|physical activity'),
  sex: word('relaciones sexuales|eyacul|abstinencia|coito|sexo', 'sex|ejaculat|intercourse|abst(?:ain|inence)'),
  antibiotics: word('antibiótico', 'antibiotic'),
  biotin: word('biotina', 'biotin'),
  'vitamin-c': word('vitamina c(?!\\p{L})', 'vitamin c(?!\\p{L})'),
  'red-meat': word('carnes? rojas?', 'red meat'),
  'anti-inflammatories': word('antiinflamatorio|ibuprofeno|aspirina', 'anti-inflammator|ibuprofen|aspirin'),
  'iron-supplements': word('hierro|sulfato ferroso', 'iron|ferrous'),
  'vaginal-products': word(
    'óvulos|duchas? vaginal|cremas? vaginal|productos vaginales',
    'pessar|vaginal (?:douche|cream|product)|douch',
  ),
  seafood: word('mariscos|pescado', 'seafood|shellfish|fish'),
  'sunbathing-tanning': word('asole|broncear|bronceado|sol(?!\\p{L})', 'sunbath|tan(?:ning)?(?!\\p{L})|sun(?!\\p{L})'),
  antihistamines: word('antihistamínico|antialérgico|loratadina', 'antihistamine|allergy medic|loratadine'),
  'acid-reducers': word('omeprazol|antiácido|protector gástrico', 'omeprazole|antacid|acid reducer'),
};

const anyOf = (language: Language): RegExp =>
  new RegExp(
    Object.values(abstained)
      .map((of) => of[language].source)
      .join('|'),
    'iu',
  );
/** Any of them: most sentences name none, and this is one look instead of sixteen. */
export const anyAbstained: Expressions = { es: anyOf('es'), en: anyOf('en') };

/** That it is left out. */
export const leavingOut = word(
  'no|sin|ni|evit|suspend|abst|deje|dejar|prohibid|guard|nada de',
  "no|not|cannot|\\p{L}+n['’]t|without|avoid|stop|abst|refrain|skip|leave out|give up|keep off",
);

/** That it may go on. */
export const goingOn: Expressions = {
  es: /(?<!(?:\bno|\bni) (?:se )?)\b(?:pueden?|podrá|se pueden?|se permite)(?: usted)? (?:\p{L}+ )?(?:tom|beb|consum|inger|fum|hacer|practicar|tener|us|aplic|com|asole|bronce|entren|segui|continu)\p{L}*|\b(?:está bien|no (?:hay|tiene|pasa) (?:problema|nada|inconveniente)(?: (?:si|en|con))?) (?:se )?(?:tom|beb|consum|fum|hac|ha[cg]|us|com)\p{L}*|(?<!\bno (?:está |es )?)\bpermitid[oa]s?|\bno (?:es necesario|hace falta|necesita|tiene que|debe|hay que)(?: \p{L}+)? (?:suspend|dej|evit|absten)/iu,
  en: /\b(?:can|may|(?:are|is) (?:free|allowed) to) (?!not)(?:\p{L}+ )?(?:drink|have|smok|tak|exercis|eat|us|sunbath|keep|continu|consum|train|do)|(?<!\bnot |n['’]t )\b(?:allowed|permitted)|\b(?:is|are) (?:fine|ok|okay|all right)|\bno need to (?:stop|avoid|give up)|(?:\bnot|n['’]t) (?:need|have) to (?:stop|avoid|give up|refrain)/iu,
};

/** Another time, or a question: nothing is told of the hours before the sample. */
export const notBefore: Expressions = {
  es: /(?<!\p{L})(?:después|luego|tras|hasta|una vez|al (?:terminar|salir)|cuando|apenas|díganos|dígale|cuént\p{L}+|avis\p{L}+|pregunt\p{L}+|si (?:tom|us|consum|fum|bebe|tuvo|su|el)\p{L}*|piel|herida|lesión|zona)(?!\p{L})/iu,
  en: /\b(?:after|afterwards|then|until|up to|once|when|tell us|let us know|ask|if|since|skin|sore|wound|area)\b/iu,
};

/** A time that is nearer than an abstention of so many hours. */
export const nearer: readonly (readonly [hours: number, Expressions])[] = [
  [12, word('noche anterior|noche antes|anoche', 'night before|previous night')],
  [24, word('día anterior|día antes|víspera', 'day before|previous day')],
];
