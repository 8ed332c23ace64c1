import { button } from './button.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import type { ComponentExamples } from './gallery/example.ts';
import { Tag } from './tag.tsx';

export const emptyStateExamples: ComponentExamples = {
  component: 'empty-state',
  examples: [
    {
      name: 'with an action',
      show: (say) => (
        <EmptyState
          level="h3"
          heading={say('No tiene citas', 'You have no appointments')}
          action={
            <a href="#empty-state" className={button('primary')}>
              {say('Pedir una cita', 'Book an appointment')}
            </a>
          }
        >
          {say(
            'Elija el día y la hora, y le decimos cómo prepararse.',
            'Choose the day and the hour, and we tell you how to prepare.',
          )}
        </EmptyState>
      ),
    },
    {
      name: 'nothing fits the filters',
      show: (say) => (
        <EmptyState
          level="h3"
          heading={say('Ningún resultado con estos filtros', 'No result fits these filters')}
          action={
            <a href="#empty-state" className={button('outline')}>
              {say('Quitar los filtros', 'Clear the filters')}
            </a>
          }
        >
          {say('Pruebe con otras fechas o con otro examen.', 'Try other dates or another test.')}
        </EmptyState>
      ),
    },
    {
      name: 'without an action',
      show: (say) => (
        <EmptyState level="h3" heading={say('Todo está al día', 'Everything is up to date')}>
          {say('Cuando llegue una orden, aparece aquí.', 'When an order arrives, it appears here.')}
        </EmptyState>
      ),
    },
  ],
};

export const errorStateExamples: ComponentExamples = {
  component: 'error-state',
  examples: [
    {
      name: 'with an action and a reference',
      show: (say) => (
        <ErrorState
          level="h3"
          heading={say('No pudimos cargar sus resultados', 'We could not load your results')}
          action={
            <>
              <a href="#error-state" className={button('primary')}>
                {say('Intentar otra vez', 'Try again')}
              </a>
              <a href="#error-state" className={button('quiet')}>
                {say('Llamar al laboratorio', 'Call the laboratory')}
              </a>
            </>
          }
          reference={{ label: say('Si llama, denos este código:', 'If you call, give us this code:'), id: '7f3a-91c2' }}
        >
          {say(
            'Sus resultados están guardados. Espere un minuto e intente otra vez.',
            'Your results are safe. Wait a minute and try again.',
          )}
        </ErrorState>
      ),
    },
    {
      name: 'plain',
      show: (say) => (
        <ErrorState level="h3" heading={say('No se guardó el cambio', 'The change was not saved')}>
          {say(
            'Otra persona cambió esta orden mientras usted la tenía abierta. Ábrala de nuevo y repita su cambio.',
            'Somebody else changed this order while you had it open. Open it again and repeat your change.',
          )}
        </ErrorState>
      ),
    },
  ],
};

export const tagExamples: ComponentExamples = {
  component: 'tag',
  examples: [
    { name: 'neutral', show: (say) => <Tag>{say('Borrador', 'Draft')}</Tag> },
    { name: 'active', show: (say) => <Tag tone="active">{say('En proceso', 'In progress')}</Tag> },
    { name: 'good', show: (say) => <Tag tone="good">{say('Entregado', 'Delivered')}</Tag> },
    { name: 'caution', show: (say) => <Tag tone="caution">{say('Espera su firma', 'Awaits your signature')}</Tag> },
    { name: 'alarm', show: (say) => <Tag tone="alarm">{say('Valor crítico', 'Critical value')}</Tag> },
    {
      name: 'long text',
      show: (say) => (
        <Tag tone="caution">
          {say('Retenido hasta que un médico entregue el resultado', 'Held until a physician hands over the result')}
        </Tag>
      ),
    },
  ],
};
