import type { Page } from '@playwright/test';

import type { ScreenState } from './screen-states.ts';

/** The components of `/galeria`, by the anchors of their examples. `tests/request/gallery.test.ts` holds the list and the page together. */
export const kitComponents = [
  'button',
  'field',
  'fieldset',
  'date-field',
  'error-summary',
  'table',
  'pagination',
  'dialog',
  'empty-state',
  'error-state',
  'tag',
  'alarm-box',
  'window-ruler',
  'zone-map',
  'turnaround-week',
  'range-plot',
  'trend-plot',
  'week-line',
  'fasting-clock',
  'tube-order',
  'sample-route',
  'form',
] as const;

/** The states whose layout differs between a phone and a wide window. */
const changing: readonly string[] = ['field', 'table', 'window-ruler', 'form'];

/**
 * Shows one component alone. Fixed elements at the edges of the window would cover a picture that is taller than the window, the space for
 * them would cut the picture, and a component above would shift this one by fractions of a pixel when it changes.
 */
const showAlone = (page: Page, component: string) =>
  page.addStyleTag({
    content: `html { scroll-padding: 0 !important; }
      .site-header, .chat-dock, .chat-welcome, .skip-link, main section:not(#${component}) { display: none !important; }`,
  });

/** Sends the sample form empty, so that it shows its faults. */
async function refuseForm(page: Page): Promise<void> {
  await page.locator('#form').getByRole('button', { name: 'Pedir la cita' }).click();
  await page.locator('#form').getByRole('alert').waitFor();
  await showAlone(page, 'form');
}

/** The states of the kit's components, from the examples beside them (`app/ui/*.examples.tsx`). */
export const kitStates: readonly ScreenState[] = [
  ...kitComponents.map(
    (component): ScreenState => ({
      name: `ui-${component}`,
      path: '/galeria',
      prepare: async (page) => void (await showAlone(page, component)),
      part: (page) => page.locator(`#${component}`),
      widths: changing.includes(component) ? [360, 768, 1440] : [360, 1440],
    }),
  ),
  { name: 'ui-form-refused', path: '/galeria', open: refuseForm, part: (page) => page.locator('#form') },
  {
    name: 'ui-dialog-open',
    path: '/galeria',
    open: (page) => page.getByRole('button', { name: 'Corregir el resultado' }).click(),
    part: (page) => page.locator('dialog[open]'),
  },
];
