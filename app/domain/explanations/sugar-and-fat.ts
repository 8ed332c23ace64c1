import { explained } from './explanation.ts';

/** Glucose and the fats of the blood. */
export const sugarAndFat = explained([
  {
    id: 'glucose',
    loincs: ['1558-6', '2345-7', '1521-4', '1507-3', '1518-0'],
    measures: {
      es: 'Mide el azúcar de la sangre. El cuerpo la usa para tener fuerza.',
      en: 'It measures the sugar in the blood. The body uses it for energy.',
    },
    moves: {
      es: 'Sube después de comer, con el estrés, con una fiebre o con algunas medicinas. Baja con un ayuno muy largo o mucho ejercicio.',
      en: 'It goes up after a meal, with stress, a fever, or some drugs. It goes down after a very long fast or hard exercise.',
    },
    low: {
      es: ['¿Debo cambiar la hora o la cantidad de mis comidas?', '¿Influye alguna medicina que tomo?'],
      en: ['Should I change when or how much I eat?', 'Does a drug that I take play a part?'],
    },
    high: {
      es: ['¿Debo repetirla en otro día?', '¿Me sirve un examen de hemoglobina glicosilada?'],
      en: ['Should I repeat it on another day?', 'Would an HbA1c test help?'],
    },
    source: 'blood-glucose-test',
  },
  {
    id: 'hba1c',
    loincs: ['4548-4', '27353-2'],
    measures: {
      es: 'Dice cómo ha estado su azúcar, en promedio, en los últimos tres meses.',
      en: 'It tells how your sugar has been, on average, over the last three months.',
    },
    moves: {
      es: 'No cambia por lo que comió ayer. Cambia con la comida, el ejercicio y las medicinas de meses. Si pierde sangre, baja.',
      en: 'What you ate yesterday does not change it. Food, exercise, and drugs change it over months. Blood loss brings it down.',
    },
    low: {
      es: ['¿Influye alguna falta de hierro o un sangrado?', '¿Mis medicinas están bien?'],
      en: ['Does a lack of iron or a bleeding play a part?', 'Are my drugs right?'],
    },
    high: {
      es: ['¿Cuál es la meta para mí?', '¿Qué cambio de comida o de ejercicio me ayuda más?', '¿Cuándo la repito?'],
      en: ['What is the goal for me?', 'Which change in food or exercise helps me most?', 'When do I repeat it?'],
    },
    source: 'hemoglobin-a1c-hba1c-test',
  },
  {
    id: 'cholesterol',
    loincs: ['2093-3'],
    measures: {
      es: 'Mide toda la grasa llamada colesterol que va por la sangre, la buena y la mala juntas.',
      en: 'It measures all the fat called cholesterol in the blood, the good and the bad together.',
    },
    moves: {
      es: 'Sube con frituras y carnes grasas, con el embarazo y por familia. Baja con ejercicio y algunas medicinas.',
      en: 'It goes up with fried food and fatty meat, in pregnancy, and by family. It goes down with exercise and some drugs.',
    },
    low: {
      es: ['¿Tiene alguna importancia para mí?'],
      en: ['Does it matter for me?'],
    },
    high: {
      es: ['¿Cuál es mi riesgo del corazón?', '¿Qué puedo cambiar en mi comida?', '¿Cuándo la repito?'],
      en: ['What is my risk for the heart?', 'What can I change in my food?', 'When do I repeat it?'],
    },
    source: 'cholesterol-levels',
  },
  {
    id: 'hdl',
    loincs: ['2085-9'],
    measures: {
      es: 'Mide el colesterol bueno. Recoge la grasa que sobra y la lleva al hígado.',
      en: 'It measures the good cholesterol. It picks up spare fat and brings it to the liver.',
    },
    moves: {
      es: 'Sube con el ejercicio. Baja si fuma, si sube de peso o si se mueve poco.',
      en: 'It goes up with exercise. It goes down if you smoke, gain weight, or move too little.',
    },
    low: {
      es: ['¿Qué ejercicio me sirve para subirlo?', '¿Cuál es mi riesgo del corazón?'],
      en: ['Which exercise helps me raise it?', 'What is my risk for the heart?'],
    },
    high: { es: ['¿Tiene alguna importancia para mí?'], en: ['Does it matter for me?'] },
    source: 'cholesterol-levels',
  },
  {
    id: 'ldl',
    loincs: ['13457-7', '2089-1', '18262-6'],
    measures: {
      es: 'Mide el colesterol malo. Cuando sobra, se pega en las venas y las tapa poco a poco.',
      en: 'It measures the bad cholesterol. When there is too much, it sticks to the vessels and slowly blocks them.',
    },
    moves: {
      es: 'Sube con frituras, carnes grasas y por familia. Baja con buena comida, ejercicio y algunas medicinas.',
      en: 'It goes up with fried food, fatty meat, and by family. It goes down with good food, exercise, and some drugs.',
    },
    low: { es: ['¿Mi medicina está bien así?'], en: ['Is my drug right as it is?'] },
    high: {
      es: ['¿Cuál es la meta para mí?', '¿Necesito medicina o basta con cambiar la comida?'],
      en: ['What is the goal for me?', 'Do I need a drug, or is a change of food enough?'],
    },
    source: 'cholesterol-levels',
  },
  {
    id: 'triglycerides',
    loincs: ['2571-8'],
    measures: {
      es: 'Mide una grasa que el cuerpo guarda para usarla como fuerza más tarde.',
      en: 'It measures a fat that the body stores to use as energy later.',
    },
    moves: {
      es: 'Suben mucho después de comer, con dulces, gaseosas y licor. Bajan con ejercicio y al perder peso.',
      en: 'They go up a lot after a meal, and with sweets, soda, and alcohol. They go down with exercise and less weight.',
    },
    low: { es: ['¿Como lo suficiente?'], en: ['Do I eat enough?'] },
    high: {
      es: ['¿Hice bien el ayuno?', '¿Qué dulces o bebidas debo dejar?', '¿Cuándo los repito?'],
      en: ['Did I fast as I should?', 'Which sweets or drinks should I give up?', 'When do I repeat them?'],
    },
    source: 'triglycerides-test',
  },
]);
