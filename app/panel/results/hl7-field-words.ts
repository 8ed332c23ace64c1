import type { Locale } from '../../i18n/locale.ts';

type Names = Readonly<Record<Locale, string>>;

const named = (es: string, en: string): Names => ({ es, en });

/** The names of fields that staff meet, by segment and number. */
const fields: Readonly<Record<string, Readonly<Record<number, Names>>>> = {
  MSH: {
    1: named('Separador', 'Separator'),
    2: named('Otros separadores', 'Other separators'),
    3: named('Sistema que envía', 'Sending system'),
    4: named('Laboratorio que envía', 'Sending laboratory'),
    5: named('Sistema que recibe', 'Receiving system'),
    6: named('Sede que recibe', 'Receiving site'),
    7: named('Cuándo se escribió', 'When it was written'),
    9: named('Tipo de mensaje', 'Message type'),
    10: named('Número del mensaje', 'Message number'),
    11: named('Producción o prueba', 'Production or test'),
    12: named('Versión de HL7', 'HL7 version'),
    18: named('Juego de caracteres', 'Character set'),
  },
  PID: {
    1: named('Orden en la lista', 'Place in the list'),
    2: named('Identificador anterior', 'Former identifier'),
    3: named('Documentos', 'Identifiers'),
    5: named('Nombre', 'Name'),
    7: named('Fecha de nacimiento', 'Birth date'),
    8: named('Sexo', 'Sex'),
    11: named('Dirección', 'Address'),
    13: named('Teléfono y correo', 'Phone and email'),
  },
  ORC: {
    1: named('Qué hacer', 'What to do'),
    2: named('Orden de quien la pidió', 'Number of whoever ordered'),
    3: named('Orden del laboratorio', 'Laboratory’s number'),
    12: named('Quién la pidió', 'Ordering provider'),
  },
  OBR: {
    1: named('Orden en la lista', 'Place in the list'),
    2: named('Orden de quien la pidió', 'Number of whoever ordered'),
    3: named('Número del laboratorio', 'Laboratory’s number'),
    4: named('Examen', 'Exam'),
    7: named('Toma de la muestra', 'Collection'),
    14: named('Llegada de la muestra', 'Arrival of the specimen'),
    15: named('Muestra', 'Specimen'),
    16: named('Quién la pidió', 'Ordering provider'),
    22: named('Cuándo se informó', 'When it was reported'),
    24: named('Sección', 'Section'),
    25: named('Estado del informe', 'Status of the report'),
    26: named('Resultado del que sale', 'Parent result'),
    28: named('Copias a', 'Copies to'),
    29: named('Orden de la que sale', 'Parent order'),
  },
  OBX: {
    1: named('Orden en la lista', 'Place in the list'),
    2: named('Tipo de valor', 'Type of value'),
    3: named('Qué se midió', 'What was measured'),
    4: named('Subgrupo', 'Subgroup'),
    5: named('Valor', 'Value'),
    6: named('Unidad', 'Unit'),
    7: named('Intervalo de referencia', 'Reference interval'),
    8: named('Señales', 'Flags'),
    11: named('Estado del resultado', 'Status of the result'),
    14: named('Cuándo se observó', 'When it was observed'),
    15: named('Quién lo produjo', 'Producer'),
    16: named('Quién lo observó', 'Observer'),
    17: named('Método', 'Method'),
    19: named('Cuándo se analizó', 'When it was analyzed'),
    23: named('Laboratorio que lo hizo', 'Performing laboratory'),
  },
  NTE: { 1: named('Orden en la lista', 'Place in the list'), 3: named('Comentario', 'Comment') },
  SPM: {
    1: named('Orden en la lista', 'Place in the list'),
    2: named('Número de la muestra', 'Number of the specimen'),
    4: named('Tipo de muestra', 'Type of specimen'),
    17: named('Toma', 'Collection'),
    18: named('Llegada', 'Arrival'),
    21: named('Razón del rechazo', 'Reason for refusal'),
    24: named('Estado de la muestra', 'Condition'),
  },
};

const segments: Readonly<Record<string, Names>> = {
  MSH: named('Encabezado', 'Header'),
  PID: named('Paciente', 'Patient'),
  PV1: named('Visita', 'Visit'),
  ORC: named('Orden', 'Order'),
  OBR: named('Examen pedido', 'Ordered exam'),
  OBX: named('Resultado', 'Result'),
  NTE: named('Comentario', 'Comment'),
  SPM: named('Muestra', 'Specimen'),
};

/** ('OBX', 6, 'es') → 'Unidad'; '' for a field without a name here. */
export const hl7FieldName = (segment: string, number: number, locale: Locale): string =>
  fields[segment]?.[number]?.[locale] ?? '';

/** ('OBX', 'es') → 'Resultado' */
export const hl7SegmentName = (segment: string, locale: Locale): string => segments[segment]?.[locale] ?? '';
