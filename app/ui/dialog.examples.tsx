import { button } from './button.ts';
import { Dialog, DialogCloser, DialogOpener } from './dialog.tsx';
import type { ComponentExamples } from './gallery/example.ts';

export const dialogExamples: ComponentExamples = {
  component: 'dialog',
  examples: [
    {
      name: 'a question',
      show: (say) => (
        <>
          <DialogOpener dialog="g-question" className={button('outline')}>
            {say('Cancelar la cita', 'Cancel the appointment')}
          </DialogOpener>
          <Dialog id="g-question" title={say('¿Cancelar la cita del martes?', 'Cancel the appointment on Tuesday?')}>
            <p>{say('Puede pedir otra cuando quiera.', 'You can book another one at any time.')}</p>
            <button type="button" className={button('primary')}>
              {say('Sí, cancelarla', 'Yes, cancel it')}
            </button>
            <DialogCloser dialog="g-question" className={button('quiet')}>
              {say('No, dejarla', 'No, keep it')}
            </DialogCloser>
          </Dialog>
        </>
      ),
    },
    {
      name: 'long text',
      show: (say) => (
        <>
          <DialogOpener dialog="g-long" className={button('outline')}>
            {say('Corregir el resultado', 'Correct the result')}
          </DialogOpener>
          <Dialog
            id="g-long"
            title={say(
              '¿Corregir un resultado que el paciente y su médico ya recibieron?',
              'Correct a result that the patient and their physician have received?',
            )}
          >
            <p>
              {say(
                'El resultado anterior queda en el historial, con su nombre y el motivo. El paciente y su médico reciben un aviso de que hay una corrección, sin ningún dato de salud.',
                'The earlier result stays in the history, with your name and the reason. The patient and their physician receive a notice that there is a correction, without any health data.',
              )}
            </p>
            <button type="button" className={button('primary')}>
              {say('Corregir', 'Correct it')}
            </button>
            <DialogCloser dialog="g-long" className={button('quiet')}>
              {say('Volver', 'Go back')}
            </DialogCloser>
          </Dialog>
        </>
      ),
    },
  ],
};
