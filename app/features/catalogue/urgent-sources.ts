export interface Citation {
  text: string;
  url: string;
}

/** The publications that the warnings of urgent exams rest on, cited in full. An exam names one by its key. */
const citations = {
  'minsalud-toxicology': {
    text: 'Ministerio de Salud y Protección Social, Organización Panamericana de la Salud. Guías para el manejo de urgencias toxicológicas, segunda versión (Convenio 344 de 2016). Bogotá.',
    url: 'https://encolombia.com/medicina/guiasmed/emergencias-toxicologicas/urgencias-toxicologicas',
  },
  'acetaminophen-consensus-2023': {
    text: 'Dart RC, Mullins ME, Matoushek T, et al. Management of acetaminophen poisoning in the US and Canada: a consensus statement. JAMA Netw Open 2023;6(8):e2327739.',
    url: 'https://doi.org/10.1001/jamanetworkopen.2023.27739',
  },
  'acep-carbon-monoxide-2017': {
    text: 'Wolf SJ, Maloney GE, Shih RD, et al. Clinical policy: critical issues in the evaluation and management of adult patients presenting to the emergency department with acute carbon monoxide poisoning. Ann Emerg Med 2017;69:98–107.',
    url: 'https://doi.org/10.1016/j.annemergmed.2016.11.003',
  },
  'aha-poisoning-2023': {
    text: 'Lavonas EJ, Akpunonu PD, Arens AM, et al. 2023 American Heart Association focused update on the management of patients with cardiac arrest or life-threatening toxicity due to poisoning. Circulation 2023;148:e149–e184.',
    url: 'https://doi.org/10.1161/CIR.0000000000001161',
  },
  'aha-chest-pain-2021': {
    text: 'Gulati M, Levy PD, Mukherjee D, et al. 2021 AHA/ACC/ASE/CHEST/SAEM/SCCT/SCMR guideline for the evaluation and diagnosis of chest pain. Circulation 2021;144:e368–e454.',
    url: 'https://doi.org/10.1161/CIR.0000000000001029',
  },
  'esc-pulmonary-embolism-2019': {
    text: 'Konstantinides SV, Meyer G, Becattini C, et al. 2019 ESC guidelines for the diagnosis and management of acute pulmonary embolism. Eur Heart J 2020;41:543–603.',
    url: 'https://doi.org/10.1093/eurheartj/ehz405',
  },
  'methotrexate-toxicity-2016': {
    text: 'Howard SC, McCormick J, Pui CH, Buddington RK, Harvey RD. Preventing and managing toxicities of high-dose methotrexate. Oncologist 2016;21:1471–1482.',
    url: 'https://doi.org/10.1634/theoncologist.2015-0164',
  },
  'hyperglycemic-crises-2024': {
    text: 'Umpierrez GE, Davis GM, ElSayed NA, et al. Hyperglycemic crises in adults with diabetes: a consensus report. Diabetes Care 2024;47:1257–1275.',
    url: 'https://doi.org/10.2337/dci24-0032',
  },
  'ada-2026': {
    text: 'American Diabetes Association Professional Practice Committee. Glycemic goals, hypoglycemia, and hyperglycemic crises: Standards of Care in Diabetes—2026. Diabetes Care 2026;49(suppl 1).',
    url: 'https://diabetesjournals.org/care/issue/49/Supplement_1',
  },
  'urea-cycle-2019': {
    text: 'Häberle J, Burlina A, Chakrapani A, et al. Suggested guidelines for the diagnosis and management of urea cycle disorders: first revision. J Inherit Metab Dis 2019;42:1192–1230.',
    url: 'https://doi.org/10.1002/jimd.12100',
  },
  'aap-hyperbilirubinemia-2022': {
    text: 'Kemper AR, Newman TB, Slaughter JL, et al. Clinical practice guideline revision: management of hyperbilirubinemia in the newborn infant 35 or more weeks of gestation. Pediatrics 2022;150(3):e2022058859.',
    url: 'https://doi.org/10.1542/peds.2022-058859',
  },
  'who-child-pocket-book-2013': {
    text: 'World Health Organization. Pocket book of hospital care for children: guidelines for the management of common childhood illnesses, 2nd ed. Geneva, 2013.',
    url: 'https://www.who.int/publications/i/item/978-92-4-154837-3',
  },
  'who-meningitis-2025': {
    text: 'World Health Organization. WHO guidelines on meningitis diagnosis, treatment and care. Geneva, 2025.',
    url: 'https://www.who.int/publications/i/item/B09452',
  },
  'nice-head-injury-2023': {
    text: 'National Institute for Health and Care Excellence. Head injury: assessment and early management (NG232). London, 2023.',
    url: 'https://www.nice.org.uk/guidance/ng232',
  },
  'surviving-sepsis-2021': {
    text: 'Evans L, Rhodes A, Alhazzani W, et al. Surviving Sepsis Campaign: international guidelines for management of sepsis and septic shock 2021. Intensive Care Med 2021;47:1181–1247.',
    url: 'https://doi.org/10.1007/s00134-021-06506-y',
  },
  'extrip-lithium-2015': {
    text: 'Decker BS, Goldfarb DS, Dargan PI, et al. Extracorporeal treatment for lithium poisoning: systematic review and recommendations from the EXTRIP Workgroup. Clin J Am Soc Nephrol 2015;10:875–887.',
    url: 'https://doi.org/10.2215/CJN.10021014',
  },
  'acg-upper-bleeding-2021': {
    text: 'Laine L, Barkun AN, Saltzman JR, Martel M, Leontiadis GI. ACG clinical guideline: upper gastrointestinal and ulcer bleeding. Am J Gastroenterol 2021;116:899–917.',
    url: 'https://doi.org/10.14309/ajg.0000000000001245',
  },
  'acg-pancreatitis-2024': {
    text: 'Tenner S, Vege SS, Sheth SG, et al. American College of Gastroenterology guidelines: management of acute pancreatitis. Am J Gastroenterol 2024;119:419–437.',
    url: 'https://doi.org/10.14309/ajg.0000000000002645',
  },
  'who-malaria': {
    text: 'World Health Organization. WHO guidelines for malaria. Geneva.',
    url: 'https://www.who.int/teams/global-malaria-programme/guidelines-for-malaria',
  },
  'who-arboviruses-2025': {
    text: 'World Health Organization. WHO guidelines for clinical management of arboviral diseases: dengue, chikungunya, Zika and yellow fever. Geneva, 2025.',
    url: 'https://www.who.int/publications/i/item/9789240111110',
  },
  'acog-ectopic-2018': {
    text: 'American College of Obstetricians and Gynecologists. ACOG practice bulletin no. 193: tubal ectopic pregnancy. Obstet Gynecol 2018;131:e91–e103.',
    url: 'https://doi.org/10.1097/AOG.0000000000002560',
  },
  'cdc-npep-2025': {
    text: 'Tanner MR, O’Shea JG, Byrd KM, et al. Antiretroviral postexposure prophylaxis after sexual, injection drug use, or other nonoccupational exposure to HIV: CDC recommendations, United States, 2025. MMWR Recomm Rep 2025;74(1):1–56.',
    url: 'https://www.cdc.gov/mmwr/volumes/74/rr/rr7401a1.htm',
  },
} as const satisfies Record<string, Citation>;

export type UrgentSource = keyof typeof citations;

/** `keys` forgets the type of what it was given. A schema wants at least one. */
export const urgentSources = Object.keys(citations) as [UrgentSource, ...UrgentSource[]];

export const citationOf = (source: UrgentSource): Citation => citations[source];
