import { whenIdle } from './idle.ts';

const OTHERWISE_MS = 50;

/**
 * Lays out the parts of a long page below the first view (`data-later`) afterward, one per idle period. No single task lays out the whole
 * page, and soon all of it is available for printing, searching and screenshots.
 */
export function layOutLater(): void {
  const parts = [...document.querySelectorAll('[data-later]')];
  const next = () => {
    parts.shift()?.removeAttribute('data-later');
    if (parts.length > 0) later();
  };
  const later = () => whenIdle(next, OTHERWISE_MS, { timeout: 500 });
  later();
}
