import type { Locale } from '../../i18n/locale.ts';

type Names = Readonly<Record<Locale, string>>;

const named = (es: string, en: string): Names => ({ es, en });

const resources: Readonly<Record<string, Names>> = {
  Bundle: named('Encabezado', 'Header'),
  Patient: named('Paciente', 'Patient'),
  DiagnosticReport: named('Informe', 'Report'),
  Observation: named('Resultado', 'Result'),
  Specimen: named('Muestra', 'Specimen'),
  ServiceRequest: named('Examen pedido', 'Ordered exam'),
  Practitioner: named('Profesional', 'Professional'),
  PractitionerRole: named('Cargo del profesional', 'Role of the professional'),
  Organization: named('Organización', 'Organization'),
};

/** The names of elements that staff meet, by the element of the resource. */
const elements: Readonly<Record<string, Names>> = {
  resourceType: named('Tipo de recurso', 'Type of resource'),
  id: named('Nombre en el mensaje', 'Name in the message'),
  identifier: named('Identificador', 'Identifier'),
  fullUrl: named('Dirección en el mensaje', 'Address in the message'),
  request: named('Qué hacer', 'What to do'),
  timestamp: named('Cuándo se escribió', 'When it was written'),
  type: named('Tipo', 'Type'),
  meta: named('Perfil', 'Profile'),
  status: named('Estado', 'Status'),
  category: named('Sección', 'Section'),
  code: named('Qué examen', 'Which exam'),
  subject: named('De quién es', 'Whose it is'),
  name: named('Nombre', 'Name'),
  birthDate: named('Fecha de nacimiento', 'Birth date'),
  gender: named('Sexo', 'Sex'),
  telecom: named('Teléfono y correo', 'Phone and email'),
  basedOn: named('Orden', 'Order'),
  requester: named('Quién la pidió', 'Ordering provider'),
  specimen: named('Muestra', 'Specimen'),
  collection: named('Toma', 'Collection'),
  receivedTime: named('Llegada', 'Arrival'),
  condition: named('Estado de la muestra', 'Specimen condition'),
  effectiveDateTime: named('Cuándo se observó', 'When it was observed'),
  issued: named('Cuándo se informó', 'When it was reported'),
  performer: named('Quién lo produjo', 'Who produced it'),
  result: named('Resultados', 'Results'),
  valueQuantity: named('Valor', 'Value'),
  valueString: named('Valor', 'Value'),
  valueCodeableConcept: named('Valor', 'Value'),
  valueRatio: named('Valor', 'Value'),
  valueRange: named('Valor', 'Value'),
  interpretation: named('Señales', 'Flags'),
  referenceRange: named('Intervalo de referencia', 'Reference range'),
  method: named('Método', 'Method'),
  note: named('Nota', 'Note'),
  component: named('Parte', 'Part'),
  conclusion: named('Conclusión', 'Conclusion'),
  presentedForm: named('Documento', 'Document'),
};

/** ('Observation', 'es') → 'Resultado'; empty for a resource that staff seldom meet. */
export const fhirResourceName = (type: string, locale: Locale): string => resources[type]?.[locale] ?? '';

/** ('code.coding[0].code', 'es') → 'Qué examen'; empty for an element that staff seldom meet. */
export const fhirElementName = (path: string, locale: Locale): string =>
  elements[/^\w+/.exec(path)?.[0] ?? '']?.[locale] ?? '';
