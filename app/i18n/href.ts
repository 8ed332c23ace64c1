import { href, type Register } from 'react-router';

import { type Locale, pathInLocale } from './locale.ts';

type Pages = Register extends { pages: infer P } ? P : never;
type English = '/en' | `/en/${string}`;

/** Every path of `routes.ts`, in its Spanish form. An unknown path does not compile. */
export type SitePath = Exclude<keyof Pages & string, English | '/*'>;

/** The names of a path's parameters: never for '/servicios', 'id' for '/blog/:id', also in the middle of a path. */
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The arguments for a path's parameters: [] for '/servicios', [{ id: string }] for '/blog/:id'. */
type Params<Path extends SitePath> = [Names<Path>] extends [never] ? [] : [{ [Key in Names<Path>]: string }];

/** ('en', '/servicios') → '/en/servicios' · ('es', '/blog/:id', { id: 'ayuno' }) → '/blog/ayuno' */
export function localizedHref<Path extends SitePath>(locale: Locale, path: Path, ...params: Params<Path>): string {
  // The route table also types `href`, but its paths contain the optional `en?` that this function adds itself.
  const fill = href as (path: string, params?: Record<string, string>) => string;
  return pathInLocale(locale, fill(path, params[0]));
}
