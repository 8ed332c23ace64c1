/** Messages of the demonstration's laboratory system. Nobody in them is real. */

export const demonstrationSender = {
  name: 'LIS de demostración',
  application: 'LIS-YARUMO',
  facility: 'LAB YARUMO',
  networks: [],
  mllp: 'network',
} as const;

/** Everybody knows it: it exists only in the demonstration's database, and only this machine may use it. */
export const demonstrationKey = 'yarumo-clave-de-demostracion-00000000000000';

const yesenia = 'PID|1||43123456^^^^CC||Ochoa Marín^Yesenia^^^^^L||19850703|F|||||^NET^Internet^yesenia@correo.example';
const hernan = 'PID|1||71654321^^^^CC||Zuluaga^Hernán^Darío^^^^L||19580119|M|||||^NET^Internet^hernan@correo.example';
const mariana =
  'PID|1||1020456789^^^^CC||Vélez Arango^Mariana^^^^^L||19991112|F|||||^NET^Internet^mariana@correo.example';

interface SentReport {
  control: string;
  patient: string;
  order: string;
  filler: string;
  exam: string;
  /** When it was reported, on the laboratory's clock. */
  at: string;
  status?: 'F' | 'P' | 'C';
  specimen?: string;
  /** OBX-2 to OBX-8, then comments. */
  results: readonly (readonly [type: string, code: string, value: string, unit: string, range: string, flag: string])[];
  note?: string;
}

function messageOf({ control, patient, order, filler, exam, at, status = 'F', specimen, results, note }: SentReport) {
  const doctor = '71334455^Restrepo^Iván^^^Dr.';
  return [
    `MSH|^~\\&|LIS-YARUMO|LAB YARUMO|YARUMO|SEDE|${at}-0500||ORU^R01^ORU_R01|${control}|P|2.5.1||||||UNICODE UTF-8`,
    patient,
    `OBR|1|${order}^HIS|${filler}^LIS|${exam}|||20261116064500|||||||20261116070500||${doctor}||||||${at}||CH|${status}`,
    ...(note ? [`NTE|1|L|${note}`] : []),
    ...results.map(
      ([type, code, value, unit, range, flag], i) =>
        `OBX|${i + 1}|${type}|${code}||${value}|${unit}|${range}|${flag}|||${status}|||20261116064500|Laboratorio Yarumo`,
    ),
    `SPM|1|||${specimen ?? '119364003^Suero^SCT'}|||||||||||||20261116064500|20261116070500`,
    '',
  ].join('\r');
}

const counts = [
  ['6690-2^Leucocitos^LN', '6.10', '10*3/uL', '4.5-11.0', 'N'],
  ['789-8^Eritrocitos^LN', '4.20', '10*6/uL', '4.1-5.1', 'N'],
  ['718-7^Hemoglobina^LN', '11.4', 'g/dL', '12.0-15.3', 'L'],
  ['4544-3^Hematocrito^LN', '35.0', '%', '36-45', 'L'],
  ['787-2^Volumen corpuscular medio^LN', '83.3', 'fL', '80-96', 'N'],
  ['777-3^Plaquetas^LN', '212', '10*3/uL', '150-450', 'N'],
] as const;

const potassium = {
  patient: hernan,
  order: 'D-102',
  filler: 'D-102-1',
  exam: '903859^POTASIO^CUPS^2823-3^Potassium^LN',
};

export const demonstrationMessages: readonly string[] = [
  messageOf({
    control: 'D-1',
    patient: yesenia,
    order: 'D-101',
    filler: 'D-101-1',
    at: '20261116101500',
    exam: '903841^GLUCOSA EN AYUNAS^CUPS^1558-6^Fasting glucose^LN',
    results: [['NM', '1558-6^Glucosa^LN', '91.0', 'mg/dL', '70-100', 'N']],
  }),
  messageOf({
    control: 'D-2',
    patient: yesenia,
    order: 'D-101',
    filler: 'D-101-2',
    at: '20261116103000',
    exam: '902210^HEMOGRAMA IV^CUPS',
    specimen: '119297000^Sangre total^SCT',
    results: counts.map(([code, ...rest]) => ['NM', code, ...rest] as const),
  }),
  messageOf({
    control: 'D-3',
    patient: yesenia,
    order: 'D-101',
    filler: 'D-101-3',
    at: '20261116113000',
    exam: '24331-1^PERFIL LIPÍDICO^LN',
    results: [
      ['NM', '2093-3^Colesterol total^LN', '214', 'mg/dL', '<200', 'H'],
      ['NM', '2085-9^Colesterol HDL^LN', '48', 'mg/dL', '>=50', 'L'],
      ['NM', '2571-8^Triglicéridos^LN', '163', 'mg/dL', '<150', 'H'],
      ['NM', '13457-7^Colesterol LDL calculado^LN', '133', 'mg/dL', '<130', 'H'],
    ],
  }),
  messageOf({
    control: 'D-4',
    patient: mariana,
    order: 'D-103',
    filler: 'D-103-1',
    at: '20261116120000',
    exam: '904904^TSH ULTRASENSIBLE^CUPS^11580-8^TSH^LN',
    results: [['NM', '11580-8^TSH^LN', '<0.005', 'mUI/L', '0.4-4.0', 'LL']],
    note: 'Repetido y confirmado.',
  }),
  messageOf({
    control: 'D-5',
    patient: mariana,
    order: 'D-103',
    filler: 'D-103-2',
    at: '20261116121000',
    exam: '907106^UROANÁLISIS^CUPS^24356-8^Urinalysis^LN',
    specimen: '122575003^Orina^SCT',
    results: [
      ['ST', '5778-6^Color^LN', 'Amarillo', '', '', ''],
      ['NM', '2965-2^Densidad^LN', '1.020', '', '1.005-1.030', 'N'],
      ['NM', '2756-5^pH^LN', '6.0', '', '5.0-8.0', 'N'],
      ['ST', '20454-5^Proteínas^LN', 'Negativo', '', 'Negativo', 'N'],
      ['SN', '30405-5^Leucocitos^LN', '^2^-^4', '/campo', '<5', 'N'],
    ],
  }),
  messageOf({
    control: 'D-6',
    patient: mariana,
    order: 'D-104',
    filler: 'D-104-1',
    at: '20261116130000',
    exam: '906249^VIH 1 Y 2^CUPS^56888-1^HIV 1+2 Ab+Ag^LN',
    results: [['ST', '56888-1^VIH 1 y 2, antígeno y anticuerpos^LN', 'No reactivo', '', 'No reactivo', 'N']],
  }),
  messageOf({
    ...potassium,
    control: 'D-7',
    at: '20261116090000',
    results: [['NM', '2823-3^Potasio^LN', '6.9', 'mmol/L', '3.5-5.1', 'HH']],
  }),
  messageOf({
    ...potassium,
    control: 'D-8',
    at: '20261116140000',
    status: 'C' as const,
    results: [['NM', '2823-3^Potasio^LN', '4.10', 'mmol/L', '3.5-5.1', 'N']],
    note: 'Corrige el informe anterior: la primera muestra estaba hemolizada.',
  }),
  messageOf({
    control: 'D-9',
    patient: hernan,
    order: 'D-102',
    filler: 'D-102-2',
    at: '20261116150000',
    exam: '901236^UROCULTIVO^CUPS^630-4^Bacteria identified^LN',
    status: 'P' as const,
    specimen: '122575003^Orina^SCT',
    results: [['ST', '630-4^Crecimiento a las 24 horas^LN', 'Bacilos gramnegativos', '', '', 'A']],
  }),
  // The system calls an exam by a name that the catalog does not have: it waits for somebody.
  messageOf({
    control: 'D-10',
    patient: hernan,
    order: 'D-102',
    filler: 'D-102-3',
    at: '20261116153000',
    exam: 'PRUEBA-X^Examen nuevo^L',
    results: [['NM', 'PRUEBA-X^Examen nuevo^L', '12', 'U/L', '5-40', 'N']],
  }),
];
