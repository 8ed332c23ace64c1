import type { CatalogueIndex } from './catalogue-index.ts';
import { wordsInName } from './name-tokens.ts';

/** Studies that produce images or tracings of the body: no laboratory offers them, and no exam resembles them. */
const imaging =
  /\b(rayos x|rx|radiografias?|ecografias?|eco|ultrasonidos?|doppler|tomografias?|tac|resonancias?|mamografias?|densitometrias?|gammagrafias?|electrocardiogramas?|ekg|ecg|electroencefalogramas?|holter|ecocardiogramas?|espirometrias?|endoscopias?|colonoscopias?|audiometrias?|pruebas? de esfuerzo|x rays?|xrays?|ultrasounds?|sonograms?|ct scans?|cat scans?|mri|mammograms?|echocardiograms?|spirometry|colonoscopy|endoscopy|stress tests?)\b/;

/** Whether the visitor looks for an imaging study whose name the catalog does not contain. */
export function asksForImages({ vocabulary: { numberOf } }: CatalogueIndex, query: string): boolean {
  const [found] = wordsInName(query).join(' ').match(imaging) ?? [];
  return found !== undefined && !found.split(' ').every((word) => numberOf.has(word));
}
