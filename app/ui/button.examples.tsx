import { type ButtonLook, button } from './button.ts';
import type { ComponentExamples, Say } from './gallery/example.ts';
import { Icon } from './icons/icon.tsx';

const shown = (look: ButtonLook, label: (say: Say) => string) => ({
  name: look,
  show: (say: Say) => (
    <button type="button" className={button(look)}>
      {label(say)}
    </button>
  ),
});

export const buttonExamples: ComponentExamples = {
  component: 'button',
  examples: [
    shown('primary', (say) => say('Guardar', 'Save')),
    shown('outline', (say) => say('Cancelar', 'Cancel')),
    shown('quiet', (say) => say('Ver el historial', 'See the history')),
    {
      name: 'whatsapp, with an icon',
      show: (say) => (
        <a href="#button" className={button('whatsapp')}>
          <Icon name="whatsapp" className="size-5" />
          {say('Escribir por WhatsApp', 'Write by WhatsApp')}
        </a>
      ),
    },
    {
      name: 'long text',
      show: (say) => (
        <button type="button" className={button('outline')}>
          {say(
            'Quiero recibir mis resultados por correo y también por WhatsApp',
            'I want to receive my results by email and also by WhatsApp',
          )}
        </button>
      ),
    },
    {
      name: 'disabled, with its reason',
      show: (say) => (
        <div>
          <button type="button" disabled aria-describedby="b-reason" className={button('primary')}>
            {say('Liberar el resultado', 'Release the result')}
          </button>
          <p id="b-reason" className="mt-2 text-sm text-ink-soft">
            {say('Falta la firma de la bacterióloga.', 'The signature of the laboratory scientist is missing.')}
          </p>
        </div>
      ),
    },
  ],
};
