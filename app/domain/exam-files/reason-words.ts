import type { FindingKind } from '../exam-checks/check-finding.ts';
import type { FieldFault } from '../exams/field-faults.ts';
import type { CellFault } from './refusal.ts';

/** A text of the commands in both languages. */
export type TextPair = readonly [es: string, en: string];

/**
 * The words for the faults of a cell, in the commands. They are separate from the interface's messages, which need a build: a catalog
 * import also runs on machines that build nothing.
 */
export const cellReasons: Readonly<Record<CellFault | FieldFault | 'nothing-to-accept', TextPair>> = {
  missing: ['falta', 'is missing'],
  'wrong-type': ['falta o no es del tipo que corresponde', 'is missing or has the wrong type'],
  'unknown-field': ['no es un campo del catálogo', 'is not a field of the catalog'],
  'not-one-of': ['no es una de las palabras de esta columna', 'is not one of the words of this column'],
  blank: ['falta: esta celda no puede ir vacía', 'is missing: this cell cannot be empty'],
  untrimmed: ['tiene espacios al comienzo o al final', 'has spaces at its beginning or end'],
  'control-character': [
    'tiene un carácter de control, que no se ve: bórrelo y escriba el texto de nuevo',
    'has an invisible control character: delete it and type the text again',
  ],
  'empty-list': ['falta: escriba al menos uno', 'is missing: write at least one'],
  repeated: ['está repetido', 'is repeated'],
  'not-whole': ['no es un número entero', 'is not a whole number'],
  'too-small': ['es menor de lo permitido', 'is smaller than allowed'],
  'too-big': ['es mayor de lo permitido', 'is larger than allowed'],
  'not-a-code': [
    'no tiene la forma de los códigos del laboratorio (examCodes en site.config.ts)',
    'does not have the shape of the laboratory’s codes (examCodes in site.config.ts)',
  ],
  'not-a-slug': [
    'no es una dirección como hemograma-iv: minúsculas sin tilde, cifras y guiones',
    'is not an address like blood-count: lowercase letters without accents, digits, and hyphens',
  ],
  'not-cups': ['no es un código CUPS de seis cifras', 'is not a six-digit CUPS code'],
  'not-loinc': ['no es un código LOINC: revise su dígito de control', 'is not a LOINC code: check its check digit'],
  'not-ucum': ['no es una unidad UCUM como mg/dL o 10*3/uL', 'is not a UCUM unit like mg/dL or 10*3/uL'],
  'not-a-time': ['no es una hora como 07:00', 'is not a time like 07:00'],
  'not-a-date': ['no es una fecha como 2026-11-16', 'is not a date like 2026-11-16'],
  'not-an-age': ['no es una edad como 28d, 6m o 18a', 'is not an age like 28d, 6m, or 18y'],
  'neither-hours-nor-days': ['no dice horas ni días', 'has neither hours nor days'],
  'minimum-over-volume': ['pide un mínimo mayor que el volumen', 'has a minimum larger than the volume'],
  'no-limit': ['no tiene límites', 'has no limits'],
  'unit-without-decimals': ['unidad y decimales van juntos', 'a unit and decimals belong together'],
  'interval-of-a-word': ['un resultado en palabras no lleva intervalos', 'a result in words has no intervals'],
  'word-for-a-number': ['un resultado numérico no lleva palabra esperada', 'a numeric result has no expected word'],
  'no-emergency-number': [
    'no dice llamar al 123: en una urgencia tiene que decirlo, en los dos idiomas',
    'does not say to call 123: in an emergency it must, in both languages',
  ],
  'urgent-at-home': [
    'es de urgencias y no se toma a domicilio: quite «domicilio» de sus muestras',
    'is for emergencies and is not collected at home: remove “home” from its specimens',
  ],
  'not-a-number': ['no es un número', 'is not a number'],
  'unknown-word': ['no es una de las palabras de esta columna', 'is not one of the words of this column'],
  'not-an-abstention': [
    'no es como «alcohol 72» o «relaciones-sexuales 48-168»',
    'is not like “alcohol 72” or “sex 48-168”',
  ],
  'not-a-dose': ['no es «antes» ni como «12 h después»', 'is neither “before” nor like “12 h after”'],
  'not-a-report-time': ['no es como «6 h» o «3 d»', 'is not like “6 h” or “3 d”'],
  'no-such-date': [
    'no existe en el calendario: primero va el día, después el mes, como 16/11/2026',
    'does not exist in the calendar: the day comes first, then the month, like 16/11/2026',
  ],
  'not-a-specimen': [
    'no es como «suero en tubo-gel; 4 ml; mínimo 1 ml; refrigerada 48 h»',
    'is not like “serum in serum-gel; 4 ml; minimum 1 ml; refrigerated 48 h”',
  ],
  'not-a-component': [
    'no es como «Hemoglobina / Haemoglobin [g/dL, 1 decimal]: F 18a- 12–16»',
    'is not like “Hemoglobina / Haemoglobin [g/dL, 1 decimal]: F 18y- 12–16”',
  ],
  'not-an-interval': ['no es un intervalo como «F 18a-65a 12–16»', 'is not an interval like “F 18y-65y 12–16”'],
  'one-of-two': [
    'falta: va junto con la columna del otro límite',
    'is missing: it belongs with the column of the other limit',
  ],
  'lists-differ': [
    'las dos columnas de idiomas no tienen la misma cantidad',
    'the two language columns have different numbers of items',
  ],
  'code-twice': ['ese código ya está en otra línea', 'that code is already on another line'],
  'slug-of-another': ['esa dirección es de otro examen', 'that address belongs to another exam'],
  'spreadsheet-error': [
    'es un error de la hoja de cálculo: corrija la fórmula o escriba el valor',
    'is a spreadsheet error: fix the formula or type the value',
  ],
  'nothing-to-accept': [
    'esta regla no reporta nada en este examen: no hay nada que aceptar',
    'this rule reports nothing for this exam, so it has nothing to accept',
  ],
  'too-many-cells': ['la línea tiene más celdas que el encabezado', 'the line has more cells than the heading'],
};

/** The words for the findings of the exam checks. */
export const findingReasonWords: Readonly<Record<FindingKind, TextPair>> = {
  'interval-gap': ['los intervalos dejan edades o un sexo por fuera', 'the intervals leave out some ages or one sex'],
  'interval-overlap': ['dos intervalos se cruzan', 'two intervals overlap'],
  'interval-order': ['los límites van al revés', 'the limits are reversed'],
  'loinc-check-digit': [
    'no es un código LOINC: revise su dígito de control',
    'is not a LOINC code: check its check digit',
  ],
  'cups-shape': ['no tiene la forma de un código CUPS', 'does not have the shape of a CUPS code'],
  ucum: ['no es una unidad UCUM', 'is not a UCUM unit'],
  'specimen-container': ['esa muestra no va en ese recipiente', 'that specimen does not go into that container'],
  'specimen-spoils': ['la muestra se daña antes de que se procese', 'the specimen spoils before it is run'],
  'numbers-differ': ['los números no son iguales en los dos idiomas', 'the numbers differ between the languages'],
  'negation-differs': ['un idioma prohíbe lo que el otro pide', 'one language forbids what the other requires'],
  'opposites-differ': [
    'un idioma dice lo contrario del otro (antes y después, más y menos)',
    'one language says the opposite of the other (before and after, more and less)',
  ],
  'fasting-statement': [
    'dice sobre el ayuno algo distinto de ayuno_min y ayuno_max',
    'contradicts fasting_min_hours and fasting_max_hours',
  ],
  'turnaround-impossible': [
    'se procesa un día en que el laboratorio no abre',
    'is run on a day when the laboratory is closed',
  ],
  'preparation-contradiction': ['la preparación se contradice', 'the preparation contradicts itself'],
  'duplicate-code': ['ese código es de otro examen', 'that code belongs to another exam'],
  'duplicate-slug': ['esa dirección es de otro examen', 'that address belongs to another exam'],
  'unknown-member': ['integrante que no existe o no se ofrece', 'has a member that does not exist or is not offered'],
  'member-cycle': ['el perfil se contiene a sí mismo', 'the panel contains itself'],
  'panel-with-specimens': [
    'un perfil no lleva muestras ni componentes propios',
    'a panel cannot have its own specimens or components',
  ],
  'nothing-taken': ['no dice qué se toma o qué se informa', 'does not say what is collected or what is reported'],
  'same-words': ['parece sin traducir, o en el otro idioma', 'seems untranslated, or in the other language'],
  'missing-words': ['falta un texto, o es provisional', 'a text is missing or is a placeholder'],
};
