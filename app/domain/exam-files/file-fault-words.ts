import type { Locale } from '../../i18n/locale.ts';
import type { TextPair } from './reason-words.ts';
import type { FileError, FileFault } from './table-row.ts';

/** The sentence about a file, after its name. */
const files: Readonly<Record<FileFault, TextPair>> = {
  missing: ['no existe.', 'does not exist.'],
  folder: ['es una carpeta: nombre un archivo.', 'is a folder: name a file.'],
  unreadable: ['no se puede leer: revise sus permisos.', 'cannot be read: check its permissions.'],
  empty: ['está vacío.', 'is empty.'],
  'too-big': ['es demasiado grande: el límite es', 'is too big: the limit is'],
  kind: ['no es .csv ni .xlsx: guárdelo como uno de los dos.', 'is neither .csv nor .xlsx: save it as one of the two.'],
  'not-text': [
    'no es texto separado por comas: guárdelo como CSV UTF-8, o como .xlsx.',
    'is not comma-separated text: save it as CSV UTF-8, or as .xlsx.',
  ],
  'not-a-workbook': [
    'no es un libro de Excel, aunque su nombre lo diga.',
    'is not an Excel workbook, though its name says so.',
  ],
  'old-workbook': [
    'es un libro antiguo (.xls) o con contraseña: guárdelo como .xlsx.',
    'is an old (.xls) or password-protected workbook: save it as .xlsx.',
  ],
  bomb: [
    'se descomprime a más de lo que un catálogo ocupa: no se leyó.',
    'decompresses to more than a catalog needs: it was not read.',
  ],
  'no-sheet': ['no tiene esa hoja:', 'has no such sheet:'],
  'broken-quotes': [
    'tiene comillas sin cerrar o mal puestas en la fila que comienza en la línea',
    'has unclosed or misplaced quotation marks in the row that begins on line',
  ],
  'no-exams': [
    'no nombra ningún examen, y --retire-missing los retiraría todos: póngale los que se ofrecen, o quite esa opción.',
    'names no exam, and --retire-missing would retire all of them: add the exams on offer, or omit the option.',
  ],
  'no-columns': ['no tiene estas columnas, que hacen falta:', 'lacks these required columns:'],
  'repeated-columns': ['tiene dos veces estas columnas:', 'has these columns twice:'],
  unwritable: [
    'no se puede escribir: revise la carpeta y sus permisos.',
    'cannot be written: check the folder and its permissions.',
  ],
  'report-of-itself': [
    'es el archivo del catálogo: dele otro nombre al informe.',
    'is the catalog’s file: give the report another name.',
  ],
  'calendar-1904': [
    'cuenta las fechas desde 1904, como los Excel de Mac antiguos: guárdelo como CSV UTF-8.',
    'counts its dates from 1904, as old versions of Excel for Mac do: save it as CSV UTF-8.',
  ],
  'reading-stopped': [
    'no se terminó de leer y no se escribió nada: inténtelo de nuevo, o en varias partes.',
    'was not read to the end, and nothing was written: try again, or split it into several parts.',
  ],
  'not-acceptable': [
    'tiene una línea que no se puede usar. Necesita codigo, regla y motivo, y la regla debe ser una de las que leen frases. Línea',
    'has an unusable line. It needs code, rule, and reason, and the rule must be one that reads sentences. Line',
  ],
  mapping: ['no es una correspondencia de columnas válida:', 'is not a valid column mapping:'],
};

/** 'exámenes.csv no existe.' */
export const fileSentence = ({ file, fault, detail }: FileError, language: Locale): string =>
  `${file} ${files[fault][language === 'es' ? 0 : 1]}${detail === '' ? '' : ` ${detail}${/\.$/.test(detail) ? '' : '.'}`}`;
