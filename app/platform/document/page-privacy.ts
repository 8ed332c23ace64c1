import type { ReadParameters } from '../../site/frame/kept-query.ts';
import type { PageClass } from '../../views/pages/page-table.ts';

/** `sensitive`: a page about what people keep to themselves. It is not named to a measurement and leaves no copy on the device. */
export type Privacy = 'open' | 'sensitive';

type Loader = (...args: never[]) => unknown;
type Declared<Data> = Privacy | ((data: Data) => Privacy);

/** What a page declares with its `handle`, from the data that its loader brings: `handle = {…} satisfies PageHandle<typeof loader>`. */
export type PageHandle<Of extends Loader> = {
  /** A page without a parameter may leave this to its row in `page-table.ts`. */
  privacy?: Declared<Awaited<ReturnType<Of>>>;
} & (
  | { reads?: ReadParameters & { chosen?: never } }
  | {
      reads: ReadParameters & { chosen: readonly string[] };
      /** The title whatever the visitor has chosen: the topic that somebody reads about may be a health matter. */
      plainTitle: (data: Awaited<ReturnType<Of>>) => string;
    }
);

/**
 * The files of pages whose path has a parameter and that do not declare their privacy: their row in the table cannot know it. A test
 * holds it against the generated types of all routes.
 */
export type UndeclaredPages<Files, Modules> = {
  [File in keyof Files]: Files[File] extends { id: infer Id extends keyof Modules; page: `${string}:${string}` }
    ? Modules[Id] extends { default: unknown }
      ? Modules[Id] extends { handle: { privacy: Declared<never> } }
        ? never
        : File
      : never
    : never;
}[keyof Files];

/** A route that answers: the last one that matched, with what its loader has brought. */
export interface ShownRoute {
  path?: string | undefined;
  handle?: unknown;
  data: unknown;
}

/**
 * What a page declares; otherwise what its row in the table says. A page with a parameter that declares nothing is sensitive. If the
 * loader failed, there are no data to ask; the answer's status decides (`classOfAnswer`).
 */
export function privacyOf({ path = '', handle, data }: ShownRoute, told: PageClass | null): Privacy {
  const { privacy } = handleOf(handle);
  if (typeof privacy === 'string') return privacy;
  if (data === undefined) return 'open';
  if (privacy) return privacy(data);
  return told === 'neutral' || path.includes(':') ? 'sensitive' : 'open';
}

/** The title that a page declares for when the visitor has chosen a part of it. Throws where it declares none: its own title would tell the choice. */
export function plainTitleOf({ path, handle, data }: ShownRoute): string | null {
  if (data === undefined) return null;
  const { plainTitle } = handleOf(handle);
  if (!plainTitle) throw new Error(`The page at ${path} reads what a visitor has chosen and declares no plainTitle`);
  return plainTitle(data);
}

interface AnyHandle {
  privacy?: Declared<unknown>;
  plainTitle?: (data: unknown) => string;
}

/** Each module holds its handle against its own loader (`PageHandle`), so what that loader has brought fits. */
const handleOf = (handle: unknown): AnyHandle => (typeof handle === 'object' && handle !== null ? handle : {});
