import type { Exam } from '../../../app/features/catalogue/exam.ts';
import { exam, inDays, referred, sameDay, words } from './authoring.ts';

/**
 * Several exams asked for by one name. What a patient has to do, what is taken and what is reported are the members': a panel says only
 * what it is for.
 */
export const panels: readonly Exam[] = [
  exam({
    code: 'PAN-001',
    slug: 'perfil-lipidico',
    name: words('Perfil lipídico', 'Lipid panel'),
    synonyms: {
      es: ['lípidos', 'perfil de colesterol', 'grasas en la sangre', 'colesterol y triglicéridos', 'lipidograma'],
      en: ['lipid profile', 'cholesterol panel', 'lipids'],
    },
    loinc: '24331-1',
    area: 'chemistry',
    members: ['QUI-015', 'QUI-016', 'QUI-018', 'QUI-019', 'QUI-020', 'QUI-021'],
    purpose: words(
      'Reúne el colesterol total, el bueno, el malo y los triglicéridos de una sola muestra. Con ellos, la edad y la presión se calcula el riesgo de infarto y de derrame cerebral.',
      'It brings together total, good and bad cholesterol and triglycerides from a single sample. With them, age and blood pressure, the risk of heart attack and stroke is worked out.',
    ),
    askedFor: words(
      'En chequeos desde los 40 años, o antes con diabetes, presión alta, sobrepeso o familiares con infartos tempranos, y para controlar un tratamiento.',
      'At checkups from the age of 40, or earlier with diabetes, high blood pressure, overweight or relatives with early heart attacks, and to follow a treatment.',
    ),
    notes: words(
      'Cada persona tiene su propia meta: la fija el médico según el riesgo. Una infección, una cirugía o el embarazo lo cambian por semanas.',
      'Each person has a target of their own: the doctor sets it by the risk. An infection, surgery or pregnancy changes it for weeks.',
    ),
    turnaround: sameDay(3),
    price: 42000,
  }),
  exam({
    code: 'PAN-002',
    slug: 'perfil-hepatico',
    name: words('Perfil hepático', 'Liver panel'),
    synonyms: {
      es: [
        'función hepática',
        'pruebas del hígado',
        'examen del hígado',
        'hepatograma',
        'transaminasas y bilirrubinas',
        'hígado graso',
      ],
      en: ['liver function tests', 'LFTs', 'hepatic panel', 'fatty liver'],
    },
    area: 'chemistry',
    members: ['QUI-047', 'QUI-048', 'QUI-049', 'QUI-050', 'QUI-051', 'QUI-053'],
    purpose: words(
      'Mira al hígado por tres lados: si sus células se están dañando, si la bilis corre bien y si todavía fabrica proteínas. El dibujo que hacen los resultados juntos orienta la causa.',
      'It looks at the liver from three sides: whether its cells are being damaged, whether bile flows well and whether it still makes proteins. The pattern of the results together points to the cause.',
    ),
    askedFor: words(
      'En ojos amarillos, hígado graso, hepatitis, consumo de licor y antes o durante medicamentos que lo cargan.',
      'In yellow eyes, fatty liver, hepatitis, alcohol use and before or during medicines that burden it.',
    ),
    turnaround: sameDay(3),
    price: 68000,
  }),
  exam({
    code: 'PAN-003',
    slug: 'perfil-renal',
    name: words('Perfil renal', 'Kidney panel'),
    synonyms: {
      es: ['función renal', 'examen de los riñones', 'pruebas del riñón', 'creatinina y BUN'],
      en: ['renal function', 'kidney function tests', 'renal profile'],
    },
    area: 'chemistry',
    members: ['QUI-026', 'QUI-027', 'QUI-029', 'QUI-035', 'ORI-001'],
    purpose: words(
      'Junta lo que el riñón debe limpiar de la sangre, las sales que debe equilibrar y una mirada a la orina. Así se ve pronto un daño que al principio no duele.',
      'It puts together what the kidney should clean from the blood, the salts it should balance and a look at the urine. It shows early a damage that at first does not hurt.',
    ),
    askedFor: words(
      'En diabetes, presión alta, cálculos, hinchazón, y con medicamentos que cuidan o cargan el riñón.',
      'In diabetes, high blood pressure, stones, swelling, and with medicines that protect or burden the kidney.',
    ),
    turnaround: sameDay(3),
    price: 72000,
  }),
  exam({
    code: 'PAN-004',
    slug: 'perfil-tiroideo',
    name: words('Perfil tiroideo', 'Thyroid panel'),
    synonyms: {
      es: ['tiroides', 'TSH y T4 libre', 'examen de tiroides', 'pruebas de tiroides'],
      en: ['thyroid function tests', 'TFTs', 'TSH and free T4'],
    },
    area: 'endocrinology',
    members: ['END-001', 'END-002'],
    purpose: words(
      'Mide la orden que da el cerebro (TSH) y la respuesta de la tiroides (T4 libre). Con las dos se sabe si trabaja poco, de más, o si el problema está en la orden.',
      'It measures the order given by the brain (TSH) and the reply of the thyroid (free T4). The two together tell whether it does too little, too much, or whether the trouble lies in the order.',
    ),
    askedFor: words(
      'En cansancio, cambios de peso, palpitaciones, bocio, embarazo y control de la levotiroxina.',
      'In tiredness, changes of weight, palpitations, goitre, pregnancy and follow-up of levothyroxine.',
    ),
    turnaround: inDays(1),
    price: 52000,
  }),
  exam({
    code: 'PAN-005',
    slug: 'perfil-tiroideo-completo',
    name: words('Perfil tiroideo completo con anticuerpos', 'Full thyroid panel with antibodies'),
    synonyms: {
      es: ['tiroides completo', 'perfil tiroideo con anti TPO', 'Hashimoto'],
      en: ['complete thyroid panel', 'thyroid antibodies panel', 'Hashimoto panel'],
    },
    area: 'endocrinology',
    members: ['END-001', 'END-002', 'END-005', 'END-007', 'END-008'],
    purpose: words(
      'Agrega a la TSH y la T4 libre la T3 libre y los anticuerpos. Además de cómo trabaja la tiroides, dice si las propias defensas la están atacando.',
      'It adds free T3 and the antibodies to TSH and free T4. Besides how the thyroid works, it tells whether one’s own defenses are attacking it.',
    ),
    askedFor: words(
      'Cuando la TSH ya salió alterada, en bocio y en familias con Hashimoto o Graves.',
      'When TSH has already come out abnormal, in goitre and in families with Hashimoto or Graves disease.',
    ),
    turnaround: inDays(2),
  }),
  exam({
    code: 'PAN-006',
    slug: 'perfil-prenatal-primer-control',
    name: words('Perfil prenatal, primer control', 'Antenatal panel, first visit'),
    synonyms: {
      es: [
        'exámenes del embarazo',
        'perfil prenatal',
        'perfil obstétrico',
        'exámenes de control prenatal',
        'primer trimestre',
      ],
      en: ['pregnancy blood tests', 'prenatal panel', 'antenatal booking bloods', 'first trimester'],
    },
    area: 'reproduction',
    members: [
      'HEM-001',
      'HEM-039',
      'HEM-040',
      'HEM-042',
      'QUI-001',
      'ORI-001',
      'MIC-001',
      'INF-001',
      'INF-002',
      'INF-020',
      'INF-010',
      'INF-011',
      'INF-012',
    ],
    purpose: words(
      'Reúne lo que se revisa al comenzar el embarazo: la sangre y su grupo, el azúcar, la orina y las infecciones que podrían pasar al bebé. Casi todas tienen cuidado o tratamiento si se encuentran a tiempo.',
      'It brings together what is checked at the start of pregnancy: the blood and its group, sugar, urine and the infections that might pass to the baby. Nearly all can be cared for or treated if found in time.',
    ),
    askedFor: words(
      'En el primer control del embarazo, mejor antes de la semana 10.',
      'At the first checkup of pregnancy, ideally before week 10.',
    ),
    notes: words(
      'Los resultados de VIH y de sífilis se entregan con asesoría.',
      'HIV and syphilis results are handed over with counseling.',
    ),
    counselling: 'hiv-sti',
    turnaround: inDays(3),
    price: 240000,
  }),
  exam({
    code: 'PAN-007',
    slug: 'perfil-prenatal-segundo-trimestre',
    name: words('Perfil prenatal, segundo trimestre', 'Antenatal panel, second trimester'),
    synonyms: {
      es: ['exámenes del segundo trimestre', 'exámenes de la semana 24', 'control prenatal semana 28'],
      en: ['second trimester bloods', '24-week tests', '28-week tests'],
    },
    area: 'reproduction',
    members: ['HEM-001', 'HEM-042', 'QUI-006', 'ORI-001', 'INF-001'],
    purpose: words(
      'Busca hacia la mitad del embarazo la diabetes gestacional y la anemia, y repite la prueba de sífilis y la de orina.',
      'Around the middle of pregnancy it looks for gestational diabetes and anemia, and repeats the tests for syphilis and urine.',
    ),
    askedFor: words('Entre las semanas 24 y 28.', 'Between weeks 24 and 28.'),
    notes: words(
      'El resultado de sífilis se entrega con asesoría.',
      'The syphilis result is handed over with counseling.',
    ),
    counselling: 'hiv-sti',
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-008',
    slug: 'perfil-prenatal-tercer-trimestre',
    name: words('Perfil prenatal, tercer trimestre', 'Antenatal panel, third trimester'),
    synonyms: {
      es: ['exámenes del tercer trimestre', 'exámenes antes del parto'],
      en: ['third trimester bloods', 'tests before birth'],
    },
    area: 'reproduction',
    members: ['HEM-001', 'ORI-001', 'INF-001', 'INF-002', 'INF-020'],
    purpose: words(
      'Prepara el parto: revisa la hemoglobina y las plaquetas, la orina, y repite las infecciones que se pueden evitar en el bebé si se conocen a tiempo.',
      'It prepares for birth: it checks hemoglobin and platelets, the urine, and repeats the infections that can be prevented in the baby if known in time.',
    ),
    askedFor: words('Desde la semana 32 del embarazo.', 'From week 32 of pregnancy.'),
    notes: words(
      'Los resultados de VIH y de sífilis se entregan con asesoría.',
      'HIV and syphilis results are handed over with counseling.',
    ),
    counselling: 'hiv-sti',
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-009',
    slug: 'perfil-prequirurgico',
    name: words('Perfil prequirúrgico', 'Pre-operative panel'),
    synonyms: {
      es: ['preoperatorio', 'exámenes para cirugía', 'exámenes prequirúrgicos', 'exámenes antes de operarse'],
      en: ['pre-op tests', 'surgery blood tests', 'preoperative bloods'],
    },
    area: 'haematology',
    members: ['HEM-001', 'COA-001', 'COA-002', 'QUI-001', 'QUI-026', 'ORI-001'],
    purpose: words(
      'Reúne lo que el cirujano y el anestesiólogo quieren saber antes de operar: si hay anemia, si la sangre coagula bien, y cómo están el azúcar y los riñones.',
      'It brings together what surgeon and anaesthetist want to know before operating: whether there is anemia, whether blood clots well, and how sugar and kidneys are.',
    ),
    askedFor: words(
      'Antes de una cirugía programada; por lo común valen de 1 a 3 meses.',
      'Before planned surgery; they are usually valid for 1 to 3 months.',
    ),
    turnaround: sameDay(3),
    price: 78000,
  }),
  exam({
    code: 'PAN-010',
    slug: 'perfil-de-anemia',
    name: words('Perfil de anemia', 'Anemia panel'),
    synonyms: {
      es: ['estudio de anemia', 'examen de la anemia', 'anemia y hierro', 'cansancio', 'me siento cansado'],
      en: ['anemia work-up', 'anemia screen', 'tiredness', 'feeling tired'],
    },
    area: 'haematology',
    members: ['HEM-001', 'HEM-007', 'HEM-008', 'QUI-083', 'QUI-086', 'VIT-002', 'VIT-003'],
    purpose: words(
      'Busca por qué faltan glóbulos rojos: si no hay hierro, vitamina B12 o ácido fólico para fabricarlos, o si la médula trabaja pero se pierden.',
      'It looks for why red cells are short: whether there is no iron, vitamin B12 or folic acid to make them, or whether the marrow works but they are lost.',
    ),
    askedFor: words('Cuando un hemograma muestra hemoglobina baja.', 'When a blood count shows a low hemoglobin.'),
    turnaround: inDays(2),
    price: 175000,
  }),
  exam({
    code: 'PAN-011',
    slug: 'perfil-de-hierro',
    name: words('Perfil de hierro', 'Iron panel'),
    synonyms: {
      es: ['cinética de hierro', 'perfil férrico', 'metabolismo del hierro'],
      en: ['iron studies', 'iron profile'],
    },
    area: 'chemistry',
    members: ['QUI-083', 'QUI-084', 'QUI-085', 'QUI-086'],
    purpose: words(
      'Muestra el hierro guardado, el que viaja y los puestos que hay para llevarlo. Separa la falta de hierro de la inflamación, y encuentra el exceso.',
      'It shows the iron in store, the iron on its way and the seats there are to carry it. It tells lack of iron from inflammation, and finds an excess.',
    ),
    askedFor: words(
      'En anemia, caída del pelo, cansancio, enfermedad renal y ferritina alta.',
      'In anemia, hair loss, tiredness, kidney disease and high ferritin.',
    ),
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-012',
    slug: 'perfil-de-hemolisis',
    name: words('Perfil de hemólisis', 'Hemolysis panel'),
    synonyms: {
      es: ['anemia hemolítica', 'destrucción de glóbulos rojos'],
      en: ['hemolytic anemia work-up', 'hemolysis panel'],
    },
    area: 'haematology',
    members: ['HEM-001', 'HEM-007', 'HEM-008', 'HEM-041', 'QUI-051', 'QUI-055', 'QUI-076'],
    purpose: words(
      'Reúne las señales de que los glóbulos rojos se rompen antes de tiempo: suben la bilirrubina y la LDH, baja la haptoglobina y la médula fabrica más.',
      'It gathers the signs that red cells are breaking too soon: bilirubin and LDH rise, haptoglobin falls and the marrow makes more.',
    ),
    askedFor: words('En anemia con piel amarilla u orina oscura.', 'In anemia with yellow skin or dark urine.'),
    turnaround: inDays(2),
  }),
  exam({
    code: 'PAN-013',
    slug: 'control-de-diabetes',
    name: words('Control de diabetes', 'Diabetes checkup panel'),
    synonyms: {
      es: ['perfil de diabetes', 'exámenes del diabético', 'perfil diabético', 'azúcar y riñón'],
      en: ['diabetes panel', 'diabetic review bloods'],
    },
    area: 'chemistry',
    members: ['QUI-001', 'QUI-002', 'PAN-001', 'QUI-026', 'ORI-002'],
    purpose: words(
      'Revisa el azúcar de hoy y el de los últimos 3 meses, las grasas y los riñones, que son lo que la diabetes más lastima.',
      'It checks today’s sugar and that of the last 3 months, the fats and the kidneys, which diabetes harms most.',
    ),
    askedFor: words(
      'Al menos una vez al año en toda persona con diabetes.',
      'At least once a year in everyone with diabetes.',
    ),
    turnaround: inDays(1),
    price: 110000,
  }),
  exam({
    code: 'PAN-014',
    slug: 'perfil-resistencia-a-la-insulina',
    name: words('Perfil de resistencia a la insulina', 'Insulin resistance panel'),
    synonyms: {
      es: ['síndrome metabólico', 'prediabetes', 'HOMA y glicosilada', 'sobrepeso', 'obesidad'],
      en: ['metabolic syndrome panel', 'prediabetes panel', 'overweight', 'obesity'],
    },
    area: 'endocrinology',
    members: ['END-078', 'QUI-002', 'PAN-001', 'QUI-047'],
    purpose: words(
      'Junta el índice HOMA, el azúcar de 3 meses, las grasas y el hígado para ver si la insulina está perdiendo fuerza.',
      'It puts the HOMA index, the 3-month sugar, the fats and the liver together to see whether insulin is losing its strength.',
    ),
    askedFor: words(
      'En sobrepeso, cintura grande, hígado graso u ovario poliquístico.',
      'In overweight, a large waist, fatty liver or polycystic ovary syndrome.',
    ),
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-015',
    slug: 'curva-de-glucosa-e-insulina',
    name: words('Curva de glucosa e insulina, 2 horas', 'Glucose and insulin curve, 2 hours'),
    synonyms: {
      es: ['curva de insulina y glucosa', 'curva combinada'],
      en: ['combined glucose and insulin curve', 'OGTT with insulin'],
    },
    area: 'endocrinology',
    members: ['QUI-004', 'END-080'],
    purpose: words(
      'Mide al tiempo el azúcar y la insulina en tres momentos, después de tomar 75 g de glucosa. Muestra cuánto esfuerzo le cuesta al páncreas cada subida.',
      'It measures sugar and insulin at the same three moments, after a drink with 75 g of glucose. It shows how much effort each rise costs the pancreas.',
    ),
    askedFor: words(
      'En sospecha de resistencia a la insulina o prediabetes.',
      'When insulin resistance or prediabetes is suspected.',
    ),
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-016',
    slug: 'chequeo-general',
    name: words('Chequeo general', 'General checkup panel'),
    synonyms: {
      es: [
        'chequeo médico',
        'exámenes de rutina',
        'chequeo ejecutivo',
        'exámenes generales',
        'exámenes de sangre generales',
        'examen laboral',
        'examen de ingreso',
        'examen para entrar a trabajar',
      ],
      en: ['routine blood tests', 'health check', 'annual checkup', 'general blood work', 'pre-employment test'],
    },
    area: 'chemistry',
    members: ['HEM-001', 'QUI-001', 'PAN-001', 'QUI-026', 'QUI-029', 'QUI-047', 'QUI-048', 'END-001', 'ORI-001'],
    purpose: words(
      'Da una mirada amplia a la sangre, el azúcar, las grasas, los riñones, el hígado, la tiroides y la orina. Sirve de punto de partida para comparar en los años siguientes.',
      'It takes a broad look at the blood, sugar, fats, kidneys, liver, thyroid and urine. It serves as a starting point for comparison in the years to come.',
    ),
    askedFor: words(
      'En adultos sanos, cada 1 a 3 años según la edad y el riesgo.',
      'In healthy adults, every 1 to 3 years depending on age and risk.',
    ),
    turnaround: inDays(1),
    price: 135000,
  }),
  exam({
    code: 'PAN-017',
    slug: 'chequeo-del-hombre',
    name: words('Chequeo del hombre mayor de 50 años', 'Checkup panel for men over 50'),
    synonyms: {
      es: ['chequeo masculino', 'examen de próstata y chequeo', 'perfil del hombre'],
      en: ['men’s health check', 'male checkup', 'well man panel'],
    },
    area: 'chemistry',
    members: ['HEM-001', 'QUI-001', 'PAN-001', 'QUI-026', 'QUI-047', 'END-001', 'MAR-001', 'ORI-001'],
    purpose: words(
      'Suma al chequeo de sangre, azúcar, grasas, riñón, hígado y tiroides el antígeno de próstata.',
      'It adds the prostate antigen to the checkup of blood, sugar, fats, kidney, liver and thyroid.',
    ),
    askedFor: words(
      'Desde los 50 años, después de hablar con el médico sobre el antígeno de próstata.',
      'From the age of 50, after talking with the doctor about the prostate antigen.',
    ),
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-018',
    slug: 'chequeo-de-la-mujer',
    name: words('Chequeo de la mujer', 'Checkup panel for women'),
    synonyms: {
      es: ['chequeo femenino', 'perfil de la mujer', 'cansancio y caída del pelo'],
      en: ['women’s health check', 'female checkup', 'well woman panel'],
    },
    area: 'chemistry',
    members: ['HEM-001', 'QUI-083', 'QUI-001', 'PAN-001', 'QUI-026', 'END-001', 'ORI-001'],
    purpose: words(
      'Revisa la sangre y las reservas de hierro, que la menstruación gasta, además del azúcar, las grasas, el riñón, la tiroides y la orina.',
      'It checks the blood and the iron stores, which periods use up, besides sugar, fats, kidney, thyroid and urine.',
    ),
    askedFor: words(
      'En mujeres adultas, cada 1 a 3 años, y en cansancio o caída del pelo.',
      'In adult women, every 1 to 3 years, and in tiredness or hair loss.',
    ),
    notes: words(
      'No reemplaza la citología, la prueba de VPH ni la mamografía.',
      'It does not replace cervical cytology, the HPV test or mammography.',
    ),
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-019',
    slug: 'perfil-de-coagulacion',
    name: words('Perfil de coagulación', 'Coagulation panel'),
    synonyms: {
      es: ['pruebas de coagulación', 'coagulograma', 'TP y TTP', 'tiempos de coagulación'],
      en: ['clotting screen', 'coagulation screen', 'PT and aPTT'],
    },
    area: 'coagulation',
    members: ['COA-001', 'COA-002', 'COA-004', 'HEM-004'],
    purpose: words(
      'Mide las dos vías de la coagulación, el fibrinógeno y las plaquetas: lo que hace falta para que un sangrado pare.',
      'It measures the two pathways of clotting, fibrinogen and platelets: what is needed for bleeding to stop.',
    ),
    askedFor: words(
      'En sangrados fáciles, antes de una cirugía y en enfermedad del hígado.',
      'In easy bleeding, before surgery and in liver disease.',
    ),
    turnaround: inDays(1),
    price: 58000,
  }),
  exam({
    code: 'PAN-020',
    slug: 'perfil-de-trombofilia',
    name: words('Perfil de trombofilia', 'Thrombophilia panel'),
    synonyms: {
      es: ['estudio de trombosis', 'perfil de trombos', 'estudio de abortos repetidos'],
      en: ['clotting disorder panel', 'thrombophilia screen', 'recurrent miscarriage clotting tests'],
    },
    area: 'coagulation',
    members: ['COA-006', 'COA-007', 'COA-008', 'COA-009', 'COA-014', 'QUI-064'],
    purpose: words(
      'Busca por qué la sangre forma coágulos sin necesidad: frenos naturales que faltan, anticuerpos o un exceso de homocisteína.',
      'It looks for why the blood forms clots without need: natural brakes that are lacking, antibodies or an excess of homocysteine.',
    ),
    askedFor: words(
      'En trombosis antes de los 50 años, repetidas o de familia, y en abortos repetidos.',
      'In thrombosis before the age of 50, repeated or running in the family, and in repeated miscarriages.',
    ),
    notes: words(
      'Durante la trombosis, con anticoagulantes o en el embarazo varios resultados engañan: el hematólogo dice cuándo hacerlo.',
      'During the thrombosis, on anticoagulants or in pregnancy several results mislead: the hematologist says when to do it.',
    ),
    performedBy: 'referral',
    turnaround: referred(4),
  }),
  exam({
    code: 'PAN-021',
    slug: 'perfil-von-willebrand',
    name: words('Perfil de von Willebrand', 'Von Willebrand panel'),
    synonyms: {
      es: ['estudio de von Willebrand', 'sangrado menstrual abundante'],
      en: ['VWD panel', 'bleeding disorder panel'],
    },
    area: 'coagulation',
    members: ['COA-002', 'COA-020', 'COA-029', 'COA-030'],
    purpose: words(
      'Mide cuánto factor von Willebrand hay, qué tan bien trabaja y el factor VIII que él protege.',
      'It measures how much von Willebrand factor there is, how well it works and the factor VIII that it protects.',
    ),
    askedFor: words(
      'En reglas muy abundantes, sangrados de nariz y morados desde niño.',
      'In very heavy periods, nosebleeds and bruising since childhood.',
    ),
    performedBy: 'referral',
    turnaround: referred(4),
  }),
  exam({
    code: 'PAN-022',
    slug: 'perfil-pancreatico',
    name: words('Perfil pancreático', 'Pancreatic panel'),
    synonyms: {
      es: ['pancreatitis', 'amilasa y lipasa', 'examen del páncreas'],
      en: ['amylase and lipase', 'pancreatitis panel'],
    },
    area: 'chemistry',
    members: ['QUI-056', 'QUI-057', 'QUI-019', 'QUI-037', 'QUI-051'],
    purpose: words(
      'Mide las enzimas que suben cuando el páncreas se inflama y tres de sus causas: triglicéridos altos, calcio alto y cálculos que tapan la bilis.',
      'It measures the enzymes that rise when the pancreas is inflamed and three of its causes: high triglycerides, high calcium and stones that block the bile.',
    ),
    askedFor: words(
      'En dolor fuerte de la parte alta del abdomen que pasa a la espalda.',
      'In severe pain in the upper abdomen going through to the back.',
    ),
    turnaround: sameDay(3),
  }),
  exam({
    code: 'PAN-023',
    slug: 'perfil-cardiaco',
    name: words('Perfil cardíaco', 'Cardiac panel'),
    synonyms: {
      es: ['enzimas cardíacas', 'marcadores de infarto', 'troponina y CK-MB'],
      en: ['cardiac enzymes', 'heart attack markers', 'cardiac markers'],
    },
    area: 'chemistry',
    members: ['QUI-060', 'QUI-058', 'QUI-059', 'QUI-063'],
    purpose: words(
      'Mira si el músculo del corazón se lastimó y si está trabajando forzado.',
      'It shows whether the heart muscle has been injured and whether it is working under strain.',
    ),
    askedFor: words(
      'En el estudio de dolor de pecho o falta de aire, por indicación del médico.',
      'In the study of chest pain or breathlessness, as the doctor directs.',
    ),
    notes: words(
      'Si tiene dolor de pecho ahora, vaya a urgencias: no espere a un laboratorio.',
      'If you have chest pain now, go to an emergency department: do not wait for a laboratory.',
    ),
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-024',
    slug: 'riesgo-cardiovascular-avanzado',
    name: words('Riesgo cardiovascular avanzado', 'Advanced cardiovascular risk panel'),
    synonyms: {
      es: ['perfil de riesgo cardíaco', 'lípidos avanzados', 'apo B y Lp(a)'],
      en: ['advanced lipid panel', 'heart risk panel', 'apoB and Lp(a)'],
    },
    area: 'chemistry',
    members: ['PAN-001', 'QUI-023', 'QUI-024', 'QUI-002', 'QUI-026', 'INM-002'],
    purpose: words(
      'Agrega al perfil lipídico lo que este no muestra: cuántas partículas llevan colesterol, la lipoproteína (a) que se hereda y una inflamación silenciosa.',
      'It adds to the lipid panel what that does not show: how many particles carry cholesterol, the inherited lipoprotein(a) and silent inflammation.',
    ),
    askedFor: words(
      'En familias con infartos tempranos o cuando el riesgo calculado queda en duda.',
      'In families with early heart attacks or when the calculated risk remains in doubt.',
    ),
    turnaround: inDays(3),
  }),
  exam({
    code: 'PAN-025',
    slug: 'perfil-ovario-poliquistico',
    name: words('Perfil de ovario poliquístico', 'Polycystic ovary panel'),
    synonyms: {
      es: ['SOP', 'perfil hormonal femenino', 'hormonas de la mujer', 'vello y acné', 'reglas irregulares'],
      en: ['PCOS panel', 'female hormone panel', 'irregular periods panel'],
    },
    area: 'endocrinology',
    members: ['END-064', 'END-065', 'END-066', 'END-031', 'END-001', 'END-068', 'END-071', 'END-048', 'END-051'],
    purpose: words(
      'Mide las hormonas del ovario, la suprarrenal, la hipófisis y la tiroides que explican reglas irregulares, vello o acné. También descarta causas que se parecen al ovario poliquístico.',
      'It measures the hormones of the ovary, adrenal, pituitary and thyroid that explain irregular periods, excess hair or acne. It also rules out causes that resemble polycystic ovaries.',
    ),
    askedFor: words(
      'En reglas que se retrasan, vello en la cara, acné fuerte o dificultad para quedar en embarazo.',
      'In periods that come late, facial hair, severe acne or difficulty conceiving.',
    ),
    turnaround: inDays(4),
  }),
  exam({
    code: 'PAN-026',
    slug: 'perfil-fertilidad-femenina',
    name: words('Perfil de fertilidad femenina', 'Female fertility panel'),
    synonyms: {
      es: ['infertilidad', 'reserva ovárica', 'hormonas para quedar en embarazo'],
      en: ['infertility panel', 'ovarian reserve panel'],
    },
    area: 'endocrinology',
    members: ['END-064', 'END-065', 'END-066', 'END-072', 'END-031', 'END-001'],
    purpose: words(
      'Muestra la reserva de los ovarios y las hormonas que gobiernan el ciclo, la prolactina y la tiroides.',
      'It shows the reserve of the ovaries and the hormones that govern the cycle, prolactin and the thyroid.',
    ),
    askedFor: words(
      'Después de un año buscando embarazo, o de 6 meses desde los 35 años de edad.',
      'After a year of trying to conceive, or 6 months from the age of 35.',
    ),
    notes: words(
      'La progesterona, que dice si hubo ovulación, se toma otro día, en la segunda mitad del ciclo.',
      'Progesterone, which tells whether ovulation took place, is taken on another day, in the second half of the cycle.',
    ),
    turnaround: inDays(4),
  }),
  exam({
    code: 'PAN-027',
    slug: 'perfil-hormonal-masculino',
    name: words('Perfil hormonal masculino', 'Male hormone panel'),
    synonyms: {
      es: ['andropausia', 'testosterona baja', 'hormonas del hombre'],
      en: ['low testosterone panel', 'andropause panel'],
    },
    area: 'endocrinology',
    members: ['END-068', 'END-071', 'END-065', 'END-064', 'END-031'],
    purpose: words(
      'Mide la testosterona, la proteína que la lleva y las hormonas del cerebro que la ordenan. Dice si una testosterona baja nace en el testículo o más arriba.',
      'It measures testosterone, the protein that carries it and the hormones of the brain that command it. It tells whether low testosterone begins in the testicle or higher up.',
    ),
    askedFor: words(
      'En poco deseo, impotencia, infertilidad o pérdida de músculo.',
      'In low desire, impotence, infertility or loss of muscle.',
    ),
    turnaround: inDays(3),
  }),
  exam({
    code: 'PAN-028',
    slug: 'perfil-de-menopausia',
    name: words('Perfil de menopausia', 'Menopause panel'),
    synonyms: {
      es: ['menopausia', 'calores', 'climaterio'],
      en: ['menopause tests', 'hot flushes', 'perimenopause panel'],
    },
    area: 'endocrinology',
    members: ['END-064', 'END-066', 'END-001'],
    purpose: words(
      'Mide la FSH y el estradiol, que cambian en la menopausia, y la tiroides, que puede dar molestias parecidas.',
      'It measures FSH and estradiol, which change at the menopause, and the thyroid, which may cause similar complaints.',
    ),
    askedFor: words(
      'En reglas que faltan antes de los 45 años. Después de esa edad basta por lo común con los síntomas.',
      'In missing periods before the age of 45. After that age the symptoms are usually enough.',
    ),
    turnaround: inDays(1),
  }),
  exam({
    code: 'PAN-029',
    slug: 'perfil-oseo',
    name: words('Perfil óseo', 'Bone panel'),
    synonyms: {
      es: ['osteoporosis', 'metabolismo del calcio', 'examen de los huesos'],
      en: ['osteoporosis panel', 'calcium metabolism panel'],
    },
    area: 'endocrinology',
    members: ['QUI-037', 'QUI-039', 'QUI-049', 'QUI-054', 'END-015', 'VIT-001', 'END-017'],
    purpose: words(
      'Reúne el calcio y el fósforo, las hormonas que los mueven y una señal de cuánto hueso se desgasta.',
      'It brings together calcium and phosphorus, the hormones that move them and a sign of how much bone is wearing away.',
    ),
    askedFor: words(
      'En osteoporosis, fracturas sin golpe fuerte y antes de empezar tratamiento.',
      'In osteoporosis, fractures without a hard blow and before treatment begins.',
    ),
    turnaround: referred(4),
  }),
  exam({
    code: 'PAN-030',
    slug: 'electrolitos-y-minerales',
    name: words('Electrolitos y minerales', 'Electrolytes and minerals panel'),
    synonyms: {
      es: ['electrolitos completos', 'calambres', 'sales de la sangre'],
      en: ['full electrolytes', 'cramps panel', 'salts in the blood'],
    },
    area: 'chemistry',
    members: ['QUI-035', 'QUI-037', 'QUI-039', 'QUI-040'],
    purpose: words(
      'Mide todas las sales que mueven músculos, nervios y corazón: sodio, potasio, cloro, bicarbonato, calcio, fósforo y magnesio.',
      'It measures all the salts that move muscles, nerves and heart: sodium, potassium, chloride, bicarbonate, calcium, phosphorus and magnesium.',
    ),
    askedFor: words(
      'En calambres, debilidad, palpitaciones, diarrea y uso de diuréticos.',
      'In cramps, weakness, palpitations, diarrhea and use of diuretics.',
    ),
    turnaround: sameDay(3),
  }),
  exam({
    code: 'PAN-031',
    slug: 'perfil-litogenico',
    name: words('Perfil litogénico', 'Kidney stone risk panel'),
    synonyms: {
      es: ['cálculos renales', 'piedras en el riñón', 'perfil metabólico de cálculos'],
      en: ['stone panel', 'kidney stones work-up', 'lithogenic panel'],
    },
    area: 'chemistry',
    members: ['QUI-092', 'QUI-093', 'QUI-094', 'QUI-101', 'QUI-102', 'QUI-030', 'QUI-029', 'QUI-037'],
    purpose: words(
      'Mide en la orina de un día lo que forma cálculos y lo que los evita, y en la sangre sus fuentes. Con eso se previene el siguiente.',
      'It measures in a day’s urine what forms stones and what prevents them, and in the blood where they come from. That serves to prevent the next one.',
    ),
    askedFor: words(
      'En cálculos que se repiten, en niños con cálculos y en quien tiene un solo riñón.',
      'In recurrent stones, in children with stones and in people with a single kidney.',
    ),
    notes: words(
      'Unos exámenes se recogen con conservante y otros sin él: le entregamos dos recipientes y le explicamos cómo repartir la orina. Espere al menos 6 semanas después de un cólico.',
      'Some tests are collected with preservative and others without it: we give you two containers and explain how to share out the urine. Wait at least 6 weeks after a colic.',
    ),
    turnaround: referred(4),
  }),
  exam({
    code: 'PAN-032',
    slug: 'hipertension-secundaria',
    name: words('Perfil de hipertensión secundaria', 'Secondary hypertension panel'),
    synonyms: {
      es: ['presión alta en jóvenes', 'causas hormonales de la presión'],
      en: ['hormonal causes of high blood pressure', 'resistant hypertension panel'],
    },
    area: 'endocrinology',
    members: ['END-046', 'END-055', 'QUI-035', 'QUI-026', 'END-001'],
    purpose: words(
      'Busca causas de presión alta que se pueden tratar de raíz: aldosterona de más, adrenalina de más, riñón o tiroides.',
      'It looks for causes of high blood pressure that can be treated at the root: too much aldosterone, too much adrenaline, kidney or thyroid.',
    ),
    askedFor: words(
      'En presión alta antes de los 40 años o que no baja con tres medicamentos.',
      'In high blood pressure before the age of 40 or that does not come down with three medicines.',
    ),
    performedBy: 'referral',
    turnaround: referred(6),
  }),
  exam({
    code: 'PAN-033',
    slug: 'perfil-suprarrenal',
    name: words('Perfil suprarrenal', 'Adrenal panel'),
    synonyms: { es: ['cortisol y ACTH', 'glándulas suprarrenales'], en: ['cortisol and ACTH', 'adrenal glands'] },
    area: 'endocrinology',
    members: ['END-022', 'END-030', 'END-048', 'END-051', 'END-050'],
    purpose: words(
      'Revisa juntas las hormonas de las suprarrenales y la orden que reciben de la hipófisis.',
      'It checks together the hormones of the adrenals and the order they receive from the pituitary.',
    ),
    askedFor: words(
      'En sospecha de Addison, Cushing o hiperplasia suprarrenal.',
      'When Addison disease, Cushing syndrome or adrenal hyperplasia is suspected.',
    ),
    turnaround: referred(4),
  }),
  exam({
    code: 'PAN-034',
    slug: 'hemoclasificacion-completa',
    name: words('Hemoclasificación (grupo sanguíneo y Rh)', 'Blood group and Rh'),
    synonyms: {
      es: ['grupo sanguíneo', 'tipo de sangre', 'RH', 'hemoclasificación', 'grupo y Rh', 'qué sangre soy'],
      en: ['blood type', 'blood group', 'ABO and Rh', 'what blood type am I'],
    },
    loinc: '882-1',
    area: 'haematology',
    members: ['HEM-039', 'HEM-040'],
    purpose: words(
      'Dice el grupo de su sangre (A, B, AB u O) y si es Rh positivo o negativo. Es un dato para toda la vida: guárdelo con sus documentos.',
      'It tells the group of your blood (A, B, AB or O) and whether it is Rh positive or negative. It holds for life: keep it with your documents.',
    ),
    askedFor: words(
      'En el embarazo, antes de una cirugía, para donar sangre, y para licencias, trabajos o colegios que lo piden.',
      'In pregnancy, before surgery, to give blood, and for licenses, jobs or schools that require it.',
    ),
    turnaround: sameDay(3),
    price: 16000,
  }),
  exam({
    code: 'PAN-035',
    slug: 'perfil-del-deportista',
    name: words('Perfil del deportista', 'Sports panel'),
    synonyms: {
      es: ['chequeo deportivo', 'examen para deportistas', 'rendimiento'],
      en: ['athlete checkup', 'sports medicine panel'],
    },
    area: 'chemistry',
    members: ['HEM-001', 'QUI-083', 'QUI-058', 'QUI-026', 'QUI-035', 'QUI-040', 'VIT-001', 'END-001'],
    purpose: words(
      'Mira la sangre y el hierro que llevan el oxígeno, el desgaste de los músculos, las sales que se pierden en el sudor y la tiroides.',
      'It looks at the blood and iron that carry oxygen, the wear of the muscles, the salts lost in sweat and the thyroid.',
    ),
    askedFor: words(
      'Al comenzar una temporada y en cansancio o calambres que no se explican.',
      'At the start of a season and in tiredness or cramps that are not explained.',
    ),
    notes: words(
      'Los suplementos de creatina suben la creatinina sin que el riñón esté mal: cuéntenos qué toma.',
      'Creatine supplements raise creatinine without the kidney being at fault: tell us what you take.',
    ),
    turnaround: inDays(2),
  }),
];
