import { type Clause, clausesOf } from './content-exams.ts';
import type { ContentText } from './content-text.ts';

/** The tables of window periods, by the heading of their second column. */
const aboutWindows = /\| (?:La detecta|Puede detectar|Detects|Detects it) (?:desde|from) \|/;
const units = { d: /día|day/, w: /semana|week/, m: /mes|month/ };

/**
 * Lists the window periods on a page, one for each row of its table: the exam, when it can detect an infection, and when it is conclusive:
 * 'vih-cuarta-generacion: 18 d, 45 d'. A test without a page is 'rapid'.
 */
export const windowsIn = (content: ContentText): string[] =>
  clausesOf(content)
    .filter(({ text, block }) => text.startsWith('|') && aboutWindows.test(block))
    .flatMap(rowOf);

function rowOf({ text }: Clause): string[] {
  const [, name = '', from = '', firm = ''] = text.split('|');
  const linked = [...name.matchAll(/\/examenes-laboratorio\/([a-z0-9-]+)/g)].map(([, slug = '']) => slug);
  return (linked.length > 0 ? linked : ['rapid']).map((slug) => `${slug}: ${spanOf(from)}, ${spanOf(firm)}`);
}

/** ('12 semanas; 6 meses si …') → '12 w 6 m' · ('día 33, junto con otra') → '33 d' */
const spanOf = (cell: string): string =>
  cell
    .split(';')
    .map((part) => {
      const unit = Object.entries(units).find(([, word]) => word.test(part))?.[0];
      return `${part.match(/\d+(?:–\d+)?/)?.[0]} ${unit}`;
    })
    .join(' ');
