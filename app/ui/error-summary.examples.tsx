import { ErrorSummary } from './error-summary.tsx';
import type { ComponentExamples } from './gallery/example.ts';

export const errorSummaryExamples: ComponentExamples = {
  component: 'error-summary',
  examples: [
    {
      name: 'one fault',
      show: (say) => (
        <ErrorSummary
          heading={say('Hay un dato por corregir', 'There is one thing to correct')}
          faults={[
            { field: 'f-error', text: say('Correo electrónico: le falta la arroba (@).', 'Email: it has no @ sign.') },
          ]}
        />
      ),
    },
    {
      name: 'several faults, long text',
      show: (say) => (
        <ErrorSummary
          heading={say('Hay cuatro datos por corregir', 'There are four things to correct')}
          faults={[
            {
              field: 'f-number-error',
              text: say('Peso: debe estar entre 2 y 350 kg.', 'Weight: it must be from 2 to 350 kg.'),
            },
            { field: 's-error', text: say('Reacciones: elija «Sí» o «No».', 'Reactions: choose “Yes” or “No”.') },
            {
              field: 'd-box-anio',
              text: say(
                'Fecha de nacimiento: escriba el año con sus cuatro cifras.',
                'Date of birth: type all four digits of the year.',
              ),
            },
            {
              field: 's-consent',
              text: say(
                'Autorización: marque la casilla para autorizarnos. Sin su autorización no podemos guardar sus datos ni entregarle el resultado en línea.',
                'Authorization: check the box to authorize us. Without your authorization we can neither keep your data nor give you your result online.',
              ),
            },
          ]}
        />
      ),
    },
  ],
};
