import { Field, SelectField, TextAreaField } from './field.tsx';
import type { ComponentExamples } from './gallery/example.ts';

export const fieldExamples: ComponentExamples = {
  component: 'field',
  examples: [
    {
      name: 'empty',
      show: (say) => <Field id="f-empty" label={say('Nombre completo', 'Full name')} autoComplete="off" />,
    },
    {
      name: 'hint and value',
      show: (say) => (
        <Field
          id="f-filled"
          type="tel"
          label={say('Celular', 'Cell phone')}
          hint={say(
            'Lo usamos para avisarle que su resultado está listo.',
            'We use it to let you know that your result is ready.',
          )}
          defaultValue="300 111 2233"
        />
      ),
    },
    {
      name: 'error',
      show: (say) => (
        <Field
          id="f-error"
          type="email"
          label={say('Correo electrónico', 'Email')}
          hint={say('Por ejemplo: ana@correo.com', 'For example: ana@mail.com')}
          fault={say(
            'Al correo le falta la arroba (@). Escríbalo completo.',
            'The email has no @ sign. Type all of it.',
          )}
          defaultValue="ana.correo.com"
        />
      ),
    },
    {
      name: 'disabled',
      show: (say) => (
        <Field
          id="f-disabled"
          label={say('Documento', 'ID number')}
          hint={say('Para cambiarlo, llame al laboratorio.', 'To change it, call the laboratory.')}
          defaultValue="1.035.222.111"
          disabled
        />
      ),
    },
    {
      name: 'number with its unit',
      show: (say) => (
        <Field
          id="f-number"
          inputMode="decimal"
          width="number"
          label={say('Glucosa en ayunas', 'Fasting glucose')}
          unit="mg/dL"
          defaultValue="98"
        />
      ),
    },
    {
      name: 'number, error',
      show: (say) => (
        <Field
          id="f-number-error"
          inputMode="decimal"
          width="number"
          label={say('Peso', 'Weight')}
          fault={say(
            'El peso debe estar entre 2 y 350 kg. Revíselo.',
            'The weight must be from 2 to 350 kg. Check it.',
          )}
          unit="kg"
          defaultValue="700"
        />
      ),
    },
    {
      name: 'date',
      show: (say) => (
        <Field
          id="f-date"
          type="date"
          width="date"
          label={say('Día de la toma', 'Day of the visit')}
          defaultValue="2026-11-18"
        />
      ),
    },
    {
      name: 'long text',
      show: (say) => (
        <Field
          id="f-long"
          label={say(
            '¿Qué medicamentos, vitaminas o productos naturales toma usted en este momento, aunque sea de vez en cuando?',
            'Which medicines, vitamins or herbal products do you take at present, even if only from time to time?',
          )}
          hint={say(
            'Escriba el nombre y la dosis de cada uno. Algunos, como la biotina, cambian el resultado de varios exámenes, y le diremos si debe suspenderlos antes de la toma.',
            'Write the name and the dose of each one. Some, such as biotin, change the result of several tests, and we will tell you whether to stop them before your sample is taken.',
          )}
          fault={say(
            'Escriba al menos un medicamento, o la palabra «ninguno» si no toma nada; sin esa respuesta no podemos darle su preparación.',
            'Write at least one medicine, or the word “none” if you take nothing; without that answer we cannot give you your preparation.',
          )}
        />
      ),
    },
    {
      name: 'select',
      show: (say) => (
        <SelectField id="f-select" label={say('Sede', 'Location')} defaultValue="norte">
          <option value="">{say('Elija una sede', 'Choose a location')}</option>
          <option value="norte">{say('Sede norte', 'North location')}</option>
          <option value="sur">{say('Sede sur', 'South location')}</option>
        </SelectField>
      ),
    },
    {
      name: 'select, error',
      show: (say) => (
        <SelectField
          id="f-select-error"
          label={say('Tipo de documento', 'Kind of ID')}
          fault={say('Elija el tipo de su documento.', 'Choose the kind of your ID.')}
          defaultValue=""
        >
          <option value="">{say('Elija un tipo', 'Choose a kind')}</option>
          <option value="cc">{say('Cédula de ciudadanía', 'Colombian ID card')}</option>
          <option value="pa">{say('Pasaporte', 'Passport')}</option>
        </SelectField>
      ),
    },
    {
      name: 'textarea',
      show: (say) => (
        <TextAreaField
          id="f-area"
          label={say('Mensaje', 'Message')}
          defaultValue={say(
            '¿Abren el sábado?\nNecesito un hemograma.',
            'Are you open on Saturday?\nI need a blood count.',
          )}
        />
      ),
    },
    {
      name: 'textarea that grows',
      show: (say) => <TextAreaField id="f-area-grows" grows label={say('Agregar exámenes', 'Add tests')} />,
    },
    {
      name: 'textarea, error',
      show: (say) => (
        <TextAreaField
          id="f-area-error"
          rows={3}
          label={say('Motivo de la corrección', 'Reason for the correction')}
          hint={say('Queda en el historial del resultado.', 'It stays in the history of the result.')}
          fault={say('Escriba por qué corrige el resultado.', 'Write why you correct the result.')}
        />
      ),
    },
  ],
};
