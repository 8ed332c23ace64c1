import type { PastedOrder } from './pasted-orders.ts';

/**
 * Orders as forms, systems, and people in a hurry write them. Each of them took another exam, lost one, or invented one in its first
 * reading.
 */
export const orderForms: readonly PastedOrder[] = [
  ['902210 903841 903895 904902', 'HEM-001 QUI-001? QUI-026? END-003'],
  ['CUPS 902210 HEMOGRAMA IV CANT 1 / CUPS 903841 GLUCOSA CANT 1 / CUPS 904902 TSH', 'HEM-001 QUI-001 END-003?'],
  ['HEMOGRAMA 902210 CREATININA 903895 UROANALISIS 907106', 'HEM-001 QUI-026 ORI-001'],
  ['1\t902210\tHEMOGRAMA IV\t1\n2\t903895\tCREATININA EN SUERO U OTROS FLUIDOS\t1', 'HEM-001 QUI-026'],
  [
    'GLUCOSA EN SUERO, LCR U OTRO FLUIDO DIFERENTE A ORINA\nCREATININA EN SUERO U OTROS FLUIDOS\nÁCIDO ÚRICO EN SUERO U OTROS FLUIDOS\nPOTASIO EN SUERO U OTROS FLUIDOS',
    'QUI-001 QUI-026 QUI-029 QUI-033',
  ],
  [
    'COLESTEROL DE ALTA DENSIDAD - COLESTEROL DE BAJA DENSIDAD [ENZIMÁTICO] AUTOMATIZADO - TRIGLICÉRIDOS',
    'QUI-016 QUI-017 QUI-019',
  ],
  [
    'HORMONA ESTIMULANTE DEL TIROIDES ULTRASENSIBLE [TSH ULTRASENSIBLE]; HORMONA ESTIMULANTE DEL TIROIDES [TSH]; TIROXINA LIBRE',
    'END-001 END-003? END-002',
  ],
  [
    'TRANSAMINASA GLUTÁMICO PIRÚVICA [ALANINO AMINO TRANSFERASA]\nTRANSAMINASA GLUTÁMICO OXALACÉTICA [ASPARTATO AMINO TRANSFERASA]',
    'QUI-047 QUI-048',
  ],
  [
    'VIRUS DE INMUNODEFICIENCIA HUMANA 1 Y 2 ANTICUERPOS\nPRUEBA NO TREPONÉMICA MANUAL\nTOXOPLASMA GONDII ANTICUERPOS IG G',
    'INF-002 INF-001 INF-010',
  ],
  ['Complete blood count with differential; comprehensive metabolic panel; hemoglobin A1c', 'HEM-001 PAN-002? QUI-002'],
  ['hemoglobina A1c, creatinina', 'QUI-002 QUI-026'],
  ['DEPURACIÓN DE CREATININA EN 24 HORAS, PROTEINURIA 24H', 'QUI-030? QUI-089'],
  ['curva de tolerancia a la glucosa 75 g, hemograma', 'QUI-004? HEM-001'],
  ['Cortisol am y pm, ACTH', 'END-025 END-030'],
  ['sodio potasio cloro calcio magnesio', 'QUI-032 QUI-033 QUI-034 QUI-037 QUI-040'],
  ['colesterol hdl, ldl, vldl y total', 'QUI-016 QUI-017 QUI-020 QUI-015?'],
  ['pt ptt inr fibrinogeno dimero d', 'COA-001? COA-002? COA-001 COA-004 COA-003'],
  ['rubeola, citomegalovirus, dengue, toxoplasma', 'INF-012? INF-016? INF-064? INF-010?'],
  ['antitrombina III, homocisteína', 'COA-007? QUI-064'],
  ['prueba de embarazo en sangre, bhcg, cuadro hemático', 'REP-001? REP-002? HEM-001'],
  ['S/S: CH, PO, GLI, EGO', 'HEM-001 ORI-001 QUI-001 ORI-001'],
  ['Cuadro hemático IV generación\nhemograma completo con diferencial', 'HEM-001 HEM-001'],
  ['hemograma, depresión, hipertensión', 'HEM-001 END-001? ?'],
  ['hemograma, infección urinaria, artritis, tos', 'HEM-001 MIC-001? INM-037? ?'],
  ['Na, K, Cl, Ca, Mg', 'QUI-032 QUI-033 QUI-034 QUI-037 QUI-040'],
  ['perfil lipidico completo, glicemia basal', 'PAN-001 QUI-001'],
  [
    'el doctor me pidio hemograma tsh glicemia colesterol trigliceridos y parcial de orina',
    'HEM-001 END-001 QUI-001 QUI-015 QUI-019 ORI-001',
  ],
  ['a) hemograma b) glicemia c) creatinina', 'HEM-001 QUI-001 QUI-026'],
  ['hemograma\nglicemia\n(ayunas 8 horas)\nTomar mañana a las 7 am', 'HEM-001 QUI-001'],
  ['EPS SURA\nEDAD 68 AÑOS\nCREATININA EN SUERO\nPOTASIO', 'QUI-026 QUI-033'],
  ['vitamina b 12 y d, hemograma', 'VIT-002 VIT-001 HEM-001'],
  ['hepatitis a, b y c', 'INF-061?'],
  ['CA 19-9 CA 15-3 CA 125', 'MAR-006 MAR-007? MAR-005'],
  ['chikungunya, dengue, zika', 'INF-069? INF-064? INF-067?'],
];

/** Text that is not an order: it causes a question or finds nothing, and never becomes an exam. */
export const noOrders: readonly string[] = [
  'a, b, c, d',
  '1, 2, 3, 4',
  'mesa, silla, carro',
  'lunes, martes',
  'qwerty, asdf, zxcv',
  'dolor de cabeza, fiebre, tos',
  'mañana, tarde, noche',
  '¿Cuánto cuesta?, ¿dónde quedan?, ¿abren hoy?',
  'pizza, hamburguesa, gaseosa',
];
