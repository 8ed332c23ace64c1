import { isStopWord } from '../name-tokens.ts';

/**
 * The reasons for an order, and organs: 'hemograma, depresión'. Some are also exam names: a search finds the exam, but in an order they
 * cause a question. Omits infections that share their exam's name ('dengue', 'sífilis').
 */
const complaints = new Set(
  (
    'cansancio fatiga agotamiento astenia debilidad mareo mareos vertigo desmayo palpitaciones insomnio estres ansiedad depresion ' +
    'dolor fiebre tos gripa gripe resfriado nauseas vomito vomitos diarrea estrenimiento gastritis reflujo colitis picazon rasquina brote ' +
    'obesidad sobrepeso peso diabetes diabetico diabetica prediabetes hipertension hipertenso hipertensa presion alta ' +
    'hipotiroidismo hipertiroidismo bocio dislipidemia hipercolesterolemia anemia ferropenica ferropenia trombosis sangrado hemorragia moretones ' +
    'infarto derrame artritis artrosis reumatoide reumatismo osteoporosis lupus gota celiaquia pancreatitis hepatica cirrosis graso ' +
    'infeccion urinaria cistitis prostatitis vaginitis amigdalitis neumonia embarazo embarazada gestante retraso atraso menstrual ' +
    'infertilidad menopausia climaterio ovario ovarios poliquistico poliquisticos acne caida pelo cabello hirsutismo cancer tumor alergia alergias ' +
    'corazon rinon rinones higado vesicula pancreas huesos drogas ' +
    'tiredness fatigue weakness dizziness palpitations stress anxiety depression pain fever cough flu cold nausea vomiting diarrhea diarrhoea ' +
    'constipation itching rash obesity overweight weight gain loss prediabetes hypertension high pressure hypothyroidism hyperthyroidism goiter ' +
    'anemia anaemia thrombosis bleeding bruising infarction arthritis osteoporosis gout pancreatitis infection urinary uti pneumonia pregnancy pregnant ' +
    'infertility menopause acne hair allergy allergies heart kidney kidneys liver bones drugs'
  ).split(' '),
);

/** Whether words name only a reason for an order: 'depresión', 'infección urinaria', 'caída del pelo'. */
export const isComplaint = (words: readonly string[]): boolean => {
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 && telling.every((word) => complaints.has(word));
};
