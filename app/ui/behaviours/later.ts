import { whenIdle } from './idle.ts';

const OTHERWISE_MS = 50;

/**
 * The parts of a long page below the first view (`data-later`) are laid out after it, one whenever the browser is idle: no single
 * task lays out the whole page, and a moment later it is all there, for printing, for searching in it, for its picture.
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
