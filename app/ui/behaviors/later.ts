import { selectorOf } from './contract.ts';
import { whenIdle } from './idle.ts';
import { laterContract } from './later.contract.ts';

/** A busy browser lays out the next part after this time. */
const LATEST_MS = 500;
/** The delay in browsers without idle callbacks. */
const OTHERWISE_MS = 50;

/**
 * Lays out the parts of a long page below the first view (`later.contract.ts`) afterward, one per idle period. No single task lays out the
 * whole page, and soon all of it is available for printing, searching and screenshots.
 */
export function layOutLater(): void {
  const parts = [...document.querySelectorAll(selectorOf(laterContract, 'part'))];
  const next = () => {
    parts.shift()?.removeAttribute(laterContract.part);
    if (parts.length > 0) later();
  };
  const later = () => whenIdle(next, OTHERWISE_MS, { timeout: LATEST_MS });
  later();
}
