import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import sprite from '../../ui/icons/sprite.svg';

/** How a table's column of tubes is headed. */
const headings = ['Tubo', 'Tube'];

/** What the content calls the caps, in both languages. */
const capNames: Record<string, SpecimenCap> = {
  lila: 'lavender',
  lavender: 'lavender',
  amarilla: 'gold',
  gold: 'gold',
  azul: 'blue',
  blue: 'blue',
  verde: 'green',
  green: 'green',
  roja: 'red',
  red: 'red',
  gris: 'grey',
  gray: 'grey',
};
const named = new RegExp(`\\b(?:light )?(${Object.keys(capNames).join('|')})\\b`, 'gi');

/** ('Gris o amarilla', 'Tubo') → a grey tube and a gold one, drawn, before these words. Decoration: the words say it. */
export function drawnTubes(content: string, heading: string): string {
  if (!headings.includes(heading)) return content;
  const caps = [...content.matchAll(named)].flatMap(([, name = '']) => capNames[name.toLowerCase()] ?? []);
  const tubes = caps.map((cap) => `<svg class="tube" aria-hidden="true"><use href="${sprite}#specimen-${cap}"/></svg>`);
  return tubes.join('') + content;
}
