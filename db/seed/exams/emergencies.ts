import type { Words } from '../../../app/domain/exams/localized-text.ts';
import { emergencyOnly, oftenEmergency, timeLimited, words } from './authoring.ts';

/**
 * The warnings of the exams that an emergency can call for: one text serves all exams of a kind. `emergency-only` is for exams that are
 * decided within minutes in a hospital. `often-emergency` is for exams whose usual reason is an emergency. `time-limited` is for exams that
 * are mostly ordered for a checkup, but that a person in danger may look up.
 */

const doNotWait = words('no espere este examen', 'do not wait for this test');
const goNow = words(
  `Llame ya al 123 o vaya a urgencias; ${doNotWait.es}.`,
  `Call 123 now or go to an emergency room; ${doNotWait.en}.`,
);
/** First the advice, then where to go. */
const then = (es: string, en: string): Words => words(`${es} ${goNow.es}`, `${en} ${goNow.en}`);
/** First where to go, then what else to know. */
const goNowAnd = (es: string, en: string): Words => words(`${goNow.es} ${es}`, `${goNow.en} ${en}`);

// Poisonings and overdoses.

const takeIt = goNowAnd(
  'Lleve el frasco o una foto de lo que tomó. No provoque el vómito.',
  'Take the bottle or a photo of what was swallowed. Do not make the person vomit.',
);

export const poisoning = emergencyOnly(
  'minsalud-toxicology',
  words(
    '¿Alguien tragó, respiró o tocó un veneno, o cree que lo envenenaron?',
    'Did someone swallow, breathe in or touch a poison, or think they were poisoned?',
  ),
  takeIt,
);

/** Metals and pesticides that are mostly measured at workers' checkups. */
export const poisoningAtWork = timeLimited('minsalud-toxicology', poisoning.sign, poisoning.action);

export const adulteratedLiquor = emergencyOnly(
  'minsalud-toxicology',
  words(
    '¿Tomó un licor dudoso o un anticongelante y tiene visión borrosa, vómito, dolor de cabeza fuerte o respiración agitada?',
    'Did you drink suspicious liquor or antifreeze and have blurred vision, vomiting, a bad headache or fast breathing?',
  ),
  goNowAnd(
    'Hay un antídoto y sirve más cuanto antes se ponga: así se puede salvar la vista.',
    'There is an antidote, and it works best when given early: it can save your sight.',
  ),
);

export const alcoholPoisoning = timeLimited(
  'minsalud-toxicology',
  words(
    '¿Tomó un licor dudoso, anticongelante o alcohol industrial, o está confundido después de beber?',
    'Did you drink suspicious liquor, antifreeze or industrial alcohol, or are you confused after drinking?',
  ),
  goNow,
);

export const acetaminophenOverdose = emergencyOnly(
  'acetaminophen-consensus-2023',
  words(
    '¿Usted u otra persona tomó demasiado acetaminofén, o no sabe cuánto tomó?',
    'Did you or someone else take too much acetaminophen, or are you not sure how much?',
  ),
  words(
    'Vaya ya a urgencias o llame al 123, aunque no haya síntomas. Hay un antídoto y sirve más cuanto antes se ponga. No espere este examen.',
    'Go to an emergency room now or call 123, even if there are no symptoms. There is an antidote, and it works best when given early. Do not wait for this test.',
  ),
);

export const aspirinOverdose = emergencyOnly(
  'minsalud-toxicology',
  words(
    '¿Usted o un niño tomó demasiada aspirina, o tiene zumbido en los oídos, vómito o respiración agitada después de tomarla?',
    'Did you or a child take too much aspirin, or have ringing in the ears, vomiting or fast breathing after taking it?',
  ),
  takeIt,
);

export const carbonMonoxide = emergencyOnly(
  'acep-carbon-monoxide-2017',
  words(
    '¿Hay humo, un calentador o una estufa encendida, y alguien tiene dolor de cabeza, mareo, vómito o mucho sueño?',
    'Is there smoke, a water heater or a stove burning, and does anyone have a headache, dizziness, vomiting or unusual sleepiness?',
  ),
  words(
    'Salgan todos ya al aire libre y llame al 123 desde afuera. No espere este examen: el tratamiento es oxígeno.',
    'Get everyone out into fresh air now and call 123 from outside. Do not wait for this test: the treatment is oxygen.',
  ),
);

const insecticideSign = words(
  '¿Después de fumigar o de tragar un veneno hay vómito, babeo, sudor, pupilas pequeñas, debilidad o dificultad para respirar?',
  'After spraying or swallowing a pesticide, is there vomiting, drooling, sweating, small pupils, weakness or trouble breathing?',
);
const insecticideAction = goNowAnd(
  'Salga del sitio, quítese la ropa mojada y lávese la piel con agua y jabón. No provoque el vómito.',
  'Leave the place, take off wet clothes and wash the skin with soap and water. Do not make the person vomit.',
);
export const insecticide = emergencyOnly('aha-poisoning-2023', insecticideSign, insecticideAction);
/** The same for the enzyme that monitors workers who spray pesticides. */
export const insecticideOften = oftenEmergency('aha-poisoning-2023', insecticideSign, insecticideAction);
export const insecticideAtWork = timeLimited('aha-poisoning-2023', insecticideSign, insecticideAction);

export const cyanide = emergencyOnly(
  'aha-poisoning-2023',
  words(
    '¿Alguien respiró humo de un incendio o tragó cianuro, y está confundido, se desmayó o respira mal?',
    'Did someone breathe smoke from a fire or swallow cyanide, and is that person confused, fainting or short of breath?',
  ),
  goNowAnd(
    'Hay un antídoto, pero solo sirve en los primeros minutos.',
    'There is an antidote, but it only works in the first minutes.',
  ),
);

export const ratPoison = emergencyOnly(
  'minsalud-toxicology',
  words(
    '¿Alguien tragó matarratas, aunque se sienta bien, o sangra de la nariz, las encías o la orina?',
    'Did someone swallow rat poison, even if they feel well, or is there bleeding from the nose or gums or in the urine?',
  ),
  takeIt,
);

export const druggedVictim = oftenEmergency(
  'minsalud-toxicology',
  words(
    '¿Cree que lo drogaron, o alguien está confundido, con las pupilas grandes, la boca seca o sin recordar qué pasó?',
    'Do you think you were drugged, or is someone confused, with large pupils, a dry mouth or no memory of what happened?',
  ),
  goNow,
);

export const drunkOrHurt = oftenEmergency(
  'minsalud-toxicology',
  words(
    '¿Alguien bebió y no despierta, respira despacio, convulsiona, vomita dormido o se golpeó la cabeza?',
    'Has someone been drinking and will not wake up, breathes slowly, has a seizure, vomits while asleep or hit their head?',
  ),
  then('Acuéstelo de lado.', 'Lay the person on one side.'),
);

export const drugOverdose = timeLimited(
  'aha-poisoning-2023',
  words(
    '¿Alguien usó drogas o pastillas y no despierta, respira mal, convulsiona o tiene dolor en el pecho?',
    'Has someone used drugs or pills and will not wake up, is breathing badly, has a seizure or has chest pain?',
  ),
  then('Acuéstelo de lado.', 'Lay the person on one side.'),
);

export const medicineOverdose = timeLimited(
  'minsalud-toxicology',
  words(
    '¿Alguien tomó de más, o está muy dormido, confundido, convulsiona o tiene el corazón desordenado?',
    'Did someone take too much, or is the person very sleepy, confused, having a seizure or with an irregular heartbeat?',
  ),
  takeIt,
);

export const lithiumToxicity = timeLimited(
  'extrip-lithium-2015',
  words(
    '¿Toma litio y tiene temblor fuerte, vómito o diarrea, camina inseguro, está confundido o tomó de más?',
    'Do you take lithium and have a strong tremor, vomiting or diarrhea, unsteady walking or confusion, or did you take too much?',
  ),
  goNowAnd('No tome más litio hasta que lo vea un médico.', 'Do not take more lithium until a doctor sees you.'),
);

export const digoxinToxicity = timeLimited(
  'aha-poisoning-2023',
  words(
    '¿Toma digoxina y tiene vómito, visión amarilla o borrosa, confusión, desmayo o el pulso muy lento, o tomó de más?',
    'Do you take digoxin and have vomiting, yellow or blurred vision, confusion, fainting or a very slow pulse, or did you take too much?',
  ),
  goNowAnd(
    'No tome la siguiente dosis hasta que lo vea un médico.',
    'Do not take the next dose until a doctor sees you.',
  ),
);

export const theophyllineToxicity = timeLimited(
  'minsalud-toxicology',
  words(
    '¿Toma teofilina y tiene vómito que no para, palpitaciones, temblor fuerte o convulsiones, o tomó de más?',
    'Do you take theophylline and have vomiting that does not stop, palpitations, a strong tremor or seizures, or did you take too much?',
  ),
  goNow,
);

export const epilepsyMedicine = timeLimited(
  'aes-status-epilepticus-2016',
  words(
    '¿Alguien está convulsionando, o tomó de más y está muy dormido, confundido o camina inseguro?',
    'Is someone having a seizure, or did they take too much and are very sleepy, confused or unsteady?',
  ),
  words(
    'Llame al 123 si la convulsión dura 5 minutos, se repite o la persona no despierta, o si tomó de más. No suspenda el medicamento por su cuenta.',
    'Call 123 if the seizure lasts 5 minutes or comes back, if the person does not wake up, or if they took too much. Do not stop the medicine on your own.',
  ),
);

export const seizure = timeLimited(
  'aes-status-epilepticus-2016',
  words(
    '¿Alguien está convulsionando, o tuvo su primera convulsión?',
    'Is someone having a seizure, or did they have their first one?',
  ),
  then(
    'Acuéstelo de lado y no le meta nada en la boca.',
    'Lay the person on one side and do not put anything in the mouth.',
  ),
);

export const methotrexateRescue = emergencyOnly(
  'methotrexate-toxicity-2016',
  words(
    '¿Le pusieron metotrexato en dosis altas y le falta este control, o tiene vómito, llagas en la boca o poca orina?',
    'Were you given high-dose methotrexate and are missing this control, or do you have vomiting, mouth sores or little urine?',
  ),
  words(
    'Este control lo hace el hospital, con resultado en horas, porque decide la dosis del antídoto (leucovorina). Llame ya a su equipo de oncología o al 123, o vuelva a urgencias.',
    'The hospital does this control, with the result within hours, because it decides the dose of the antidote (leucovorin). Call your cancer team or 123 now, or go back to the emergency room.',
  ),
);

export const blueSkin = oftenEmergency(
  'aha-poisoning-2023',
  words(
    '¿Tiene los labios o la piel azulados o grises, falta de aire, mareo o confusión?',
    'Are the lips or skin blue or gray, or is there shortness of breath, dizziness or confusion?',
  ),
  goNow,
);

// Heart, lungs and clots.

export const chestPain = emergencyOnly(
  'aha-chest-pain-2021',
  words(
    '¿Tiene dolor o presión en el pecho, falta de aire, sudor frío, o un dolor que pasa al brazo o a la mandíbula?',
    'Do you have chest pain or pressure, trouble breathing, cold sweats, or pain that spreads to the arm or jaw?',
  ),
  words(
    'Llame ya al 123 o vaya a urgencias; no maneje usted. No espere este examen: en urgencias se lo hacen enseguida.',
    'Call 123 now or go to an emergency room; do not drive yourself. Do not wait for this test: the emergency room does it right away.',
  ),
);

export const bloodClot = oftenEmergency(
  'esc-pulmonary-embolism-2019',
  words(
    '¿Tiene falta de aire repentina, dolor en el pecho, tos con sangre o una pierna hinchada que duele?',
    'Do you have sudden shortness of breath, chest pain, a cough with blood, or a swollen and painful leg?',
  ),
  goNowAnd('Puede ser un coágulo, que se trata en horas.', 'It may be a blood clot, which is treated within hours.'),
);

export const breathless = timeLimited(
  'ats-idsa-pneumonia-2019',
  words(
    '¿Hay dificultad para respirar, labios azulados, dolor en el pecho, confusión, o un bebé que no come o respira muy rápido?',
    'Is there trouble breathing, blue lips, chest pain, confusion, or a baby who does not eat or breathes very fast?',
  ),
  goNow,
);

export const breathlessOften = oftenEmergency('ats-idsa-pneumonia-2019', breathless.sign, breathless.action);

export const heartFailure = timeLimited(
  'aha-heart-failure-2022',
  words(
    '¿Tiene mucha falta de aire sentado o acostado, dolor en el pecho, labios azulados o desmayo?',
    'Are you very short of breath when sitting or lying down, or do you have chest pain, blue lips or fainting?',
  ),
  goNow,
);

export const pauseInBreathing = oftenEmergency(
  'who-child-pocket-book-2013',
  words(
    '¿Un bebé deja de respirar por momentos, se pone azul, no come o vomita con la tos?',
    'Does a baby stop breathing for moments, turn blue, not eat or vomit with the cough?',
  ),
  goNow,
);

export const coughingBlood = timeLimited(
  'kdigo-glomerular-2021',
  words(
    '¿Tose sangre, le falta el aire, orina muy poco o la orina es roja o color de cola?',
    'Are you coughing up blood, short of breath, passing very little urine, or is your urine red or cola-colored?',
  ),
  goNow,
);
export const lungsAndKidneys = oftenEmergency('kdigo-glomerular-2021', coughingBlood.sign, coughingBlood.action);

export const allergicReaction = timeLimited(
  'wao-anaphylaxis-2020',
  words(
    '¿Tiene ahora hinchada la cara, la lengua o la garganta, dificultad para respirar, o mareo con ronchas o vómito?',
    'Are your face, tongue or throat swelling right now, or do you have trouble breathing, or dizziness with hives or vomiting?',
  ),
  then('Si le formularon adrenalina (epinefrina), aplíquesela ya.', 'If you were prescribed epinephrine, use it now.'),
);

export const throatSwelling = timeLimited(
  'wao-angioedema-2021',
  words(
    '¿Se le está hinchando la lengua o la garganta, le cambió la voz o le cuesta respirar o tragar?',
    'Is your tongue or throat swelling, has your voice changed, or is it hard to breathe or swallow?',
  ),
  goNow,
);

// Sugar, salts and the body's chemistry.

export const randomGlucose = oftenEmergency(
  'ada-2026',
  words(
    '¿Tiene ahora temblor, sudor frío, confusión o mucho sueño, o mucha sed con vómito o respiración agitada?',
    'Are you shaky, in a cold sweat, confused or unusually sleepy right now, or very thirsty with vomiting or fast breathing?',
  ),
  words(
    'Con temblor o sudor frío, tome ya algo dulce. Si hay confusión, desmayo, vómito o respiración agitada, llame al 123 o vaya a urgencias: no espere este examen.',
    'If you are shaky or in a cold sweat, have something sweet now. For confusion, fainting, vomiting or fast breathing, call 123 or go to an emergency room: do not wait for this test.',
  ),
);

export const lowSugar = timeLimited(
  'ada-2026',
  words(
    '¿Tiene ahora temblor, sudor frío, mucha hambre, confusión o mucho sueño?',
    'Are you shaky, in a cold sweat, very hungry, confused or unusually sleepy right now?',
  ),
  words(
    'Tome ya algo dulce. Si no mejora en 15 minutos, o si la persona no puede tragar, convulsiona o no despierta, llame al 123: no espere este examen.',
    'Have something sweet now. If it is not better in 15 minutes, or if the person cannot swallow, has a seizure or does not wake up, call 123: do not wait for this test.',
  ),
);

const ketoacidosisSign = words(
  '¿Tiene diabetes o el azúcar alto, con vómito, dolor de barriga, respiración agitada, mucha sed o mucho sueño?',
  'Do you have diabetes or high blood sugar, with vomiting, belly pain, fast breathing, great thirst or unusual sleepiness?',
);
const ketoacidosisAction = goNowAnd(
  'Puede ser una cetoacidosis, también en niños que no sabían que tenían diabetes.',
  'It may be ketoacidosis, also in children who did not know they had diabetes.',
);
export const ketoacidosis = oftenEmergency('hyperglycemic-crises-2024', ketoacidosisSign, ketoacidosisAction);
export const ketoacidosisOrSalts = timeLimited('hyperglycemic-crises-2024', ketoacidosisSign, ketoacidosisAction);

export const saltsCrisis = timeLimited(
  'kdigo-potassium-2020',
  words(
    '¿Hay confusión, convulsiones, desmayo, debilidad para moverse o el corazón muy lento o desordenado?',
    'Is there confusion, a seizure, fainting, weakness when moving, or a very slow or irregular heartbeat?',
  ),
  goNow,
);

export const acidBlood = oftenEmergency(
  'surviving-sepsis-2021',
  words(
    '¿Hay falta de aire, respiración muy rápida, labios azulados, confusión o mucha debilidad?',
    'Is there shortness of breath, very fast breathing, blue lips, confusion or great weakness?',
  ),
  goNow,
);

export const highAmmonia = oftenEmergency(
  'urea-cycle-2019',
  words(
    '¿Un bebé está decaído, no come, vomita o duerme demasiado, o una persona con cirrosis o una enfermedad del metabolismo está confundida?',
    'Is a baby listless, not eating, vomiting or sleeping too much, or is a person with cirrhosis or a metabolic disease confused?',
  ),
  goNowAnd(
    'No lo deje en ayunas: sin comida el amonio sube más.',
    'Do not let a baby or child fast: without food the ammonia rises more.',
  ),
);

export const metabolicCrisis = timeLimited(
  'who-child-pocket-book-2013',
  words(
    '¿Un bebé o un niño está decaído, no come, vomita sin parar, duerme demasiado, convulsiona o respira muy rápido?',
    'Is a baby or child listless, not eating, vomiting without stopping, sleeping too much, having a seizure or breathing very fast?',
  ),
  goNowAnd('No lo deje en ayunas.', 'Do not let the child fast.'),
);

export const adrenalCrisis = oftenEmergency(
  'endocrine-society-adrenal-2016',
  words(
    '¿Hay vómito, desmayo, presión muy baja, azúcar bajo o confusión, sobre todo en quien toma o dejó corticoides?',
    'Is there vomiting, fainting, very low blood pressure, low sugar or confusion, above all in someone who takes or stopped corticosteroids?',
  ),
  goNow,
);

export const adrenalCrisisInBabies = timeLimited(
  'endocrine-society-adrenal-2016',
  words(
    '¿Un recién nacido vomita, no come, está decaído o deshidratado, o se desmaya quien tiene una enfermedad suprarrenal?',
    'Is a newborn vomiting, not eating, listless or dehydrated, or does someone with an adrenal disease faint?',
  ),
  goNow,
);

export const pancreatitis = oftenEmergency(
  'acg-pancreatitis-2024',
  words(
    '¿Tiene un dolor fuerte arriba del abdomen que pasa a la espalda, con vómito o fiebre?',
    'Do you have severe pain in the upper belly that goes through to the back, with vomiting or fever?',
  ),
  goNow,
);

export const porphyriaAttack = timeLimited(
  'acute-porphyria-2017',
  words(
    '¿Tiene ahora un dolor de barriga muy fuerte con debilidad, confusión, convulsiones u orina oscura?',
    'Do you have very severe belly pain right now with weakness, confusion, seizures or dark urine?',
  ),
  goNow,
);
export const porphyriaAttackNow = oftenEmergency('acute-porphyria-2017', porphyriaAttack.sign, porphyriaAttack.action);

const muscleSign = words(
  '¿Tiene la orina color de cola, o mucho dolor y debilidad de los músculos después de un aplastamiento, una descarga eléctrica o un ejercicio extremo?',
  'Is your urine cola-colored, or do your muscles hurt badly and feel weak after a crush, an electric shock or extreme exercise?',
);
export const muscleBreakdown = oftenEmergency('aast-rhabdomyolysis-2022', muscleSign, goNow);
export const muscleBreakdownLater = timeLimited('aast-rhabdomyolysis-2022', muscleSign, goNow);

// Newborns.

export const yellowNewborn = timeLimited(
  'aap-hyperbilirubinemia-2022',
  words(
    '¿Es para un bebé amarillo en sus primeras 24 horas de vida, o que está decaído, come mal, o tiene amarillas las piernas?',
    'Is this for a baby who turned yellow in the first 24 hours of life, or who is listless, feeds poorly, or has yellow legs?',
  ),
  goNow,
);

export const sickNewborn = oftenEmergency(
  'who-child-pocket-book-2013',
  words(
    '¿Un recién nacido tiene fiebre o está frío, decaído, pálido, amarillo hasta las piernas, no come o respira muy rápido?',
    'Does a newborn have a fever or feel cold, or is the baby listless, pale, yellow down to the legs, not eating or breathing very fast?',
  ),
  goNow,
);

export const newbornInfection = timeLimited('who-child-pocket-book-2013', sickNewborn.sign, sickNewborn.action);

export const redEye = oftenEmergency(
  'who-child-pocket-book-2013',
  words(
    '¿Un recién nacido tiene pus en los ojos, o usted tiene dolor fuerte del ojo, visión borrosa o un ojo rojo con lentes de contacto?',
    'Does a newborn have pus in the eyes, or do you have severe eye pain, blurred vision or a red eye with contact lenses?',
  ),
  goNowAnd('En un recién nacido puede dañar la vista en un día.', 'In a newborn it can damage the sight within a day.'),
);

// Infections.

const meningitisSign = words(
  '¿Hay fiebre con cuello rígido, dolor de cabeza muy fuerte, confusión, convulsiones o manchas moradas, o un bebé muy decaído?',
  'Is there a fever with a stiff neck, a very bad headache, confusion, seizures or purple spots, or a very listless baby?',
);
export const meningitis = oftenEmergency('who-meningitis-2025', meningitisSign, goNow);
export const meningitisLater = timeLimited('who-meningitis-2025', meningitisSign, goNow);

const sepsisSign = words(
  '¿Hay fiebre o frío con confusión, respiración muy rápida, piel fría o manchada, presión baja o poca orina?',
  'Is there a fever or chills with confusion, very fast breathing, cold or blotchy skin, low blood pressure or little urine?',
);
export const sepsis = oftenEmergency('surviving-sepsis-2021', sepsisSign, goNow);

export const neutropenicFever = timeLimited(
  'idsa-neutropenic-fever-2010',
  words(
    '¿Recibe quimioterapia o un trasplante y tiene 38 °C o más, escalofrío o mucho malestar?',
    'Are you on chemotherapy or did you have a transplant, and do you have 38 °C or more, chills, or do you feel very unwell?',
  ),
  goNow,
);

export const dengueAlarm = timeLimited(
  'who-arboviruses-2025',
  words(
    '¿Hay dolor de barriga fuerte, vómito que no para, sangrado, mareo al pararse, mucho sueño o mucha inquietud?',
    'Is there severe belly pain, vomiting that does not stop, bleeding, dizziness on standing, great sleepiness or restlessness?',
  ),
  goNow,
);

export const malaria = timeLimited(
  'who-malaria',
  words(
    '¿Hay fiebre con confusión, mucho sueño, convulsiones, ojos amarillos, orina oscura o vómito que no para, o es un niño pequeño o una embarazada?',
    'Is there a fever with confusion, great sleepiness, seizures, yellow eyes, dark urine or vomiting that does not stop, or is it a small child or someone pregnant?',
  ),
  goNow,
);

const feverAndYellowEyes = words(
  '¿Hay fiebre con ojos amarillos, sangrado, poca orina, falta de aire o confusión?',
  'Is there a fever with yellow eyes, bleeding, little urine, shortness of breath or confusion?',
);
export const yellowFever = oftenEmergency('who-arboviruses-2025', feverAndYellowEyes, goNow);
export const leptospirosis = oftenEmergency('who-leptospirosis-2003', feverAndYellowEyes, goNow);

export const spottedFever = oftenEmergency(
  'cdc-rickettsia-2016',
  words(
    '¿Hay fiebre con dolor de cabeza fuerte o manchas en la piel después de una garrapata, o confusión, sangrado o falta de aire?',
    'Is there a fever with a bad headache or spots on the skin after a tick bite, or confusion, bleeding or shortness of breath?',
  ),
  goNowAnd(
    'El antibiótico se empieza el mismo día, sin esperar el resultado.',
    'The antibiotic is started the same day, without waiting for the result.',
  ),
);

export const diphtheria = oftenEmergency(
  'who-diphtheria-2024',
  words(
    '¿Hay una capa gris en la garganta, cuello hinchado o dificultad para respirar o tragar?',
    'Is there a gray coating in the throat, a swollen neck, or trouble breathing or swallowing?',
  ),
  goNow,
);

export const blackFungus = oftenEmergency(
  'ecmm-mucormycosis-2019',
  words(
    '¿Hay una zona negra en la nariz o el paladar, o cara hinchada con dolor o visión doble, en quien tiene diabetes o defensas bajas?',
    'Is there a black area in the nose or palate, or a swollen and painful face or double vision, in someone with diabetes or low defenses?',
  ),
  goNow,
);

const hotJoint = words(
  '¿Tiene una articulación caliente, roja e hinchada, con fiebre o sin poder moverla?',
  'Is a joint hot, red and swollen, with a fever or so that it cannot be moved?',
);
export const infectedJoint = oftenEmergency('bsr-hot-joint-2006', hotJoint, goNow);

export const infectedBelly = oftenEmergency(
  'aasld-ascites-2021',
  words(
    '¿Tiene líquido en el abdomen y fiebre, dolor de barriga, confusión o vómito con sangre?',
    'Do you have fluid in the belly and a fever, belly pain, confusion or vomiting with blood?',
  ),
  goNow,
);

export const infectedDialysis = oftenEmergency(
  'ispd-peritonitis-2022',
  words(
    '¿Se hace diálisis peritoneal y tiene la bolsa turbia, dolor de barriga o fiebre, o tiene una herida del abdomen?',
    'Are you on peritoneal dialysis with a cloudy bag, belly pain or a fever, or do you have a wound in the belly?',
  ),
  goNowAnd('Lleve la bolsa turbia.', 'Take the cloudy bag with you.'),
);

export const severeDiarrhea = timeLimited(
  'who-child-pocket-book-2013',
  words(
    '¿Hay mucha sangre, vómito que no para, ojos hundidos, muy poca orina, mucho sueño o un bebé que no toma líquidos?',
    'Is there a lot of blood, vomiting that does not stop, sunken eyes, very little urine, great sleepiness or a baby who does not drink?',
  ),
  goNow,
);

export const liverFailure = timeLimited(
  'acg-acute-liver-failure-2023',
  words(
    '¿Hay ojos amarillos con confusión, mucho sueño, sangrado, vómito que no para o mucho dolor de barriga?',
    'Are the eyes yellow with confusion, great sleepiness, bleeding, vomiting that does not stop or bad belly pain?',
  ),
  goNow,
);

export const chickenpoxContact = timeLimited(
  'cdc-varizig-2013',
  words(
    '¿Está en embarazo o tiene las defensas bajas, y estuvo hace menos de 10 días con alguien con varicela o culebrilla?',
    'Are you pregnant or is your immune system weak, and were you with someone with chickenpox or shingles in the last 10 days?',
  ),
  words(
    'Vaya hoy a urgencias o hable hoy con su médico: hay una protección que se pone hasta 10 días después del contacto, y sirve más cuanto antes. Con falta de aire o confusión, llame al 123.',
    'Go to an emergency room or speak to your doctor today: there is a protection that is given up to 10 days after the contact, and it works best when given early. If you are short of breath or confused, call 123.',
  ),
);

export const bite = timeLimited(
  'who-rabies-2018',
  words(
    '¿Lo mordió o arañó un perro, un gato, un murciélago u otro animal?',
    'Did a dog, a cat, a bat or another animal bite or scratch you?',
  ),
  words(
    'Lave ya la herida 15 minutos con agua y jabón y vaya hoy mismo a urgencias: allá deciden la vacuna contra la rabia. Si sangra mucho o fue una serpiente, llame al 123.',
    'Wash the wound now for 15 minutes with soap and water and go to an emergency room today: they decide on the rabies vaccine. If it bleeds a lot or it was a snake, call 123.',
  ),
);

export const testiclePain = timeLimited(
  'aafp-testicular-torsion-2013',
  words('¿Le empezó de pronto un dolor fuerte en un testículo?', 'Did severe pain in a testicle start suddenly?'),
  goNowAnd(
    'Puede ser un testículo torcido, que se opera en pocas horas.',
    'It may be a twisted testicle, which needs surgery within a few hours.',
  ),
);

/** Within 72 hours a treatment can prevent the infection; an HIV test shows nothing yet. */
export const hivExposure = timeLimited(
  'cdc-npep-2025',
  words(
    '¿Tuvo hace menos de 72 horas una relación sin condón, un condón roto, un pinchazo o una agresión sexual?',
    'In the last 72 hours, did you have sex without a condom, a condom that broke, a needle stick or a sexual assault?',
  ),
  words(
    'No espere este examen: vaya ya a urgencias y diga «posible exposición al VIH». Allá le pueden dar la PEP, pastillas durante 28 días para evitar el VIH. Lo mejor es empezar en las primeras 24 horas; después de 72 ya no se inicia.',
    'Do not wait for this test: go to an emergency room now and say “possible exposure to HIV” (in Spanish, “posible exposición al VIH”). There you can get PEP, pills for 28 days to prevent HIV. It is best to start within the first 24 hours; after 72 it is too late to start.',
  ),
);

// Nerves and head.

const suddenSign = words(
  '¿Apareció en horas o pocos días debilidad de la cara, un brazo o las piernas, pérdida de visión, confusión, convulsiones, o dificultad para hablar, tragar o respirar?',
  'Did weakness of the face, an arm or the legs, loss of vision, confusion, seizures, or trouble speaking, swallowing or breathing come on within hours or a few days?',
);
export const suddenNerves = timeLimited('aha-stroke-2019', suddenSign, goNow);
export const risingWeakness = oftenEmergency('ean-pns-guillain-barre-2023', suddenSign, goNow);

export const headInjury = oftenEmergency(
  'nice-head-injury-2023',
  words(
    '¿Se golpeó la cabeza y tiene vómito, mucho sueño, confusión, convulsiones, debilidad, o le sale líquido claro o sangre por la nariz o el oído?',
    'Did you hit your head and have vomiting, great sleepiness, confusion, seizures, weakness, or clear fluid or blood coming from the nose or ear?',
  ),
  goNow,
);

// Bleeding and blood.

export const blackStools = timeLimited(
  'acg-upper-bleeding-2021',
  words(
    '¿Tiene deposiciones negras y pegajosas o con mucha sangre, vómito con sangre, mareo o desmayo?',
    'Are your stools black and sticky or very bloody, or are you vomiting blood, dizzy or fainting?',
  ),
  goNow,
);

export const bleedingOnAnticoagulant = timeLimited(
  'acc-anticoagulant-bleeding-2020',
  words(
    '¿Toma un anticoagulante y tiene un sangrado que no para, deposiciones negras, dolor de cabeza fuerte o un golpe en la cabeza?',
    'Do you take a blood thinner and have bleeding that does not stop, black stools, a bad headache or a blow to the head?',
  ),
  goNow,
);
export const bleedingNow = oftenEmergency(
  'acc-anticoagulant-bleeding-2020',
  bleedingOnAnticoagulant.sign,
  bleedingOnAnticoagulant.action,
);

const heavyBleedingSign = words(
  '¿Hay un sangrado que no para, mareo o desmayo al pararse, palidez o mucha debilidad?',
  'Is there bleeding that does not stop, dizziness or fainting on standing, paleness or great weakness?',
);
export const heavyBleeding = timeLimited('nice-transfusion-2015', heavyBleedingSign, goNow);
export const transfusion = oftenEmergency('nice-transfusion-2015', heavyBleedingSign, goNow);

export const transfusionReaction = timeLimited(
  'nice-transfusion-2015',
  words(
    '¿Le pusieron sangre hace poco y tiene fiebre, escalofrío, falta de aire, dolor en la espalda u orina roja o muy oscura?',
    'Did you have a blood transfusion recently, and do you have a fever, chills, shortness of breath, back pain, or red or very dark urine?',
  ),
  goNow,
);

export const heparinReaction = oftenEmergency(
  'ash-heparin-thrombocytopenia-2018',
  words(
    '¿Le ponen heparina y tiene una pierna o un brazo hinchado o morado, dolor en el pecho o falta de aire?',
    'Are you on heparin and have a swollen or purple leg or arm, chest pain or shortness of breath?',
  ),
  goNow,
);

export const clottingPurpura = oftenEmergency(
  'isth-ttp-2020',
  words(
    '¿Hay plaquetas muy bajas con confusión, dolor de cabeza, debilidad, fiebre, puntos morados o dolor en el pecho?',
    'Are platelets very low with confusion, headache, weakness, fever, purple dots or chest pain?',
  ),
  goNow,
);

// Pregnancy.

export const earlyPregnancyPain = timeLimited(
  'acog-ectopic-2018',
  words(
    '¿Está o puede estar en embarazo y tiene dolor bajo en el abdomen, sangrado, dolor en el hombro, mareo o desmayo?',
    'Are you or could you be pregnant, with pain low in the belly, bleeding, shoulder pain, dizziness or fainting?',
  ),
  goNowAnd('Puede ser un embarazo fuera del útero.', 'It may be a pregnancy outside the womb.'),
);

const preeclampsiaSign = words(
  '¿Está en embarazo y tiene presión alta, dolor de cabeza fuerte, luces en la vista, dolor arriba del abdomen, hinchazón repentina o convulsiones?',
  'Are you pregnant with high blood pressure, a bad headache, flashing lights, pain in the upper belly, sudden swelling or seizures?',
);
export const preeclampsia = oftenEmergency('acog-preeclampsia-2020', preeclampsiaSign, goNow);
export const preeclampsiaLater = timeLimited('acog-preeclampsia-2020', preeclampsiaSign, goNow);

export const earlyLabor = oftenEmergency(
  'acog-preterm-labor-2016',
  words(
    '¿Está en embarazo y tiene contracciones seguidas, pierde líquido, sangra, tiene fiebre, recibió un golpe en el abdomen o siente menos al bebé?',
    'Are you pregnant with regular contractions, leaking fluid, bleeding, a fever, a blow to the belly, or a baby who moves less?',
  ),
  goNow,
);
