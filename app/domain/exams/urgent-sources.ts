/** A publication, with its address. */
export interface UrgentCitation {
  text: string;
  url: string;
}

/** The publications behind the warnings of urgent exams, cited in full. An exam refers to one by its key. */
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
  'aes-status-epilepticus-2016': {
    text: 'Glauser T, Shinnar S, Gloss D, et al. Evidence-based guideline: treatment of convulsive status epilepticus in children and adults. Report of the Guideline Committee of the American Epilepsy Society. Epilepsy Curr 2016;16:48–61.',
    url: 'https://doi.org/10.5698/1535-7597-16.1.48',
  },
  'aha-stroke-2019': {
    text: 'Powers WJ, Rabinstein AA, Ackerson T, et al. Guidelines for the early management of patients with acute ischemic stroke: 2019 update. Stroke 2019;50:e344–e418.',
    url: 'https://doi.org/10.1161/STR.0000000000000211',
  },
  'ean-pns-guillain-barre-2023': {
    text: 'Van Doorn PA, Van den Bergh PYK, Hadden RDM, et al. European Academy of Neurology/Peripheral Nerve Society guideline on diagnosis and treatment of Guillain–Barré syndrome. Eur J Neurol 2023;30:3646–3674.',
    url: 'https://doi.org/10.1111/ene.16073',
  },
  'aha-heart-failure-2022': {
    text: 'Heidenreich PA, Bozkurt B, Aguilar D, et al. 2022 AHA/ACC/HFSA guideline for the management of heart failure. Circulation 2022;145:e895–e1032.',
    url: 'https://doi.org/10.1161/CIR.0000000000001063',
  },
  'ats-idsa-pneumonia-2019': {
    text: 'Metlay JP, Waterer GW, Long AC, et al. Diagnosis and treatment of adults with community-acquired pneumonia: an official clinical practice guideline of the American Thoracic Society and Infectious Diseases Society of America. Am J Respir Crit Care Med 2019;200:e45–e67.',
    url: 'https://doi.org/10.1164/rccm.201908-1581ST',
  },
  'kdigo-glomerular-2021': {
    text: 'Kidney Disease: Improving Global Outcomes (KDIGO) Glomerular Diseases Work Group. KDIGO 2021 clinical practice guideline for the management of glomerular diseases. Kidney Int 2021;100(4S):S1–S276.',
    url: 'https://doi.org/10.1016/j.kint.2021.05.021',
  },
  'kdigo-potassium-2020': {
    text: 'Clase CM, Carrero JJ, Ellison DH, et al. Potassium homeostasis and management of dyskalemia in kidney diseases: conclusions from a KDIGO Controversies Conference. Kidney Int 2020;97:42–61.',
    url: 'https://doi.org/10.1016/j.kint.2019.09.018',
  },
  'wao-anaphylaxis-2020': {
    text: 'Cardona V, Ansotegui IJ, Ebisawa M, et al. World Allergy Organization anaphylaxis guidance 2020. World Allergy Organ J 2020;13:100472.',
    url: 'https://doi.org/10.1016/j.waojou.2020.100472',
  },
  'wao-angioedema-2021': {
    text: 'Maurer M, Magerl M, Betschel S, et al. The international WAO/EAACI guideline for the management of hereditary angioedema—the 2021 revision and update. Allergy 2022;77:1961–1990.',
    url: 'https://doi.org/10.1111/all.15214',
  },
  'endocrine-society-adrenal-2016': {
    text: 'Bornstein SR, Allolio B, Arlt W, et al. Diagnosis and treatment of primary adrenal insufficiency: an Endocrine Society clinical practice guideline. J Clin Endocrinol Metab 2016;101:364–389.',
    url: 'https://doi.org/10.1210/jc.2015-1710',
  },
  'acute-porphyria-2017': {
    text: 'Balwani M, Wang B, Anderson KE, et al. Acute hepatic porphyrias: recommendations for evaluation and long-term management. Hepatology 2017;66:1314–1322.',
    url: 'https://doi.org/10.1002/hep.29313',
  },
  'aast-rhabdomyolysis-2022': {
    text: 'Kodadek L, Carmichael SP II, Seshadri A, et al. Rhabdomyolysis: an American Association for the Surgery of Trauma Critical Care Committee clinical consensus document. Trauma Surg Acute Care Open 2022;7:e000836.',
    url: 'https://doi.org/10.1136/tsaco-2021-000836',
  },
  'idsa-neutropenic-fever-2010': {
    text: 'Freifeld AG, Bow EJ, Sepkowitz KA, et al. Clinical practice guideline for the use of antimicrobial agents in neutropenic patients with cancer: 2010 update by the Infectious Diseases Society of America. Clin Infect Dis 2011;52:e56–e93.',
    url: 'https://doi.org/10.1093/cid/cir073',
  },
  'who-leptospirosis-2003': {
    text: 'World Health Organization, International Leptospirosis Society. Human leptospirosis: guidance for diagnosis, surveillance and control. Geneva, 2003.',
    url: 'https://iris.who.int/handle/10665/42667',
  },
  'cdc-rickettsia-2016': {
    text: 'Biggs HM, Behravesh CB, Bradley KK, et al. Diagnosis and management of tickborne rickettsial diseases: Rocky Mountain spotted fever and other spotted fever group rickettsioses, ehrlichioses, and anaplasmosis—United States. MMWR Recomm Rep 2016;65(2):1–44.',
    url: 'https://www.cdc.gov/mmwr/volumes/65/rr/rr6502a1.htm',
  },
  'who-rabies-2018': {
    text: 'World Health Organization. Rabies vaccines: WHO position paper – April 2018. Wkly Epidemiol Rec 2018;93:201–219.',
    url: 'https://www.who.int/publications/i/item/who-wer9316',
  },
  'who-diphtheria-2024': {
    text: 'World Health Organization. Clinical management of diphtheria: guideline, 2 February 2024 (WHO/DIPH/Clinical/2024.1). Geneva.',
    url: 'https://www.who.int/publications/i/item/WHO-DIPH-Clinical-2024.1',
  },
  'ecmm-mucormycosis-2019': {
    text: 'Cornely OA, Alastruey-Izquierdo A, Arenz D, et al. Global guideline for the diagnosis and management of mucormycosis: an initiative of the European Confederation of Medical Mycology. Lancet Infect Dis 2019;19:e405–e421.',
    url: 'https://doi.org/10.1016/S1473-3099(19)30312-3',
  },
  'bsr-hot-joint-2006': {
    text: 'Coakley G, Mathews C, Field M, et al. BSR & BHPR, BOA, RCGP and BSAC guidelines for management of the hot swollen joint in adults. Rheumatology 2006;45:1039–1041.',
    url: 'https://doi.org/10.1093/rheumatology/kel163a',
  },
  'aasld-ascites-2021': {
    text: 'Biggins SW, Angeli P, Garcia-Tsao G, et al. Diagnosis, evaluation, and management of ascites, spontaneous bacterial peritonitis and hepatorenal syndrome: 2021 practice guidance by the American Association for the Study of Liver Diseases. Hepatology 2021;74:1014–1048.',
    url: 'https://doi.org/10.1002/hep.31884',
  },
  'ispd-peritonitis-2022': {
    text: 'Li PK-T, Chow KM, Cho Y, et al. ISPD peritonitis guideline recommendations: 2022 update on prevention and treatment. Perit Dial Int 2022;42:110–153.',
    url: 'https://doi.org/10.1177/08968608221080586',
  },
  'aafp-testicular-torsion-2013': {
    text: 'Sharp VJ, Kieran K, Arlen AM. Testicular torsion: diagnosis, evaluation, and management. Am Fam Physician 2013;88:835–840.',
    url: 'https://www.aafp.org/pubs/afp/issues/2013/1215/p835.html',
  },
  'acc-anticoagulant-bleeding-2020': {
    text: 'Tomaselli GF, Mahaffey KW, Cuker A, et al. 2020 ACC expert consensus decision pathway on management of bleeding in patients on oral anticoagulants. J Am Coll Cardiol 2020;76:594–622.',
    url: 'https://doi.org/10.1016/j.jacc.2020.04.053',
  },
  'nice-transfusion-2015': {
    text: 'National Institute for Health and Care Excellence. Blood transfusion (NG24). London, 2015.',
    url: 'https://www.nice.org.uk/guidance/ng24',
  },
  'ash-heparin-thrombocytopenia-2018': {
    text: 'Cuker A, Arepally GM, Chong BH, et al. American Society of Hematology 2018 guidelines for management of venous thromboembolism: heparin-induced thrombocytopenia. Blood Adv 2018;2:3360–3392.',
    url: 'https://doi.org/10.1182/bloodadvances.2018024489',
  },
  'isth-ttp-2020': {
    text: 'Zheng XL, Vesely SK, Cataland SR, et al. ISTH guidelines for treatment of thrombotic thrombocytopenic purpura. J Thromb Haemost 2020;18:2496–2502.',
    url: 'https://doi.org/10.1111/jth.15010',
  },
  'acg-acute-liver-failure-2023': {
    text: 'Shingina A, Mukhtar N, Wakim-Fleming J, et al. Acute liver failure guidelines. Am J Gastroenterol 2023;118:1128–1153.',
    url: 'https://doi.org/10.14309/ajg.0000000000002340',
  },
  'cdc-varizig-2013': {
    text: 'Centers for Disease Control and Prevention. Updated recommendations for use of VariZIG: United States, 2013. MMWR Morb Mortal Wkly Rep 2013;62:574–576.',
    url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/mm6228a4.htm',
  },
  'acog-preeclampsia-2020': {
    text: 'American College of Obstetricians and Gynecologists. Gestational hypertension and preeclampsia: ACOG practice bulletin, number 222. Obstet Gynecol 2020;135:e237–e260.',
    url: 'https://doi.org/10.1097/AOG.0000000000003891',
  },
  'acog-preterm-labor-2016': {
    text: 'American College of Obstetricians and Gynecologists. Practice bulletin no. 171: management of preterm labor. Obstet Gynecol 2016;128:e155–e164.',
    url: 'https://doi.org/10.1097/AOG.0000000000001711',
  },
} as const satisfies Record<string, UrgentCitation>;

export type UrgentSource = keyof typeof citations;

/** `Object.keys` loses the key type, and a schema needs at least one value. */
export const urgentSources = Object.keys(citations) as [UrgentSource, ...UrgentSource[]];

/** The publication behind a warning. */
export const citationOf = (source: UrgentSource): UrgentCitation => citations[source];
