import type { ReadParameters } from '../../views/pages/read-parameters.ts';

/**
 * `sensitive`: a page about something that people keep private. No measurement gets its name, and the device keeps no copy of it. It is
 * declared for one page of many, such as one exam; the `PageClass` of `page-table.ts` is that of a whole route.
 */
export type Privacy = 'open' | 'sensitive';

type Loader = (...args: never[]) => unknown;

/** The privacy of all pages of a route, or a function that judges each page by its loader's data: `({ post }) => …`. */
export type PrivacyDeclaration<Data> = Privacy | ((data: Data) => Privacy);

/** A route's declarations about its pages, in its exported `handle`: `handle = {…} satisfies PageHandle<typeof loader>`. */
export type PageHandle<Of extends Loader> = {
  /** A page without a parameter may leave this to its row in `page-table.ts`. */
  privacy?: PrivacyDeclaration<Awaited<ReturnType<Of>>>;
  /** React Router runs in the browser on this page (decision 0042). The build reads this in the route's own file (`declaresHydration`). */
  hydrates?: true;
  /**
   * The page belongs to an area with its own frame, in place of the site's header, footer, and floating buttons. A function decides for
   * each visitor, by the loader's data.
   */
  frame?: 'area' | ((data: Awaited<ReturnType<Of>>) => boolean);
} /** The query parameters that the page reads (`readsQuery`). */ & (
  | { reads?: ReadParameters & { chosen?: never } }
  | {
      reads: ReadParameters & { chosen: readonly string[] };
      /** The title without the visitor's choice, because the chosen topic may be a health matter. */
      plainTitle: (data: Awaited<ReturnType<Of>>) => string;
    }
);

interface AnyHandle {
  privacy?: PrivacyDeclaration<unknown>;
  hydrates?: boolean;
  frame?: 'area' | ((data: unknown) => boolean);
  plainTitle?: (data: unknown) => string;
}

/** Reads a route's handle. Each module checks its handle against its own loader (`PageHandle`), so the loader's data fit. */
export const handleOf = (handle: unknown): AnyHandle => (typeof handle === 'object' && handle !== null ? handle : {});

/** Whether the handle of a route or a layout declares its own frame. A page that failed has no data, and the site's frame. */
export function hasOwnFrame(handle: unknown, data: unknown): boolean {
  const { frame } = handleOf(handle);
  return typeof frame === 'function' ? data !== undefined && frame(data) : frame === 'area';
}

/** Whether the handle of a route or a layout declares that its pages hydrate. */
export const hydrates = (handle: unknown): boolean => handleOf(handle).hydrates === true;
